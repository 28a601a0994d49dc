import type { ReactNode } from 'react'
import * as styles from './print-header.css.ts'

/**
 * Head of a printed report, seen on paper only: title and the facts that make a page stand alone
 * (member, period, unit, time zone, number of entries), each a translated term and its value. The
 * title is a paragraph, for the page has its h1 already.
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

/** Controls and hints that paper has no use for. */
export function ScreenOnly({ children }: { children: ReactNode }) {
  return <div className={styles.screenOnly}>{children}</div>
}

/** What paper keeps on one page, such as a heading with its figures. */
export function PrintInFull({ children }: { children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>
}
