import { useEffect, useState } from 'react'
import { onBack } from '../browser/page-life.ts'
import { secondsLeft } from '../model/numbers/time-left.ts'
import { deviceTime } from './current-time.ts'

/**
 * Whole seconds until a moment of `deviceTime`; 0 after it or without one. Rerenders each second.
 */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(deviceTime)
  useEffect(() => {
    if (until === null) return
    const look = () => setNow(deviceTime())
    look()
    const timer = setInterval(() => {
      look()
      if (deviceTime() >= until) clearInterval(timer)
    }, 250)
    const stopBack = onBack(look)
    return () => {
      clearInterval(timer)
      stopBack()
    }
  }, [until])
  return until === null ? 0 : secondsLeft(until - now)
}
