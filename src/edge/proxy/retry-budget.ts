/** Limits the share of retries, so that they never double the load of a provider in trouble. */
export interface RetryBudget {
  /** Counts a call. */
  called(): void
  /** Takes one retry; false when the budget is used up. */
  take(): boolean
}

/** Retries per call in the long run, and those that a quiet edge has saved up. */
const perCall = 0.2
const saved = 10

export function createRetryBudget(): RetryBudget {
  let left = saved
  return {
    called: () => void (left = Math.min(saved, left + perCall)),
    take() {
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
