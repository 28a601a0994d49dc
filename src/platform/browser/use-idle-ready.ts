import { useEffect, useState } from 'react'
import { useHasInteracted } from './use-has-interacted.ts'

/** Milliseconds that what is in the first window of a page has to itself. */
const patience = 1_500

/**
 * Whether it is time for what a page does not need at first: the member has done something, or the
 * page has been there for a moment.
 */
export function useIdleReady(): boolean {
  const isStirred = useHasInteracted()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isStirred || isLate
}
