import * as styles from './day-bars.css.ts'

/**
 * A progress bar for each day, with the day's letter below. Decorative: the text beside it carries
 * the meaning.
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
