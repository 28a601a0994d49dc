import { setBounded } from './set-bounded.ts'

/** Failed tries by key, each of which may have to wait longer than the last. */
export interface FailureDelays {
  /** Milliseconds until the next try is allowed. */
  waitMs(key: string): number
  /** Counts a try as failed, before its answer is known, so that parallel ones count, too. */
  begin(key: string): void
  /** Takes one counted try back, because the provider did not judge it. */
  takeBack(key: string): void
  /** Forgets the tries, because one succeeded. */
  forget(key: string): void
}

/** Tries without a wait. The sandbox locks an account after as many. */
export const freeTries = 5
const firstDelayMs = 2_000
const longestDelayMs = 60_000
/** Tries are forgotten after this time without one. */
const rememberedMs = 30 * 60_000
const keysAtMost = 50_000

/** Creates the delays, in memory. `now` is a monotonic time in milliseconds. */
export function createFailureDelays(now: () => number): FailureDelays {
  const tries = new Map<string, { readonly count: number; readonly at: number }>()
  const read = (key: string): { readonly count: number; readonly at: number } | undefined => {
    const found = tries.get(key)
    return found && now() - found.at < rememberedMs ? found : undefined
  }
  return {
    waitMs(key) {
      const { count = 0, at = 0 } = read(key) ?? {}
      return count < freeTries ? 0 : Math.max(0, at + delayAfter(count) - now())
    },
    begin(key) {
      const count = (read(key)?.count ?? 0) + 1
      setBounded(tries, key, { count, at: now() }, keysAtMost)
    },
    takeBack(key) {
      const found = tries.get(key)
      if (found) tries.set(key, { ...found, count: Math.max(0, found.count - 1) })
    },
    forget: (key) => void tries.delete(key),
  }
}

const delayAfter = (count: number): number =>
  Math.min(firstDelayMs * 2 ** (count - freeTries), longestDelayMs)
