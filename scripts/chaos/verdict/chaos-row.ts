/** What one fault did. Times are in milliseconds. */
export interface ChaosRow {
  readonly fault: string
  /** Writes that a member asked for, each sent again with its key until it was answered. */
  readonly written: number
  /** Writes that are not stored, and words that the page does not show. */
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
  /** Writes that are stored, while their member was told something else. */
  readonly untold: readonly string[]
  /** Answers other than the wanted one, by status; `cut` is a call without an answer. */
  readonly refusals: Readonly<Record<string, number>>
  /** Whether calls may end without an answer: only when an edge is killed. */
  readonly mayCut: boolean
  /** From the end of the fault until every member had saved again; null is never. */
  readonly recoveredMs: number | null
  /** How long other calls took while it lasted: the 95th percentile, and before. */
  readonly waitMs: number
  readonly waitBeforeMs: number
  /** Sessions that could be renewed afterwards, of how many. */
  readonly sessions: readonly [kept: number, all: number]
  /** What a member saw who opened a page meanwhile. */
  readonly seen: string
}

/** The reasons why a fault was not survived; none when it was. */
export function problemsOf(row: ChaosRow): readonly string[] {
  const cut = row.refusals['cut'] ?? 0
  const [kept, all] = row.sessions
  return [
    ...(row.written === 0 ? ['nothing was written'] : []),
    ...row.lost.map((write) => `${write} was lost`),
    ...row.doubled.map((write) => `${write} is there twice`),
    ...row.untold.map((write) => `${write} is stored, and its member does not know`),
    ...(cut > 0 && !row.mayCut ? [`${cut} calls were cut`] : []),
    ...(row.recoveredMs === null ? ['it never recovered'] : []),
    ...(kept < all ? [`${all - kept} sessions ended`] : []),
  ]
}

const seconds = (ms: number | null): string => (ms === null ? 'never' : (ms / 1_000).toFixed(1))

/** Formats the rows as a table of Markdown, one line each. */
export function chaosTable(rows: readonly ChaosRow[]): string {
  const head = [
    'fault',
    'written',
    'lost',
    'doubled',
    'untold',
    'refused',
    'recovered after',
    'others wait',
  ]
  const lines = rows.map((row) => [
    row.fault,
    String(row.written),
    String(row.lost.length),
    String(row.doubled.length),
    String(row.untold.length),
    Object.entries(row.refusals)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ') || 'none',
    `${seconds(row.recoveredMs)} s`,
    `${row.waitBeforeMs.toFixed(0)} -> ${row.waitMs.toFixed(0)} ms`,
    `${row.sessions.join(' of ')}`,
    row.seen,
  ])
  return [[...head, 'sessions', 'a member sees'], head.map(() => '-').concat('-', '-'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`)
    .join('\n')
}
