import { use, useEffect } from 'react'
import type { Moment } from '#domain/idle.ts'
import { useStore } from '#kit/use-store.ts'
import { watchIdle } from '#session/idle.ts'
import { secondsLeftStore } from '#session/idle-store.ts'
import { loadEngine } from '#session/session.ts'

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
