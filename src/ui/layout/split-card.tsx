import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import * as styles from './split-card.css.ts'

/**
 * A card with two sides, stacked below 1025 px. `labelledBy` is the id of a heading in it. `main`
 * start: the first side is a chart, the second a narrow column.
 */
export function SplitCard({
  labelledBy,
  start,
  end,
  main,
}: {
  labelledBy: string
  start: ReactNode
  end: ReactNode
  main?: 'start'
}) {
  return (
    <Card clip padding="none" aria-labelledby={labelledBy}>
      <div className={main === 'start' ? styles.chartAndColumn : styles.split}>
        <div className={styles.part}>{start}</div>
        <div className={styles.part}>{end}</div>
      </div>
    </Card>
  )
}

/** Panels of equal width, as many in a row as fit. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>
}
