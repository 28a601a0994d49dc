import { between } from '#platform/model/numbers/limits.ts'
import { heightOfLevel, type HourLevels } from '#vitals/model/blood-sugar/typical-day.ts'
import { inRangeLimits } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { bandPaths } from '#ui/charts/time-plot/band-paths.ts'
import { plotScales, size } from './plot-scales.ts'
import * as styles from './report-sheet.css.ts'

/** The vertical axis in mg/dL. Values outside are drawn at its end. */
const axis = { from: 40, least: 250, most: 400 } as const

/**
 * The usual day: median, and the bands of 50% and 80% of the readings, over the hours that have
 * enough readings. A drawing only; the table of meals has the numbers.
 */
export function DayCurveDrawing({
  hours,
  words,
  label,
}: {
  hours: readonly HourLevels[]
  words: ReadingWords
  label: string
}) {
  const points = hours.map(
    ({ hour, tenth, quarter, middle, threeQuarters, nineTenths }, index) => ({
      at: hour,
      levels: [
        heightOfLevel(tenth),
        heightOfLevel(quarter),
        heightOfLevel(middle),
        heightOfLevel(threeQuarters),
        heightOfLevel(nineTenths),
      ] as const,
      joined: hours[index - 1]?.hour === hour - 1,
    }),
  )
  const highest = Math.max(axis.least, ...points.map(({ levels }) => levels[4]))
  const to = Math.min(axis.most, Math.ceil(highest / 50) * 50)
  const first = Math.max(0, (points.at(0)?.at ?? 0) - 1)
  const last = Math.min(24, (points.at(-1)?.at ?? 24) + 1)
  const { x, y, left, top } = plotScales([first, last], [axis.from, to])
  const paths = bandPaths(points, x, y)
  const { from, beforeMeal, to: high } = inRangeLimits
  const across = (value: number) => `M0 ${y(value)}H${size}`
  const marks = between(
    Array.from({ length: 9 }, (_, index) => index * 3),
    first,
    last,
  )
  return (
    <div className={styles.plot} role="img" aria-label={label}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.band} d={`M0 ${y(high)}H${size}V${y(from)}H0Z`} />
        <path className={styles.grid} d={across(to)} />
        <path className={styles.outer} d={paths.outer} />
        <path className={styles.inner} d={paths.inner} />
        <path className={styles.edge} d={`${across(from)}${across(beforeMeal)}${across(high)}`} />
        <path className={styles.middle} d={paths.middle} />
      </svg>
      {[from, beforeMeal, high, to].map((value) => (
        <span key={value} className={styles.left} style={{ top: top(value) }} aria-hidden="true">
          {value}
        </span>
      ))}
      {marks.map((hour) => (
        <span key={hour} className={styles.below} style={{ left: left(hour) }} aria-hidden="true">
          {words.hour(hour)}
        </span>
      ))}
    </div>
  )
}
