import * as styles from './day-bars.css.ts'

/**
 * How much of a whole was done on each of some days: a bar that fills, and the day's letter below
 * it. Decorative: the words beside it carry the meaning.
 */
export function DayBars({
  bars,
  of,
}: {
  bars: readonly { readonly day: string; readonly value: number }[]
  of: number
}) {
  return (
    <span className={styles.bars} aria-hidden="true">
      {bars.map(({ day, value }, at) => (
        <span key={at} className={styles.day}>
          <svg
            className={styles.bar}
            viewBox="0 0 10 10"
            preserveAspectRatio="none"
            focusable="false"
          >
            <rect x="0" y={10 - (10 * value) / of} width="10" height={(10 * value) / of} />
          </svg>
          <span className={styles.letter}>{day}</span>
        </span>
      ))}
    </span>
  )
}
