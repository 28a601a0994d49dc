import type { ReactNode } from 'react'
import type { MarkShape } from '../primitives/shapes.ts'
import { StatusMark } from '../primitives/status-mark.tsx'
import { toned, type Tone } from '../tokens/tone.css.ts'
import * as styles from './category-bars.css.ts'

export type CategoryRow = {
  key: string
  shape: MarkShape
  tone: Tone
  word: string
  /** Limits of the category in words, such as "120 to 129 and under 80". */
  limits?: ReactNode
  count: number
  /** What stands at the end, with the number strong: use `BarCount`. */
  countText: ReactNode
}

/** How many readings fell into each category: shape, word, limits, a bar and the count in words. */
export function CategoryBars({ rows, total }: { rows: readonly CategoryRow[]; total: number }) {
  return (
    <ul role="list">
      {rows.map((row) => (
        <li key={row.key} className={styles.row}>
          <StatusMark shape={row.shape} tone={row.tone}>
            {row.word}
          </StatusMark>
          <span className={styles.limits}>{row.limits}</span>
          <span className={styles.track} aria-hidden="true">
            {row.count > 0 ? (
              <span
                className={`${styles.bar} ${toned[row.tone]}`}
                style={{ width: `${(row.count / Math.max(1, total)) * 100}%` }}
              />
            ) : null}
          </span>
          <span className={styles.count}>{row.countText}</span>
        </li>
      ))}
    </ul>
  )
}

/** The strong number in a count. */
export function BarCount({ children }: { children: ReactNode }) {
  return <b className={styles.number}>{children}</b>
}
