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
  /** The limits of the category as text, such as "120 to 129 and under 80". */
  limits?: ReactNode
  count: number
  /** The count at the end; `BarCount` makes its number bold. */
  countText: ReactNode
}

/** A bar for each category: shape, name, limits, bar and count of readings. */
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

/** The bold number of a count. */
export function BarCount({ children }: { children: ReactNode }) {
  return <b className={styles.number}>{children}</b>
}
