import { use, useEffect } from 'react'
import type { Moment } from '#session/auth/model/idle-machine.ts'
import { useStore } from '#platform/store/use-store.ts'
import { watchIdle } from '#session/idle/idle-service.ts'
import { secondsLeftStore } from '#session/idle/idle-store.ts'
import { loadEngine } from '#session/auth/session-actions.ts'

/**
 * Signs a member out who is not here any more (1§4). Mounted as long as somebody is signed in.
 * `since`: when the page began. `onAsked`: she is asked before, and what comes next may be sign-in.
 */
export function IdleWatch({ since, onAsked }: { since: Moment; onAsked?: () => void }) {
  const engine = use(loadEngine())
  useEffect(() => watchIdle(engine, since), [engine, since])
  const isAsked = useStore(secondsLeftStore) !== null
  useEffect(() => {
    if (isAsked) onAsked?.()
  }, [isAsked, onAsked])
  return null
}
