import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import * as styles from './split-card.css.ts'

/**
 * One card with two sides: how things stand, and beside it what that means over time. Under one
 * another below 1025 px. `labelledBy` is the id of a heading in it. `main` start: the first side is
 * a chart, the second a column beside it.
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

/** Panels of equal width beside one another, as many as there is room for. */
export function Panels({ children }: { children: ReactNode }) {
  return <div className={styles.panels}>{children}</div>
}
