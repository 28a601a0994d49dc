import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isPageSeen, onSeen } from '#platform/browser/page-life.ts'
import { shareInvalidations } from '#platform/query/cross-tab-invalidation.ts'
import { readPresence } from '#session/auth/session-presence.ts'

/** Shares invalidations between the tabs of a session. Renders nothing. */
export function CrossTabSync() {
  const queries = useQueryClient()
  useEffect(
    () =>
      shareInvalidations(queries, {
        session: () => readPresence()?.session ?? '',
        isSeen: isPageSeen,
        onSeen,
      }),
    [queries],
  )
  return null
}
