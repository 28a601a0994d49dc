import { setBounded } from './set-bounded.ts'

/** Failed tries by key, each of which may have to wait longer than the last. */
export interface FailureDelays {
  /**
   * Returns 0 and counts the try as failed before its answer is known, so that parallel ones count,
   * too; or returns the milliseconds until one is allowed.
   */
  begin(key: string): number | Promise<number>
  /** Takes one counted try back, because the provider did not judge it. */
  takeBack(key: string): void | Promise<void>
  /** Forgets the tries, because one succeeded. */
  forget(key: string): void | Promise<void>
}

/** Delays of this process alone. */
export interface OwnDelays extends FailureDelays {
  begin(key: string): number
  takeBack(key: string): void
  forget(key: string): void
}

/** Tries without a wait. The sandbox locks an account after as many. */
export const freeTries = 5
const firstDelayMs = 2_000
const longestDelayMs = 60_000
/** Tries are forgotten after this time without one. */
export const rememberedMs = 30 * 60_000
const keysAtMost = 50_000

/** Creates the delays, in memory. `now` is a monotonic time in milliseconds. */
export function createFailureDelays(now: () => number): OwnDelays {
  const tries = new Map<string, { readonly count: number; readonly at: number }>()
  const read = (key: string): { readonly count: number; readonly at: number } | undefined => {
    const found = tries.get(key)
    return found && now() - found.at < rememberedMs ? found : undefined
  }
  return {
    begin(key) {
      const { count = 0, at = 0 } = read(key) ?? {}
      const wait = count < freeTries ? 0 : at + delayAfter(count) - now()
      if (wait > 0) return wait
      setBounded(tries, key, { count: count + 1, at: now() }, keysAtMost)
      return 0
    },
    takeBack(key) {
      const found = tries.get(key)
      if (found) tries.set(key, { ...found, count: Math.max(0, found.count - 1) })
    },
    forget: (key) => void tries.delete(key),
  }
}

/** Milliseconds to wait after so many failed tries, of which there are at least `freeTries`. */
export function delayAfter(count: number): number {
  return Math.min(firstDelayMs * 2 ** (count - freeTries), longestDelayMs)
}
