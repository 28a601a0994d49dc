import { memo, useMemo } from 'react'
import { toned } from '../../tokens/tone.css.ts'
import * as styles from './time-plot.css.ts'
import type { StemLayout, TargetBand } from './stem-layout.ts'
import { stemPaths, type StemPoint, type TonePaths } from './stem-paths.ts'

const textOf = ({ look }: TargetBand) => (look === 'goal' ? styles.goalText : styles.limitText)

/** The static part of a plot: bands, lines, labels. */
export const PlotGround = memo(function Ground({
  layout,
  bands,
}: {
  layout: StemLayout
  bands: readonly TargetBand[]
}) {
  const { edge, y, height } = layout
  const clamp = (value: number) => Math.max(edge.top, Math.min(edge.bottom, y(value)))
  return (
    <>
      {bands
        .filter(({ look }) => look !== 'goal')
        .map((band) => (
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
      {layout.lines.map((line) => (
        <g key={line}>
          <line className={styles.grid} x1={edge.left} x2={edge.right} y1={y(line)} y2={y(line)} />
          <text
            className={styles.axisText}
            x={edge.left - 12}
            y={y(line)}
            dy=".35em"
            textAnchor="end"
          >
            {layout.word(line)}
          </text>
        </g>
      ))}
      {bands.flatMap((band) =>
        band.limits.map((limit) => (
          <g key={limit}>
            <line
              className={band.look === 'goal' ? styles.goal : styles.edge}
              x1={edge.left}
              x2={edge.right}
              y1={y(limit)}
              y2={y(limit)}
            />
            <text
              className={textOf(band)}
              x={edge.left - 12}
              y={y(limit)}
              dy=".35em"
              textAnchor="end"
            >
              {limit}
            </text>
          </g>
        )),
      )}
      {layout.sideLabels
        ? bands.map((band) => (
            <g key={band.high}>
              <text
                className={textOf(band)}
                x={edge.right + 14}
                y={y(band.limits[0] ?? band.high)}
                dy=".35em"
              >
                {band.title}
              </text>
              <text
                className={styles.axisText}
                x={edge.right + 14}
                y={y(band.limits[0] ?? band.high)}
                dy="1.65em"
              >
                {band.text}
              </text>
            </g>
          ))
        : null}
      <line
        className={styles.base}
        x1={edge.left}
        x2={edge.right}
        y1={edge.bottom + 12}
        y2={edge.bottom + 12}
      />
      {layout.dates.map((date) => (
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

/** A fixed number of paths, independent of the number of readings. */
export const Stems = memo(function Stems({
  layout,
  points,
}: {
  layout: StemLayout
  points: readonly StemPoint[]
}) {
  const { paths, scale } = useMemo(
    () => stemPaths(points, layout.x, layout.y, layout.edge),
    [points, layout],
  )
  return paths.map((tone) => <ToneMarks key={tone.tone} paths={tone} scale={scale} />)
})

function ToneMarks({ paths, scale }: { paths: TonePaths; scale: number }) {
  return (
    <g className={toned[paths.tone]} shapeRendering={scale < 0.5 ? 'optimizeSpeed' : undefined}>
      <path className={styles.stems} d={paths.stems} strokeWidth={Math.max(1, 3.4 * scale)} />
      {paths.feet === '' ? null : (
        <path className={styles.feet} d={paths.feet} strokeWidth={Math.max(2, 9.6 * scale)} />
      )}
      {paths.solid === '' ? null : <path className={styles.solid} d={paths.solid} />}
      {paths.outline === '' ? null : (
        <path className={styles.outline} d={paths.outline} strokeWidth={2.6 * scale} />
      )}
      {paths.exclamation === '' ? null : (
        <path className={styles.exclamation} d={paths.exclamation} strokeWidth={2 * scale} />
      )}
    </g>
  )
}

/** The line from the flag to its reading, and the ring around the selected stem. */
export function PlotPointer({
  layout,
  point,
  ring,
}: {
  layout: StemLayout
  point: StemPoint | undefined
  ring: boolean
}) {
  if (!point) return null
  const { edge } = layout
  const x = layout.x(point.at)
  const high = Math.max(edge.top, Math.min(edge.bottom, layout.y(point.high)))
  const low = Math.max(edge.top, Math.min(edge.bottom, layout.y(point.low)))
  return (
    <>
      <line
        className={styles.pointer}
        x1={x}
        x2={x}
        y1={0}
        y2={Math.max(0, high - (ring ? 16 : 9))}
      />
      {ring ? (
        <rect
          className={styles.focus}
          x={x - 15}
          y={high - 16}
          width={30}
          height={low - high + 29}
          rx={15}
        />
      ) : null}
    </>
  )
}
