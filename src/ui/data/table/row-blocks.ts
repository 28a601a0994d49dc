import type { TableGroup } from './table-types.ts'

/**
 * Rows of a long table that are shown or hidden together. `at` is the number of lines (rows and
 * headings) before it; the first block of a group has its heading.
 */
export type RowBlock<Row> = {
  readonly key: string
  readonly heading: (() => string) | null
  readonly rows: readonly Row[]
  readonly at: number
}

/** The number of rows from which a table is windowed. */
export const windowedFrom = 200
/** The most rows of a block. */
const blockRows = 12

const lines = <Row>({ heading, rows }: RowBlock<Row>): number =>
  rows.length + (heading === null ? 0 : 1)

/** The groups of a table, or its plain rows, split into blocks. */
export function rowBlocks<Row>(
  groups: readonly TableGroup<Row>[] | null,
  rows: readonly Row[],
): readonly RowBlock<Row>[] {
  const blocks: RowBlock<Row>[] = []
  const add = (key: string, heading: RowBlock<Row>['heading'], own: readonly Row[]) => {
    const last = blocks.at(-1)
    blocks.push({ key, heading, rows: own, at: last === undefined ? 0 : last.at + lines(last) })
  }
  const cut = (key: string, heading: RowBlock<Row>['heading'], all: readonly Row[]) => {
    for (let from = 0; from < Math.max(1, all.length); from += blockRows)
      add(
        from === 0 ? key : `${key} ${from}`,
        from === 0 ? heading : null,
        all.slice(from, from + blockRows),
      )
  }
  if (groups === null) cut('rows', null, rows)
  else for (const group of groups) cut(group.key, () => group.heading, group.rows)
  return blocks
}

/** The estimated height of an unmeasured row and heading, in px. */
const guess = { row: 61, heading: 42 }
export function guessHeight<Row>({ heading, rows }: RowBlock<Row>, row = guess.row): number {
  return rows.length * row + (heading === null ? 0 : guess.heading)
}

/** A visible block, or the height in px of hidden ones. */
export type RowBlockPart =
  | { readonly kind: 'block'; readonly index: number }
  | { readonly kind: 'space'; readonly from: number; readonly height: number }

/**
 * The visible blocks and spacers of a table with these block heights, in order. Visible are the
 * blocks between `top` and `bottom` (px) and the one of `kept`, which has the focus.
 */
export function piecesOf(
  heights: readonly number[],
  top: number,
  bottom: number,
  kept: number | null,
): readonly RowBlockPart[] {
  const pieces: RowBlockPart[] = []
  let y = 0
  for (const [index, height] of heights.entries()) {
    const isShown = index === kept || (y < bottom && y + height > top)
    const last = pieces.at(-1)
    if (isShown) pieces.push({ kind: 'block', index })
    else if (last?.kind === 'space')
      pieces[pieces.length - 1] = { ...last, height: last.height + height }
    else pieces.push({ kind: 'space', from: index, height })
    y += height
  }
  return pieces
}
