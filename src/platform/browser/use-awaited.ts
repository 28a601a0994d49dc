import { useEffect, useRef } from 'react'

/** Returns a function whose promise resolves to the value when it is no longer pending. */
export function useAwaited<Value>(value: Value, isPending: boolean): () => Promise<Value> {
  const latest = useRef({ value, isPending })
  const waiting = useRef<((value: Value) => void)[]>([])
  useEffect(() => {
    latest.current = { value, isPending }
    if (!isPending) waiting.current.splice(0).forEach((resolve) => resolve(value))
  })
  return () =>
    latest.current.isPending
      ? new Promise((resolve) => waiting.current.push(resolve))
      : Promise.resolve(latest.current.value)
}
