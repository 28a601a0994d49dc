import * as styles from './typing-indicator.css.ts'

/** Three animated dots; static with reduced motion. */
export function TypingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i className={styles.dot} />
      <i className={styles.dot} />
      <i className={styles.dot} />
    </span>
  )
}
