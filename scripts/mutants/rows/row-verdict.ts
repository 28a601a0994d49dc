/** What the runner writes about one test of one or more rows. */
export interface TriedTest {
  readonly file: string
  readonly line: number
  readonly name: string
  readonly rows: readonly string[]
  /** Mutants of the test's subjects that it ran. */
  readonly hits: number
  /** Whether the test passes a second time in the same process. */
  readonly isRepeatable: boolean
  readonly tried: number
  readonly killed: readonly string[]
  readonly survived: readonly string[]
}

export type RowVerdict = 'proven' | 'hollow' | 'no proof' | 'not tried'

export interface TriedRow {
  readonly id: string
  readonly verdict: RowVerdict
  readonly why: string
}

/**
 * Judges a row by its tests. It is hollow when no mutant of what decides it turns a test red, or
 * when a literal of its text stands in that code and all mutants of that literal stay green.
 * `literals` has their ids by literal.
 */
export function judgeRow(
  id: string,
  tests: readonly TriedTest[],
  literals: ReadonlyMap<string, readonly string[]>,
  isClaimed = false,
): TriedRow {
  const row = (verdict: RowVerdict, why = ''): TriedRow => ({ id, verdict, why })
  if (tests.length === 0)
    return isClaimed
      ? row('not tried', 'its unit test has not run yet')
      : row('no proof', 'no unit test names it')
  const killed = new Set(tests.flatMap((test) => test.killed))
  const places = tests.map(({ file, line }) => `${file}:${line}`).join(', ')
  if (killed.size === 0) {
    if (tests.every(({ hits }) => hits === 0))
      return row('not tried', `no function of its subjects runs in ${places}`)
    if (tests.every(({ isRepeatable }) => !isRepeatable))
      return row('not tried', `cannot run twice in one process: ${places}`)
    return row('hollow', `all mutants stay green in ${places}`)
  }
  const unseen = [...literals].find(([, ids]) => !ids.some((literal) => killed.has(literal)))
  if (unseen === undefined) return row('proven')
  const [word, ids] = unseen
  return row('hollow', `${word} of its text can change unseen: ${ids.slice(0, 2).join(', ')}`)
}
