import type { ReactNode } from 'react'
import { iconPaths, type IconName } from './icon-paths.ts'
import * as styles from './illustration.css.ts'

/**
 * A decorative illustration of 288 by 160 on mist (next actions) or sand (people), with ripples
 * around a point. Its children are SVG with the classes of illustration.css.ts, which follow light,
 * dark, contrast and forced colors.
 */
export function Illustration({
  ground,
  ripples: [x, y],
  children,
}: {
  ground: 'mist' | 'sand'
  ripples: readonly [x: number, y: number]
  children: ReactNode
}) {
  return (
    <div className={styles.grounds[ground]}>
      <svg className={styles.picture} viewBox="0 0 288 160" aria-hidden="true" focusable="false">
        {[30, 58, 90, 126, 166, 210].map((radius) => (
          <circle key={radius} cx={x} cy={y} r={radius} className={styles.ripples[ground]} />
        ))}
        {children}
      </svg>
    </div>
  )
}

/** A rounded rectangle, such as a sheet, a tile or a bubble. */
export function IllustrationPanel({
  at: [x, y],
  size: [width, height],
  round = 12,
  fill = 'paper',
}: {
  at: readonly [number, number]
  size: readonly [number, number]
  round?: number
  fill?: keyof typeof styles.fill
}) {
  return <rect x={x} y={y} width={width} height={height} rx={round} className={styles.fill[fill]} />
}

/** Lines that represent text. */
export function IllustrationText({
  at: [x, y],
  lengths,
  look = 'quiet',
  step = 11,
}: {
  at: readonly [number, number]
  lengths: readonly number[]
  look?: keyof typeof styles.stroke
  step?: number
}) {
  return (
    <path
      d={lengths.map((length, row) => `M${x} ${y + row * step}h${length}`).join('')}
      className={styles.stroke[look]}
      style={{ strokeWidth: 4 }}
    />
  )
}

/** An icon around a point; `size` in the illustration's pixels. */
export function IllustrationSign({
  name,
  at: [x, y],
  size = 20,
  look = 'ink',
}: {
  name: IconName
  at: readonly [number, number]
  size?: number
  look?: keyof typeof styles.stroke
}) {
  const scale = size / 24
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <path
        d={iconPaths[name]}
        className={styles.stroke[look]}
        style={{ strokeWidth: 2.2 / Math.sqrt(scale) }}
      />
    </g>
  )
}

export function IllustrationDisc({
  at: [x, y],
  radius,
  fill = 'paper',
}: {
  at: readonly [number, number]
  radius: number
  fill?: keyof typeof styles.fill
}) {
  return <circle cx={x} cy={y} r={radius} className={styles.fill[fill]} />
}
