import { use, useEffect } from 'react'
import type { ClockReading } from '#session/auth/model/idle-machine.ts'
import { useStore } from '#platform/store/use-store.ts'
import { watchIdle } from '#session/idle/idle-service.ts'
import { secondsLeftStore } from '#session/idle/idle-store.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'

/**
 * Signs an idle member out (1§4); mounted during a session. `since` is the time of the page load,
 * `onAsked` runs when the idle warning opens.
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
