/**
 * A measured figure and its reference. `bound` is from docs/quality.md#performance; a benchmark
 * never fails a build.
 */
export interface BenchRow {
  readonly name: string
  readonly unit: string
  readonly ours: number
  /**
   * The reference, measured in the same run; undefined where docs/quality.md#performance has an
   * absolute bound.
   */
  readonly floor?: number
  /** The maximum of the ratio, or of the figure when there is no reference. */
  readonly bound?: number
  readonly note?: string
}

export function ratio({ ours, floor }: BenchRow): number | undefined {
  return floor === undefined || floor === 0 ? undefined : ours / floor
}

/** Whether the row is within its bound; undefined without a bound. */
export function isWithinBound(row: BenchRow): boolean | undefined {
  return row.bound === undefined ? undefined : (ratio(row) ?? row.ours) <= row.bound
}

const figure = (value: number | undefined): string =>
  value === undefined ? '' : value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2)

/** Formats the rows as a text table, one line each. */
export function table(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => {
    const kept = isWithinBound(row)
    const bound =
      row.bound === undefined
        ? ''
        : `${kept === true ? '<=' : '>'} ${row.bound}${row.floor === undefined ? '' : ' x'}`
    return [
      row.name,
      row.unit,
      figure(row.ours),
      figure(row.floor),
      figure(ratio(row)),
      bound,
      row.note ?? '',
    ]
  })
  const all = [['figure', 'unit', 'ours', 'floor', 'ratio', 'bound', ''], ...lines]
  const widths =
    all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? []
  return all
    .map((line) =>
      line
        .map((cell, column) =>
          column < 2 || column > 4
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
