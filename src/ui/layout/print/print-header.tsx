import type { ReactNode } from 'react'
import * as styles from './print-header.css.ts'

/**
 * The header of a printed report, hidden on screen: title and facts (member, period, unit, time
 * zone, number of entries) as translated terms and values. The title is a paragraph, because the
 * page already has an h1.
 */
export function PrintHeader({
  title,
  facts,
}: {
  title: string
  facts: readonly { term: string; value: string }[]
}) {
  return (
    <div className={styles.header}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Content that is hidden in print. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>
}

/** Content without page breaks inside, such as a heading with its figures. */
export function PrintInFull({ children }: { children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>
}
