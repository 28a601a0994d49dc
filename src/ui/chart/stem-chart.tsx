import { memo, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { toned } from '../status-mark/tone.css.ts'
import { chartStep, nearest } from './chart-step.ts'
import * as styles from './chart.css.ts'
import { ReadoutFlag, type Readout } from './readout-flag.tsx'
import { stemLayout, type DateMark, type StemLayout, type TargetBand } from './stem-layout.ts'
import { stemPaths, type StemPoint, type TonePaths } from './stem-paths.ts'
import { useRoom } from './use-room.ts'

const none: readonly never[] = []
const week = 7 * 24 * 60 * 60 * 1000

type Props = {
  /** The finding; names the plot. */
  label: string
  /** Oldest first. */
  points: readonly StemPoint[]
  from: number
  to: number
  dates?: readonly DateMark[]
  bands?: readonly TargetBand[]
  axis?: { least: number; most: number } | undefined
  /** Of the drawing without the lane, px. */
  height?: number
  /** What Page Up and Page Down go by, in units of `at`; a week of milliseconds unless said otherwise. */
  page?: number
} & (
  | {
      compact?: false
      /** What the flag says about the reading at this index. */
      readout: (index: number) => Readout
      /** What a reader hears about it: "Tuesday, November 10, 7:38 AM. 144 over 88. High, stage 2." */
      spoken: (index: number) => string
    }
  /** A small picture without flag and keys; `label` says it all. */
  | { compact: true; readout?: undefined; spoken?: undefined }
)

/**
 * Pairs of values over time: a stem from low to high, the category's shape on top, a dot below. One tab stop; Left, Right, Home, End
 * and Page keys walk every reading, Escape leaves; touch, hover and keys show the same flag, idle shows the latest.
 */
export function StemChart({ label, points, from, to, dates = none, bands = none, axis, height, page = week, compact = false, readout, spoken }: Props) {
  const [box, room] = useRoom<HTMLDivElement>()
  const [chosen, setChosen] = useState<number>()
  const [keyed, setKeyed] = useState(false)
  const layout = useMemo(
    () => room && stemLayout({ points, from, to, dates, bands, axis, height, compact }, room),
    [room, points, from, to, dates, bands, axis, height, compact],
  )
  const last = points.length - 1
  const active = chosen !== undefined && chosen <= last ? chosen : undefined
  const shown = active ?? last
  const at = (index: number) => points[index]?.at ?? 0

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!layout || !box.current) return
    const x = event.clientX - box.current.getBoundingClientRect().left
    setChosen(nearest(x, points.length, index => layout.x(at(index))))
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
    const next = chartStep(event.key, shown, points.length, at, page)
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
          // A finger that lifts leaves the flag where it was; a mouse takes it along.
          if (event.pointerType === 'mouse' && !keyed) leave()
        },
        onFocus: () => {
          if (active === undefined && box.current?.matches(':focus-visible')) {
            setChosen(last)
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
        <ReadoutFlag readout={readout(shown)} x={layout.x(at(shown))} width={layout.width} />
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
          <Ground layout={layout} bands={bands} />
          {interactive ? <Pointer layout={layout} point={points[shown]} ring={active !== undefined} /> : null}
          <Stems layout={layout} points={points} />
        </svg>
      ) : (
        <div style={{ height: height ?? 250 }} />
      )}
    </div>
  )
  if (!interactive) return plot
  // The live text stands beside the plot: what is inside a picture is not read.
  return (
    <div className={styles.around}>
      {plot}
      <VisuallyHidden role="status">{keyed && active !== undefined ? spoken(active) : null}</VisuallyHidden>
    </div>
  )
}

