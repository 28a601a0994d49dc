import { useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The start of the current minute, in milliseconds since 1970; stable within a minute for React.
 */
const currentMinute = (): number => Math.floor(Date.now() / minute) * minute

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4)
  // Timers sleep in hidden tabs and closed laptops, so the time is read again when the page is
  // visible.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The current time to the minute, in milliseconds since 1970. Rerenders each minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute)
}
