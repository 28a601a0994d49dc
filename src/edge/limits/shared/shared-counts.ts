/** Counts that all edges share, as long as their store answers. */
export interface SharedCounts {
  /** Resolves to the answer, or to `otherwise` where the store does not give one. */
  ask<Value>(otherwise: Value, of: () => Promise<Value>): Promise<Value>
  /** Changes a count, where the store takes it. */
  tell(change: () => Promise<unknown>): Promise<void>
}

export type SharingEvent = 'limits-alone' | 'limits-shared'

/** How long a store that did not answer is left alone, so that calls do not wait for it one by one. */
const pauseMs = 5_000

export interface SharedCountsParts {
  /** Whether the store is connected. */
  readonly isReady: () => boolean
  /** Called once when the store is lost, and once when it is back. */
  readonly told: (event: SharingEvent) => void
  /** A monotonic time in milliseconds. */
  readonly now: () => number
}

export function createSharedCounts({ isReady, told, now }: SharedCountsParts): SharedCounts {
  let pausedUntil = -Infinity
  let isAlone = false
  const lose = (): void => {
    if (!isAlone) told('limits-alone')
    isAlone = true
  }
  const ask: SharedCounts['ask'] = async (otherwise, of) => {
    if (now() < pausedUntil) return otherwise
    if (!isReady()) {
      lose()
      return otherwise
    }
    try {
      const value = await of()
      if (isAlone) told('limits-shared')
      isAlone = false
      return value
    } catch {
      pausedUntil = now() + pauseMs
      lose()
      return otherwise
    }
  }
  return { ask, tell: (change) => ask(undefined, async () => void (await change())) }
}
