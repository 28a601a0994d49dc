/** Whether it is worth waiting for a drawing. */
export interface DrawingPace {
  mayDraw(): boolean
  /** Counts a drawing that ended; `isLate`: its answers were not there in time. */
  ended(isLate: boolean): void
}

/** Late drawings in a row after which members do not wait for others. */
const lateAtMost = 3
/** The time between two tries from then on, in milliseconds. */
const betweenTriesMs = 10_000

/**
 * Skips drawings while the provider or this machine is too slow for them, so that members do not
 * wait for nothing. `now` is a monotonic time in milliseconds.
 */
export function createDrawingPace(now: () => number): DrawingPace {
  let late = 0
  let nextTry = 0
  return {
    mayDraw() {
      if (late < lateAtMost) return true
      if (now() < nextTry) return false
      nextTry = now() + betweenTriesMs
      return true
    },
    ended(isLate) {
      if (!isLate) late = 0
      else if (++late === lateAtMost) nextTry = now() + betweenTriesMs
    },
  }
}
