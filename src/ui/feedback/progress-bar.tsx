import * as styles from './progress-bar.css.ts'

/** A decorative progress bar; the text beside it says the same to screen readers. */
export function ProgressBar({ done, of }: { done: number; of: number }) {
  const share = of <= 0 ? 0 : Math.min(1, Math.max(0, done / of))
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles.fill} style={{ width: `${share * 100}%` }} />
    </span>
  )
}
