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

/**
 * Compares what was asked with what is stored or shown. A write without an answer in the end counts
 * as lost: its member was told so for as long as they waited.
 */
export function countWrites(
  asked: readonly Pick<Write, 'name' | 'answeredAt' | 'refusal'>[],
  stored: readonly string[],
): { readonly lost: readonly string[]; readonly doubled: readonly string[] } {
  const times = new Map<string, number>()
  for (const name of stored) times.set(name, (times.get(name) ?? 0) + 1)
  return {
    lost: asked
      .filter(({ name, answeredAt }) => answeredAt === null || !times.has(name))
      .map(({ name, answeredAt, refusal }) =>
        answeredAt === null ? `${name} (${refusal ?? 'no answer'})` : name,
      ),
    doubled: asked.filter(({ name }) => (times.get(name) ?? 0) > 1).map(({ name }) => name),
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
