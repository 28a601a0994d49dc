import { createFailureDelays, type FailureDelays } from './failure-delays.ts'
import { createTokenBuckets, type Rate, type TokenBuckets } from './token-buckets.ts'

/** Where limits are counted. */
export interface LimitStore {
  /** Buckets of a name, which tells their keys from those of others. */
  buckets(name: string, rate: Rate): TokenBuckets
  delays(): FailureDelays
}

/** Counts in the memory of this edge. `now` is a monotonic time in milliseconds. */
export function ownLimits(now: () => number): LimitStore {
  return {
    buckets: (_name, rate) => createTokenBuckets(rate, now),
    delays: () => createFailureDelays(now),
  }
}
