import { useSyncExternalStore } from 'react'

const minute = 60_000

/**
 * The current minute, in milliseconds since 1970; the same value all through a minute, so that
 * React sees no change.
 */
const currentMinute = (): number => Math.floor(Date.now() / minute) * minute

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4)
  // Timers sleep in hidden tabs and closed laptops: look again as soon as someone looks.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/**
 * The time now, to the minute, in milliseconds since 1970. The screen is drawn again when the
 * minute changes.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute)
}
