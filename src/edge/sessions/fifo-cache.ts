import { setBounded } from '../limits/set-bounded.ts'

/**
 * A cache of decrypted values with a fixed capacity; the oldest entry is evicted first. Failures
 * are not cached.
 */
export interface FifoCache<Value> {
  get(key: string): Value | undefined
  fill(key: string, open: () => Promise<Value | undefined>): Promise<Value | undefined>
}

export function createFifoCache<Value>(capacity = 5_000): FifoCache<Value> {
  const values = new Map<string, Value>()
  return {
    get: (key) => values.get(key),
    async fill(key, open) {
      const value = await open()
      if (value === undefined) return undefined
      setBounded(values, key, value, capacity)
      return value
    },
  }
}
