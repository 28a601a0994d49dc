import { type RefObject, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { guessHeight, type RowBlockPart, piecesOf, type RowBlock } from './row-blocks.ts'

/** How far beyond the window blocks are rendered, in window heights. */
const ahead = 0.5
/**
 * State that survives a change of the rows, so that the page does not jump: heights by block, the
 * mean row height, and the table's position.
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
 * The visible blocks as a store. It updates when the page scrolls or resizes, and after blocks are
 * measured.
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
  const update = () => {
    const element = table.current
    if (element === null) return
    memory.top = -(element.tBodies[0] ?? element).getBoundingClientRect().top
    const focused = element.contains(document.activeElement)
      ? document.activeElement?.closest('tbody')?.dataset['block']
      : undefined
    const next = piecesAt(memory.top, focused === undefined ? null : Number(focused))
    if (isSame(pieces, next)) return
    pieces = next
    for (const notify of listeners) notify()
  }
  return {
    pieces: () => pieces,
    update,
    /** Measures the visible blocks. */
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
      update()
    },
    subscribe: (notify: () => void) => {
      listeners.add(notify)
      addEventListener('scroll', update, { passive: true, capture: true })
      addEventListener('resize', update)
      return () => {
        listeners.delete(notify)
        removeEventListener('scroll', update, { capture: true })
        removeEventListener('resize', update)
      }
    },
  }
}

/**
 * The visible blocks and spacers of a long table; `blocks` null turns windowing off. Each `tbody`
 * has its block in `data-block`, and the focused one stays.
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
