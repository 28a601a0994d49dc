import { setTimeout as pause } from 'node:timers/promises'

const EVERY_MS = 250

/**
 * Tries until the result is not null or the time is over, at least once. Resolves to the last
 * result.
 */
export async function untilUp<T>(
  seconds: number,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const end = performance.now() + seconds * 1_000
  for (;;) {
    const result = await attempt()
    if (result !== null || performance.now() >= end) return result
    await pause(EVERY_MS)
  }
}
