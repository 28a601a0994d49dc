/**
 * The rows that a log shows, and whether they differ from those before by rows at their beginning
 * only.
 */
export type RowStage<Row> = { readonly rows: readonly Row[]; readonly isPrepended: boolean }

type Keyed = { readonly key: string }

/**
 * What a log shows next on its way from the rows that it shows to those that there are. Rows at the
 * beginning and at the end that come at once are shown in two steps, the beginning first: what is
 * read is held from the end while rows come before it, and from the beginning otherwise.
 */
export function nextRowStage<Row extends Keyed>(
  shown: readonly Row[],
  wanted: readonly Row[],
): RowStage<Row> {
  const [first, last] = [shown[0]?.key, shown.at(-1)?.key]
  if (first === undefined || last === undefined || wanted[0]?.key === first)
    return { rows: wanted, isPrepended: false }
  const from = wanted.findIndex(({ key }) => key === first)
  if (from <= 0) return { rows: wanted, isPrepended: false }
  const known = wanted.findLastIndex(({ key }) => key === last) + 1
  const isSame = known - from === shown.length
  return isSame
    ? { rows: known === wanted.length ? wanted : wanted.slice(0, known), isPrepended: true }
    : { rows: wanted, isPrepended: false }
}