/** Everything that stands still: bands, lines, labels. */
const Ground = memo(function Ground({ layout, bands }: { layout: StemLayout; bands: readonly TargetBand[] }) {
  const { edge, x: _, y, height } = layout
  const clamp = (value: number) => Math.max(edge.top, Math.min(edge.bottom, y(value)))
  return (
    <>
      {bands.map(band => (
        <rect
          key={band.low}
          className={styles.band}
          x={edge.left}
          width={Math.max(0, edge.right - edge.left)}
          y={clamp(band.high)}
          height={Math.max(0, clamp(band.low) - clamp(band.high))}
          rx={4}
        />
      ))}
      {layout.lines.map(line => (
        <g key={line}>
          <line className={styles.grid} x1={edge.left} x2={edge.right} y1={y(line)} y2={y(line)} />
          <text className={styles.axisText} x={edge.left - 12} y={y(line)} dy=".35em" textAnchor="end">
            {line}
          </text>
        </g>
      ))}
      {layout.limits.map(limit => (
        <g key={limit}>
          <line className={styles.edge} x1={edge.left} x2={edge.right} y1={y(limit)} y2={y(limit)} />
          <text className={styles.limitText} x={edge.left - 12} y={y(limit)} dy=".35em" textAnchor="end">
            {limit}
          </text>
        </g>
      ))}
      {layout.sideLabels
        ? bands.map(band => (
            <g key={band.high}>
              <text className={styles.limitText} x={edge.right + 14} y={y(band.limits[0] ?? band.high)} dy=".35em">
                {band.title}
              </text>
              <text className={styles.axisText} x={edge.right + 14} y={y(band.limits[0] ?? band.high)} dy="1.65em">
                {band.text}
              </text>
            </g>
          ))
        : null}
      <line className={styles.base} x1={edge.left} x2={edge.right} y1={edge.bottom + 12} y2={edge.bottom + 12} />
      {layout.dates.map(date => (
        <text
          key={date.label}
          className={date.last ? styles.axisTextLast : styles.axisText}
          x={date.x}
          y={height - 6}
          textAnchor={date.anchor}
        >
          {date.label}
        </text>
      ))}
    </>
  )
})

/** A handful of paths, whatever the number of readings. */
const Stems = memo(function Stems({ layout, points }: { layout: StemLayout; points: readonly StemPoint[] }) {
  const { paths, scale } = useMemo(() => stemPaths(points, layout.x, layout.y, layout.edge), [points, layout])
  return paths.map(tone => <ToneMarks key={tone.tone} paths={tone} scale={scale} />)
})

function ToneMarks({ paths, scale }: { paths: TonePaths; scale: number }) {
  return (
    <g className={toned[paths.tone]} shapeRendering={scale < 0.5 ? 'optimizeSpeed' : undefined}>
      <path className={styles.stems} d={paths.stems} strokeWidth={Math.max(1, 3.4 * scale)} />
      <path className={styles.feet} d={paths.feet} strokeWidth={Math.max(2, 9.6 * scale)} />
      {paths.solid === '' ? null : <path className={styles.solid} d={paths.solid} />}
      {paths.outline === '' ? null : <path className={styles.outline} d={paths.outline} strokeWidth={2.6 * scale} />}
      {paths.exclamation === '' ? null : <path className={styles.exclamation} d={paths.exclamation} strokeWidth={2 * scale} />}
    </g>
  )
}

/** The thin line from the flag to its reading, and the ring round the whole stem while it is chosen. */
function Pointer({ layout, point, ring }: { layout: StemLayout; point: StemPoint | undefined; ring: boolean }) {
  if (!point) return null
  const { edge } = layout
  const x = layout.x(point.at)
  const high = Math.max(edge.top, Math.min(edge.bottom, layout.y(point.high)))
  const low = Math.max(edge.top, Math.min(edge.bottom, layout.y(point.low)))
  return (
    <>
      <line className={styles.pointer} x1={x} x2={x} y1={0} y2={Math.max(0, high - (ring ? 16 : 9))} />
      {ring ? <rect className={styles.focus} x={x - 15} y={high - 16} width={30} height={low - high + 29} rx={15} /> : null}
    </>
  )
}
