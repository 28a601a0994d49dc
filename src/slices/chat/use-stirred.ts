import { useEffect, useState } from 'react'

const stirs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const
/** Milliseconds after which somebody who only reads is taken to be there all the same. */
const patience = 30_000

/** Whether the member has done something on this page, or has had it before her for a while. Once she has, it stays so. */
export function useStirred(): boolean {
  const [isStirred, setStirred] = useState(false)
  useEffect(() => {
    if (isStirred) return
    const over = new AbortController()
    const options = { passive: true, capture: true, signal: over.signal } as const
    for (const type of stirs) addEventListener(type, () => setStirred(true), options)
    // Nobody reads a tab that is hidden: whoever comes back to it stirs.
    const timer = setTimeout(() => document.visibilityState === 'visible' && setStirred(true), patience)
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [isStirred])
  return isStirred
}
