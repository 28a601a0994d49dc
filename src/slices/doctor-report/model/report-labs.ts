/** The tests of a doctor report, in its order. */
export const labTests = ['a1c', 'egfr', 'uacr'] as const
export type LabTest = (typeof labTests)[number]

/** A result as the page of the test shows it. `day` is local, `range` a name such as G3a. */
export type LabResult = {
  readonly value: number
  readonly day: string
  readonly range: string | null
}

/** The newest results of a test, newest first, at most two. */
export type LabRow = { readonly test: LabTest; readonly results: readonly LabResult[] }

/** The rows, and how many results could not be read. */
export type ReportLabs = { readonly rows: readonly LabRow[]; readonly unread: number }

/** The last two results of each test that has one. */
export function labRows(
  results: Readonly<Record<LabTest, readonly LabResult[]>>,
): readonly LabRow[] {
  return labTests.flatMap((test) =>
    results[test].length === 0 ? [] : [{ test, results: results[test].slice(0, 2) }],
  )
}
