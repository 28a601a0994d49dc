import { setBounded } from './set-bounded.ts'

/** A rate: `perSecond` for long, and `burst` at once. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

export interface TokenBuckets {
  /** Takes a token. Returns 0, or the milliseconds until there is one. */
  take(key: string): number | Promise<number>
  /** Gives a token back that was taken. */
  giveBack(key: string): void | Promise<void>
}

/** Buckets of this process alone. */
export interface OwnBuckets extends TokenBuckets {
  take(key: string): number
  giveBack(key: string): void
}

/** Keys that are remembered; an attacker with more of them takes room from old ones only. */
const keysAtMost = 50_000

/**
 * Creates buckets by key, in memory. A bucket is one number, the time when it is full again (GCRA,
 * the generic cell rate algorithm). `now` is a monotonic time in milliseconds.
 */
export function createTokenBuckets({ burst, perSecond }: Rate, now: () => number): OwnBuckets {
  const fullAt = new Map<string, number>()
  const interval = 1_000 / perSecond
  return {
    take(key) {
      const at = now()
      const full = Math.max(fullAt.get(key) ?? at, at)
      const wait = full + interval - at - burst * interval
      if (wait > 0) return wait
      setBounded(fullAt, key, full + interval, keysAtMost)
      return 0
    },
    giveBack(key) {
      const full = fullAt.get(key)
      if (full !== undefined) fullAt.set(key, full - interval)
    },
  }
}
