/** One write of a member, which keeps its key until it is answered. */
export interface Write {
  readonly name: string
  readonly askedAt: number
  answeredAt: number | null
  /** When the last attempt was sent. */
  sentAt: number
  /** What it was last refused with. */
  refusal?: string
}

/** What became of the writes, by their names. */
export interface CountedWrites {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Stored, while the member was told something else. */
  readonly untold: readonly string[]
}

type Asked = Pick<Write, 'name' | 'answeredAt' | 'refusal'>

/** Compares what was asked with what is stored or shown in the end. */
export function countWrites(asked: readonly Asked[], stored: readonly string[]): CountedWrites {
  const times = new Map<string, number>()
  for (const name of stored) times.set(name, (times.get(name) ?? 0) + 1)
  const named = ({ name, answeredAt, refusal }: Asked): string =>
    answeredAt === null && refusal !== undefined ? `${name} (${refusal})` : name
  return {
    lost: asked.filter(({ name }) => !times.has(name)).map(named),
    doubled: asked.filter(({ name }) => (times.get(name) ?? 0) > 1).map(named),
    untold: asked
      .filter(({ name, answeredAt }) => times.has(name) && answeredAt === null)
      .map(named),
  }
}

/** Milliseconds from the end of a fault until the last of the writers saved again. */
export function recoveredAfter(
  writers: readonly (readonly Write[])[],
  endedAt: number,
): number | null {
  const firsts = writers.map((writes) =>
    Math.min(
      ...writes.flatMap(({ sentAt, answeredAt }) =>
        answeredAt !== null && sentAt >= endedAt ? [answeredAt - endedAt] : [],
      ),
    ),
  )
  const last = Math.max(...firsts)
  return Number.isFinite(last) ? last : null
}

/** The 95th percentile, or 0 without values. */
export function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0
}
