import { useEffect, useState } from 'react'

/** Whether something has been pending for `milliseconds`. */
export function useIsLate(isPending: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isPending, milliseconds])
  return isPending && isLate
}
