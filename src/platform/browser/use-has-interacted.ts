import { useEffect } from 'react'
import { createStore } from '../store/store.ts'
import { useStore } from '../store/use-store.ts'

const stirs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

const stirred = createStore(false)
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
      stirred.set(false)
    }
  }, [])
  return useStore(stirred)
}

function listen(): () => void {
  const over = new AbortController()
  const tell = () => {
    over.abort()
    stirred.set(true)
  }
  for (const type of stirs)
    addEventListener(type, tell, { passive: true, capture: true, signal: over.signal })
  return () => over.abort()
}
