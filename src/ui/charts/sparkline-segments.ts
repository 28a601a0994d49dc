/** A day's value; `index` counts from the first day of the period. */
export type SparkDay = { readonly index: number; readonly low: number; readonly high: number }

/** The longest gap in days that a line crosses (docs/design.md#charts). */
const mostMissing = 3

/** The runs of days that a line joins, in order. */
export function sparklineSegments(days: readonly SparkDay[]): readonly (readonly SparkDay[])[] {
  const runs: SparkDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && day.index - before.index - 1 <= mostMissing) run.push(day)
    else runs.push([day])
  }
  return runs
}
