import { useSyncExternalStore } from 'react'
import { onBack } from '../browser/page-life.ts'
import { drawScope } from '../model/drawing/draw-scope.ts'
import { clockCorrection, currentTime } from './current-time.ts'

const minute = 60_000

/**
 * The start of the current minute, in milliseconds since 1970; stable within a minute for React.
 */
const currentMinute = (): number => Math.floor(currentTime() / minute) * minute

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4)
  const stopCorrection = clockCorrection.subscribe(onChange)
  const stopBack = onBack(onChange)
  return () => {
    clearInterval(timer)
    stopCorrection()
    stopBack()
  }
}

/** `currentTime` to the minute. Rerenders each minute, and when the server corrects the clock. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    currentMinute,
    () => drawScope()?.minute ?? currentMinute(),
  )
}
