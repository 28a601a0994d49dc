/** A random generator with the same results for the same seed text. */
export type SeededRandom = {
  /** Returns a number from 0 up to, but excluding, 1. */
  readonly roll: () => number
  /** Returns a whole number, bell-shaped around `mean` and at most three spreads away. */
  readonly around: (mean: number, spread: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
}

/** Uses sfc32, seeded by a 32-bit hash of `words`. */
export function seededRandom(words: string): SeededRandom {
  let hash = 0x811c9dc5
  for (let index = 0; index < words.length; index++)
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193)
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, hash >>> 0]
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 12; warm++) next()
  const around = (mean: number, spread: number): number => {
    const bell = next() + next() + next() + next() - 2
    return Math.round(mean + Math.max(-3, Math.min(3, bell * Math.sqrt(3))) * spread)
  }
  return {
    roll: next,
    around,
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)]!,
  }
}
