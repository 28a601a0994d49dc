import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { guessHeight, type RowBlockPart, piecesOf, type RowBlock } from './row-blocks.ts'

/** How far beyond the window blocks are kept ready, in windows. */
const ahead = 0.5
/**
 * What outlives a change of the rows, so that the page does not jump: heights by block, the mean
 * row, and where the table stood.
 */
type Memory = { readonly heights: Map<string, number>; perRow: number | undefined; top: number }

const isSame = (a: readonly RowBlockPart[], b: readonly RowBlockPart[]) =>
  a.length === b.length &&
  a.every((piece, index) => {
    const other = b[index]
    return piece.kind === 'block'
      ? other?.kind === 'block' && other.index === piece.index
      : other?.kind === 'space' && other.height === piece.height
  })

/**
 * What is shown of these blocks: looked at anew when the page scrolls, and when a block turns out
 * higher than was guessed by the rows before.
 */
function windowOf<Row>(
  table: RefObject<HTMLTableElement | null>,
  blocks: readonly RowBlock<Row>[],
  memory: Memory,
) {
  const listeners = new Set<() => void>()
  const piecesAt = (top: number, kept: number | null) =>
    piecesOf(
      blocks.map((block) => memory.heights.get(block.key) ?? guessHeight(block, memory.perRow)),
      top - ahead * innerHeight,
      top + (1 + ahead) * innerHeight,
      kept,
    )
  let pieces = piecesAt(memory.top, null)
  const look = () => {
    const element = table.current
    if (element === null) return
    memory.top = -(element.tBodies[0] ?? element).getBoundingClientRect().top
    const focused = element.contains(document.activeElement)
      ? document.activeElement?.closest('tbody')?.dataset['block']
      : undefined
    const next = piecesAt(memory.top, focused === undefined ? null : Number(focused))
    if (isSame(pieces, next)) return
    pieces = next
    for (const tell of listeners) tell()
  }
  return {
    pieces: () => pieces,
    look,
    /** Measures what is shown. */
    measure: () => {
      for (const body of table.current?.tBodies ?? []) {
        const block = blocks[Number(body.dataset['block'] ?? -1)]
        const { height } = body.getBoundingClientRect()
        if (block === undefined || height === 0) continue
        memory.heights.set(block.key, height)
        memory.perRow ??= Math.max(
          24,
          (height - guessHeight({ ...block, rows: [] })) / Math.max(1, block.rows.length),
        )
      }
      look()
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      addEventListener('scroll', look, { passive: true, capture: true })
      addEventListener('resize', look)
      return () => {
        listeners.delete(tell)
        removeEventListener('scroll', look, { capture: true })
        removeEventListener('resize', look)
      }
    },
  }
}

/**
 * Which blocks of a long table stand where; null has no window. Each `tbody` says its block by
 * `data-block`; the one with the focus stays.
 */
export function useWindowedRows<Row>(
  table: RefObject<HTMLTableElement | null>,
  blocks: readonly RowBlock<Row>[] | null,
): readonly RowBlockPart[] {
  const [memory] = useState((): Memory => ({ heights: new Map(), perRow: undefined, top: 0 }))
  const view = useMemo(() => windowOf(table, blocks ?? [], memory), [table, blocks, memory])
  const pieces = useSyncExternalStore(view.subscribe, view.pieces)
  useLayoutEffect(() => {
    if (blocks !== null) view.measure()
  })
  return pieces
}
