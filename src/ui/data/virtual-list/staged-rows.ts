/**
 * The visible rows of a log. `isPrepended`: they only differ from the previous ones by rows at the
 * start.
 */
export type RowStage<Row> = { readonly rows: readonly Row[]; readonly isPrepended: boolean }

type Keyed = { readonly key: string }

/**
 * The next visible rows on the way from `shown` to `target`. Simultaneous changes at both ends take
 * two steps, the start first, because the scroll anchor is the end while rows are prepended and the
 * start otherwise.
 */
export function nextRowStage<Row extends Keyed>(
  shown: readonly Row[],
  target: readonly Row[],
): RowStage<Row> {
  const [first, last] = [shown[0]?.key, shown.at(-1)?.key]
  if (first === undefined || last === undefined || target[0]?.key === first)
    return { rows: target, isPrepended: false }
  const from = target.findIndex(({ key }) => key === first)
  if (from <= 0) return { rows: target, isPrepended: false }
  const known = target.findLastIndex(({ key }) => key === last) + 1
  const isSame = known - from === shown.length
  return isSame
    ? { rows: known === target.length ? target : target.slice(0, known), isPrepended: true }
    : { rows: target, isPrepended: false }
}
