/** The counts of a capability: operations, calls and violations. */
export interface TallyLine {
  operations: number
  calls: number
  violations: number
}

/** The counts by slug, and one line for each violation. */
export interface SweepTally {
  readonly lines: Map<string, TallyLine>
  readonly found: string[]
}

export function newTally(): SweepTally {
  return { lines: new Map(), found: [] }
}

const lineOf = (tally: SweepTally, slug: string): TallyLine => {
  const line = tally.lines.get(slug) ?? { operations: 0, calls: 0, violations: 0 }
  tally.lines.set(slug, line)
  return line
}

export function countOperation(tally: SweepTally, slug: string): void {
  return void (lineOf(tally, slug).operations += 1)
}

export function countCall(tally: SweepTally, slug: string): void {
  return void (lineOf(tally, slug).calls += 1)
}

/** Records the violations of a call. */
export function noteFailures(
  tally: SweepTally,
  slug: string,
  what: string,
  wrong: readonly string[],
): void {
  lineOf(tally, slug).violations += wrong.length
  tally.found.push(...wrong.map((each) => `${what}: ${each}`))
}

export function total({ lines }: SweepTally): TallyLine {
  return [...lines.values()].reduce(
    (sum, { operations, calls, violations }) => ({
      operations: sum.operations + operations,
      calls: sum.calls + calls,
      violations: sum.violations + violations,
    }),
    { operations: 0, calls: 0, violations: 0 },
  )
}

/** The counts as a table, one line per slug and a line with the totals. */
export function tableOf(tally: SweepTally): string {
  const rows = [...tally.lines]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([slug, { operations, calls, violations }]) =>
      [slug, operations, calls, violations].map(String),
    )
  const all = [['slug', 'operations', 'calls', 'violations'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  const { calls, violations } = total(tally)
  return [
    ...all.map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    ),
    '',
    `${calls} calls, ${violations} violations`,
  ].join('\n')
}
