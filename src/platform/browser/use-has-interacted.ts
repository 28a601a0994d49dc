import { useEffect } from 'react'
import { createStore } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

const interacted = createStore(false)
let stop = () => {}
let listeners = 0

/**
 * Whether the member has interacted with this page. It stays true while a component uses the hook.
 */
export function useHasInteracted(): boolean {
  useEffect(() => {
    if (++listeners === 1) stop = listen()
    return () => {
      if (--listeners > 0) return
      stop()
      interacted.set(false)
    }
  }, [])
  return useStore(interacted)
}

function listen(): () => void {
  const over = new AbortController()
  const onInteraction = () => {
    over.abort()
    interacted.set(true)
  }
  for (const type of interactionEvents)
    addEventListener(type, onInteraction, { passive: true, capture: true, signal: over.signal })
  return () => over.abort()
}
