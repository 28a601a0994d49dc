import { useEffect, useState } from 'react'
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
    // Timers sleep in hidden tabs.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [until])
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
