import * as styles from './typing-indicator.css.ts'

/** Three dots that rise one after the other; still with reduced motion. */
export function TypingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i className={styles.dot} />
      <i className={styles.dot} />
      <i className={styles.dot} />
    </span>
  )
}
