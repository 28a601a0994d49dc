import { useEffect, useState } from 'react'
import { useHasInteracted } from './use-has-interacted.ts'

/** Milliseconds reserved for the first view of a page. */
const delay = 1_500

/** Whether deferred content may load: after the first interaction, or after a short delay. */
export function useIdleReady(): boolean {
  const hasInteracted = useHasInteracted()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay)
    return () => clearTimeout(timer)
  }, [])
  return hasInteracted || isLate
}
