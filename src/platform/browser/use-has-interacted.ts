import { useEffect } from 'react'
import { createStore } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'
import { userActivity } from './user-activity.ts'

const interacted = createStore(false)
let stop = () => {}
let listeners = 0

/**
 * Whether the member has interacted with this page. It stays true while a component uses the hook.
 */
export function useHasInteracted(): boolean {
  useEffect(() => {
    if (++listeners === 1) stop = userActivity.subscribe(() => interacted.set(true))
    return () => {
      if (--listeners > 0) return
      stop()
      interacted.set(false)
    }
  }, [])
  return useStore(interacted)
}
