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
  /**
   * A row is about to grow because she wants to read it: it stays where it is, although she was at
   * the end.
   */
  readonly hold: () => void
  /** Brings a row to the top; answers whether there is such a row. */
  readonly toRow: (key: string) => boolean
}

/** What a scroll comes to, as an element tells it. */
export type ScrollMetrics = {
  readonly scrollTop: number
  readonly scrollHeight: number
  readonly clientHeight: number
}

/** Where the log goes until somebody scrolls: to its end, or to a row. */
type Goal = { readonly row: string | null } | null

/**
 * Rows that grow at both ends, of which only those near what is seen are in the page. It opens at
 * the row `startAt`, or at its end; what is read stays where it is when rows come before it, and at
 * the end it goes along with what comes. It is silent: whoever uses it announces what is new.
 * `isEnd` says of a scroll position whether it is at the end. `onScroll` is called after each
 * scroll, and after each change of size once the layout is stable: what it is told is what the
 * member sees. `end` stands below the last row; `children` above the log.
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
  /**
   * Where this component has scrolled to last; whatever else a scroll comes to is somebody else's
   * doing.
   */
  const written = useRef(0)
  const {
    step: { rows: shown, isPrepended },
    onScroll: onMoved,
  } = useStagedRows(rows)
  const [held, setHeld] = useState<string | null>(null)
  /**
   * Goes where it is to go. Rows are measured as they come into sight, so it takes several goes;
   * the list's own way there would pull back whoever scrolls meanwhile.
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
  const tell = () => {
    if (scroller.current) onScroll(scroller.current)
  }
  const frame = useRef(0)
  /**
   * Positions are final two frames after a change: the first frame measures new rows. A hidden tab
   * has no frames, so nothing counts as seen there.
   */
  const tellWhenStable = () => {
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() => {
      frame.current = requestAnimationFrame(() => latest.current.tell())
    })
  }
  const latest = useRef({ settle, tell, tellWhenStable })
  useLayoutEffect(() => {
    latest.current = { settle, tell, tellWhenStable }
  })
  useLayoutEffect(() => {
    latest.current.settle()
    latest.current.tellWhenStable()
    // The list has made up for the rows that came before. A row of them that is measured now would
    // have it go by the place where it was before that: from the top, back to the top (virtua 0.54).
    // It hears of its own scroll by an event, which the browser sends too late.
    if (isPrepended) queueMicrotask(() => scroller.current?.dispatchEvent(new Event('scroll')))
  }, [shown, isPrepended])
  useImperativeHandle(handle, () => {
    const go = (to: Goal) => {
      goal.current = to
      settle()
      tell()
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
      latest.current.tellWhenStable()
    })
    // The list's own box stands before the foot. Its height may change without a row that changes.
    for (const part of [scroller.current, foot.current?.previousElementSibling, foot.current])
      if (part) observer.observe(part)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame.current)
    }
  }, [])

  const hold = ({ target }: FocusEvent) =>
    setHeld(target.closest('[data-row]')?.getAttribute('data-row') ?? null)
  const heldAt = held === null ? -1 : shown.findIndex(({ key }) => key === held)
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
        onBlur={() => setHeld(null)}
        onScroll={({ currentTarget: box }) => {
          onMoved()
          const moved = box.scrollTop - written.current
          // Who goes along with what comes, and is left behind for a moment by rows that grow, has
          // not left the end.
          const isOurs = Math.abs(moved) <= 1 || (moved > 0 && goal.current?.row === null)
          if (isEnd(box)) goal.current = { row: null }
          else if (!isOurs) goal.current = null
          else if (goal.current?.row === null) settle()
          tell()
        }}
      >
        <div className={styles.room} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          data={shown}
          shift={isPrepended}
          startMargin={styles.edge}
          keepMounted={heldAt < 0 ? [] : [heldAt]}
          onResize={() => {
            settle()
            tellWhenStable()
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
