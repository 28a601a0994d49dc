import { use, useEffect } from 'react'
import type { ClockReading } from '#session/auth/model/idle-machine.ts'
import { useStore } from '#platform/store/use-store.ts'
import { watchIdle } from '#session/idle/idle-service.ts'
import { secondsLeftStore } from '#session/idle/idle-store.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'

/**
 * Signs a member out who is not here any more (1§4). Mounted as long as somebody is signed in.
 * `since`: when the page began. `onAsked`: she is asked before, and what comes next may be sign-in.
 */
export function IdleMonitor({ since, onAsked }: { since: ClockReading; onAsked?: () => void }) {
  const engine = use(loadAuthService())
  useEffect(() => watchIdle(engine, since), [engine, since])
  const isAsked = useStore(secondsLeftStore) !== null
  useEffect(() => {
    if (isAsked) onAsked?.()
  }, [isAsked, onAsked])
  return null
}
