import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import type { MarkShape } from '../primitives/shapes.ts'
import { StatusMark } from '../primitives/status-mark.tsx'
import { toned, type Tone } from '../tokens/tone.css.ts'
import * as styles from './stacked-share-bar.css.ts'
import { stackedShareLayout } from './stacked-share-layout.ts'
import { useChartSize } from './use-chart-size.ts'

export type ShareRow = {
  key: string
  shape: MarkShape
  tone: Tone
  ring?: boolean
  word: string
  count: number
  /** "75%" */
  percent: string
  /** Limits and count as text. */
  note: ReactNode
  /** The most important part has a larger figure. */
  most?: boolean
  /** Hatches the outermost parts. */
  hatched?: boolean
}

const bar = { width: 44, tall: 400 }
/** The gap between the texts of two parts, in px. */
const gap = 10
const none: readonly number[] = []

/**
 * A stacked vertical bar whose parts are tied to their shape, name, percent and count. The text
 * carries the meaning.
 */
export function StackedShareBar({ rows }: { rows: readonly ShareRow[] }) {
  const [box, room] = useChartSize<HTMLDivElement>()
  const hatch = useId()
  const [tall, setTall] = useState<readonly number[]>(none)
  // The height of a text depends on its wrapping at this width.
  useLayoutEffect(() => {
    const measured = [...(box.current?.querySelectorAll('li') ?? [])].map(
      (line) => line.offsetHeight + gap,
    )
    setTall((before) =>
      before.length === measured.length && before.every((own, index) => own === measured[index])
        ? before
        : measured,
    )
  }, [box, room, rows])
  const { height, places } = stackedShareLayout(
    rows.map(({ count }) => count),
    bar.tall,
    rows.map((_, index) => tall[index] ?? 60),
  )
  return (
    <div ref={box} className={styles.frame} style={{ height }}>
      <svg
        className={styles.picture}
        width={84}
        height={height}
        viewBox={`0 0 84 ${height}`}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <pattern
            id={hatch}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line className={styles.hatch} x1="0" x2="0" y1="0" y2="7" />
          </pattern>
        </defs>
        {rows.map(({ key, tone, count, hatched }, index) => {
          const place = places[index]
          if (place === undefined || count === 0) return null
          const at = place.top + place.height / 2
          return (
            <g key={key} className={toned[tone]}>
              <rect
                className={styles.part}
                x={0}
                y={place.top}
                width={bar.width}
                height={place.height}
                rx={2.5}
              />
              {hatched === true ? (
                <rect
                  fill={`url(#${hatch})`}
                  x={0}
                  y={place.top}
                  width={bar.width}
                  height={place.height}
                />
              ) : null}
              <path
                className={styles.leader}
                d={`M${bar.width + 4} ${at}h6L${bar.width + 24} ${place.middle - 12}h8`}
              />
            </g>
          )
        })}
      </svg>
      <ul role="list">
        {rows.map(
          ({ key, shape, tone, ring = false, word, percent, note, most = false }, index) => (
            <li key={key} className={styles.row} style={{ top: places[index]?.middle }}>
              <StatusMark {...{ shape, tone, ring }}>{word}</StatusMark>
              <span className={most ? styles.most : styles.percent}>{percent}</span>
              <span className={styles.note}>{note}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
