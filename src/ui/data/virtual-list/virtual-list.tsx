import {
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { useStagedRows } from './use-staged-rows.ts'
import * as styles from './virtual-list.css.ts'

export type VirtualListHandle = {
  readonly toEnd: () => void
  /** Keeps the scroll position while a row expands, even at the end of the list. */
  readonly hold: () => void
  /** Scrolls a row to the top; returns whether the row exists. */
  readonly toRow: (key: string) => boolean
}

/** The scroll position of an element. */
export type ScrollMetrics = {
  readonly scrollTop: number
  readonly scrollHeight: number
  readonly clientHeight: number
}

/** The scroll target until the member scrolls: the end, or a row. */
type Goal = { readonly row: string | null } | null

/**
 * A virtualized list that grows at both ends and opens at the row `startAt` or at its end.
 * Prepended rows keep the scroll position, and a list at its end follows new rows; the list
 * announces nothing. `isEnd` decides whether a position is the end. `onScroll` runs after each
 * scroll, and after each resize once the layout is stable. `end` is below the last row, `children`
 * above the log.
 */
export function VirtualList<Row extends { readonly key: string }>({
  label,
  rows,
  startAt,
  isEnd,
  onScroll,
  end,
  handle,
  render,
  children,
}: {
  label: string
  rows: readonly Row[]
  startAt: string | null
  isEnd: (scrolled: ScrollMetrics) => boolean
  onScroll: (scrolled: ScrollMetrics) => void
  end?: ReactNode
  handle?: Ref<VirtualListHandle>
  render: (row: Row) => ReactElement
  children?: ReactNode
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<VirtualizerHandle>(null)
  const foot = useRef<HTMLDivElement>(null)
  const goal = useRef<Goal>({ row: startAt })
  /** The last position set by this component; a different one comes from the member. */
  const written = useRef(0)
  const {
    step: { rows: shown, isPrepended },
    onScroll: onMoved,
  } = useStagedRows(rows)
  const [focusedRow, setFocusedRow] = useState<string | null>(null)
  /**
   * Scrolls to the target. Rows are measured while they become visible, so this runs repeatedly;
   * the list's own scroll function would fight a member who scrolls.
   */
  const settle = () => {
    const box = scroller.current
    if (!box || goal.current === null) return
    const { row } = goal.current
    const index = row === null ? -1 : shown.findIndex(({ key }) => key === row)
    box.scrollTop =
      row === null || index < 0 || !list.current
        ? box.scrollHeight
        : list.current.getItemOffset(index) + styles.edge
    written.current = box.scrollTop
  }
  const report = () => {
    if (scroller.current) onScroll(scroller.current)
  }
  const frame = useRef(0)
  /**
   * Positions are final two frames after a change, because the first frame measures new rows. A
   * hidden tab has no frames, so its rows do not count as seen.
   */
  const reportWhenStable = () => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => latest.current.report())
    })
  }
  const latest = useRef({ settle, report, reportWhenStable })
  useLayoutEffect(() => {
    latest.current = { settle, report, reportWhenStable }
  })
  useLayoutEffect(() => {
    latest.current.settle()
    latest.current.reportWhenStable()
    // The list has compensated for prepended rows. A row that is measured before its scroll event
    // would use the old position (virtua 0.54), and the browser sends that event too late.
    if (isPrepended) queueMicrotask(() => scroller.current?.dispatchEvent(new Event('scroll')))
  }, [shown, isPrepended])
  useImperativeHandle(handle, () => {
    const go = (to: Goal) => {
      goal.current = to
      settle()
      report()
    }
    return {
      toEnd: () => go({ row: null }),
      hold: () => go(null),
      toRow: (key) => {
        const isThere = shown.some((row) => row.key === key)
        if (isThere) go({ row: key })
        return isThere
      },
    }
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      latest.current.settle()
      latest.current.reportWhenStable()
    })
    // The previous sibling of the foot is the list's box. Its height can change without a change of
    // rows.
    for (const part of [scroller.current, foot.current?.previousElementSibling, foot.current])
      if (part) observer.observe(part)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame.current)
    }
  }, [])

  const hold = ({ target }: FocusEvent) =>
    setFocusedRow(target.closest('[data-row]')?.getAttribute('data-row') ?? null)
  const focusedIndex = focusedRow === null ? -1 : shown.findIndex(({ key }) => key === focusedRow)
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it
        tabIndex={0}
        className={styles.scroller}
        onFocus={hold}
        onBlur={() => setFocusedRow(null)}
        onScroll={({ currentTarget: box }) => {
          onMoved()
          const moved = box.scrollTop - written.current
          // A list that follows its end and falls behind growing rows for a moment is still at its
          // end.
          const isOwnScroll = Math.abs(moved) <= 1 || (moved > 0 && goal.current?.row === null)
          if (isEnd(box)) goal.current = { row: null }
          else if (!isOwnScroll) goal.current = null
          else if (goal.current?.row === null) settle()
          report()
        }}
      >
        <div className={styles.room} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={shown}
          shift={isPrepended}
          startMargin={styles.edge}
          keepMounted={focusedIndex < 0 ? [] : [focusedIndex]}
          onResize={() => {
            settle()
            reportWhenStable()
          }}
        >
          {(row) => (
            <div key={row.key} data-row={row.key} className={styles.row}>
              {render(row)}
            </div>
          )}
        </Virtualizer>
        <div ref={foot}>{end}</div>
      </div>
      {children}
    </div>
  )
}
