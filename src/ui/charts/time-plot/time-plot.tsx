import { useMemo, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import { chartKeyboardStep, nearest } from './chart-keyboard-step.ts'
import * as styles from './time-plot.css.ts'
import { ChartReadoutFlag, type ChartReadout } from './chart-readout.tsx'
import { PlotGround, PlotPointer } from './stem-drawing.tsx'
import { stemLayout, type DateMark, type StemLayout, type TargetBand } from './stem-layout.ts'
import type { StemPoint } from './stem-paths.ts'
import { useChartSize } from '../use-chart-size.ts'

const none: readonly never[] = []
const week = 7 * 24 * 60 * 60 * 1000

/** The props of any chart over time. */
export type TimePlotProps = {
  /** The finding; names the plot. */
  label: string
  /** Oldest first. */
  points: readonly StemPoint[]
  from: number
  to: number
  dates?: readonly DateMark[]
  bands?: readonly TargetBand[]
  axis?: { least: number; most: number } | undefined
  /** The height of the plot without the flag's space, in px. */
  height?: number
  /** The step of Page Up and Page Down in units of `at`; by default a week of milliseconds. */
  page?: number
  /** The index of the point that the flag shows without a selection; by default the last one. */
  idle?: number | undefined
} & (
  | {
      compact?: false
      /** The flag's text for the reading at this index. */
      readout: (index: number) => ChartReadout
      /**
       * The screen reader text of a reading: "Tuesday, November 10, 7:38 AM. 144 over 88. High,
       * stage 2."
       */
      spoken: (index: number) => string
    }
  /** A small chart without flag and keys; `label` has the whole text. */
  | { compact: true; readout?: undefined; spoken?: undefined }
)

/**
 * A plot over time with its `marks`; `under` is below the lines of the axes. It is one tab stop:
 * Left, Right, Home, End and Page keys move through the readings, Escape leaves. Touch, hover and
 * keys show the same flag, by default of the latest reading.
 */
export function TimePlot({
  label,
  points,
  from,
  to,
  dates = none,
  bands = none,
  axis,
  height,
  page = week,
  idle,
  compact = false,
  readout,
  spoken,
  marks,
  under,
}: TimePlotProps & {
  marks: (layout: StemLayout) => ReactNode
  under?: (layout: StemLayout) => ReactNode
}) {
  const [box, room] = useChartSize<HTMLDivElement>()
  const [chosen, setChosen] = useState<number>()
  const [keyed, setKeyed] = useState(false)
  const layout = useMemo(
    () => room && stemLayout({ points, from, to, dates, bands, axis, height, compact }, room),
    [room, points, from, to, dates, bands, axis, height, compact],
  )
  const last = points.length - 1
  const active = chosen !== undefined && chosen <= last ? chosen : undefined
  const shown = active ?? Math.min(idle ?? last, last)
  const at = (index: number) => points[index]?.at ?? 0

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!layout || !box.current) return
    const x = event.clientX - box.current.getBoundingClientRect().left
    setChosen(nearest(x, points.length, (index) => layout.x(at(index))))
    setKeyed(false)
  }
  const leave = () => {
    setChosen(undefined)
    setKeyed(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation()
      return leave()
    }
    const next = chartKeyboardStep(event.key, shown, points.length, at, page)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    setKeyed(true)
  }
  const interactive = readout !== undefined && last >= 0
  const handlers = interactive
    ? {
        tabIndex: 0,
        onKeyDown,
        onBlur: leave,
        onPointerMove: follow,
        onPointerDown: follow,
        onPointerLeave: (event: PointerEvent) => {
          // A lifted finger keeps the flag; a mouse that leaves removes it.
          if (event.pointerType === 'mouse' && !keyed) leave()
        },
        onFocus: () => {
          if (active === undefined && box.current?.matches(':focus-visible')) {
            setChosen(shown)
            setKeyed(true)
          }
        },
      }
    : {}
  const plot = (
    <div
      ref={box}
      className={styles.box}
      role={keyed ? 'application' : 'img'}
      aria-label={label}
      data-active={keyed ? '' : undefined}
      {...handlers}
    >
      {layout && readout && last >= 0 ? (
        <ChartReadoutFlag readout={readout(shown)} x={layout.x(at(shown))} width={layout.width} />
      ) : null}
      {layout ? (
        <svg
          className={styles.drawing}
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          aria-hidden="true"
          focusable="false"
        >
          {under?.(layout)}
          <PlotGround layout={layout} bands={bands} />
          {interactive ? (
            <PlotPointer layout={layout} point={points[shown]} ring={active !== undefined} />
          ) : null}
          {marks(layout)}
        </svg>
      ) : (
        <div style={{ height: height ?? 250 }} />
      )}
    </div>
  )
  if (!interactive) return plot
  // The live text is beside the plot, because screen readers skip the content of an image.
  return (
    <div className={styles.around}>
      {plot}
      <VisuallyHidden role="status">
        {keyed && active !== undefined ? spoken(active) : null}
      </VisuallyHidden>
    </div>
  )
}
