import { use, useEffect } from 'react'
import { useStore } from '#kit/use-store.ts'
import { watchIdle } from '#session/idle.ts'
import { secondsLeftStore } from '#session/idle-store.ts'
import { loadEngine } from '#session/session.ts'
import { IdleModal } from './idle-modal.tsx'

/** Signs a member out who is not here any more, and asks her before (1§4). Mounted as long as somebody is signed in. `onAsked`: what comes next may be sign-in. */
export function IdleWatch({ onAsked }: { onAsked?: () => void }) {
  const engine = use(loadEngine())
  useEffect(() => watchIdle(engine), [engine])
  const left = useStore(secondsLeftStore)
  const isAsked = left !== null
  useEffect(() => {
    if (isAsked) onAsked?.()
  }, [isAsked, onAsked])
  return left === null ? null : <IdleModal left={left} />
}
