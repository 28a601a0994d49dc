import { useEffect } from 'react'
import { createStore } from './store.ts'
import { useStore } from './use-store.ts'

const stirs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const
/** Milliseconds after which somebody who only reads is taken to be there all the same. */
const patience = 30_000

const stirred = createStore(false)
let stop = () => {}
let listeners = 0

/** Whether the member has done something on this page, or has had it before her for a while. Once she has, it stays so as long as somebody asks. */
export function useStirred(): boolean {
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
    clearTimeout(timer)
    stirred.set(true)
  }
  for (const type of stirs) addEventListener(type, tell, { passive: true, capture: true, signal: over.signal })
  // Nobody reads a tab that is hidden: whoever comes back to it stirs.
  const timer = setTimeout(() => document.visibilityState === 'visible' && tell(), patience)
  return () => {
    clearTimeout(timer)
    over.abort()
  }
}
