import { useEffect, useRef } from 'react'

/** Maximum milliseconds to wait, so that a hung call does not hold a save. */
const patience = 10_000

/**
 * Returns a function whose promise resolves to the value when it is no longer pending, or after ten
 * seconds.
 */
export function useAwaited<Value>(value: Value, isPending: boolean): () => Promise<Value> {
  const latest = useRef({ value, isPending })
  const waiting = useRef<((value: Value) => void)[]>([])
  useEffect(() => {
    latest.current = { value, isPending }
    if (!isPending) waiting.current.splice(0).forEach((resolve) => resolve(value))
  })
  return () =>
    latest.current.isPending
      ? new Promise((resolve) => {
          waiting.current.push(resolve)
          setTimeout(() => resolve(latest.current.value), patience)
        })
      : Promise.resolve(latest.current.value)
}
