import type { ReactNode } from 'react'
import { Metric } from './metric.tsx'
import * as styles from './description-list.css.ts'

export type DescriptionItem = {
  readonly term: string
  readonly value: string
  readonly unit?: string | undefined
  readonly note?: string | undefined
}

/** Figures in columns, each with its name, its unit and its comparison. Two columns on phones. */
export function DescriptionGrid({ facts }: { facts: readonly DescriptionItem[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, unit, note }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>
            <Metric size="md" value={value} unit={unit} />
          </dd>
          {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The facts of one thing, line by line: a term and its value. */
export function DescriptionList({
  facts,
}: {
  facts: readonly { readonly term: string; readonly value: ReactNode }[]
}) {
  return (
    <dl className={styles.list}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.line}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
