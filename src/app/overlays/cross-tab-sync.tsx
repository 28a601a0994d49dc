import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { shareInvalidations } from '#platform/query/cross-tab-invalidation.ts'
import { readPresence } from '#session/auth/session-presence.ts'

const isSeen = () => document.visibilityState === 'visible'
const onSeen = (task: () => void) => {
  const look = () => {
    if (isSeen()) task()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Shares invalidations between the tabs of a session. Renders nothing. */
export function CrossTabSync() {
  const queries = useQueryClient()
  useEffect(
    () =>
      shareInvalidations(queries, { session: () => readPresence()?.session ?? '', isSeen, onSeen }),
    [queries],
  )
  return null
}
