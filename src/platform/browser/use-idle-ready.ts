import { useEffect, useState } from 'react'
import { useHasInteracted } from './use-has-interacted.ts'

/** Milliseconds reserved for the first view of a page. */
const patience = 1_500

/** Whether deferred content may load: after the first interaction, or after a short delay. */
export function useIdleReady(): boolean {
  const isStirred = useHasInteracted()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isStirred || isLate
}
