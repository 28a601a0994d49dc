import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import type { ReadingWords } from '../wording/use-reading-words.ts'
import { Card } from '#ui/layout/card.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import * as styles from './report-card.css.ts'

/**
 * The facts that a printed page needs to stand alone. `name` null: unknown; `zone` is empty without
 * readings.
 */
export type SheetFacts = {
  name: string | null
  span: string
  count: number
  unit: string
  zone: string
}

/** The facts of a printed page as terms and values (area `readings`). */
export function sheetFacts({ t, count }: ReadingWords, facts: SheetFacts) {
  return [
    ...(facts.name === null ? [] : [{ term: t('readings.print.name'), value: facts.name }]),
    { term: t('readings.print.period'), value: facts.span },
    { term: t('readings.print.readings'), value: count(facts.count) },
    { term: t('readings.csv.unit'), value: facts.unit },
    ...(facts.zone === '' ? [] : [{ term: t('readings.csv.zone'), value: facts.zone }]),
  ]
}

/** The card of a report: its finding or else its period as the heading, its sample size and its parts. */
export function ReportCard({
  title,
  verdict = null,
  span,
  basis,
  zone,
  children,
}: {
  title: string
  verdict?: string | null
  span: string
  basis: string
  zone: string
  children: ReactNode
}) {
  const t = useMessages()
  return (
    <Card aria-label={title}>
      <div className={styles.parts}>
        <div className={styles.head}>
          <Heading level={2}>{verdict ?? span}</Heading>
          <Text tone="secondary">
            {[
              ...(verdict === null ? [] : [`${span}.`]),
              ...(zone === '' ? [basis] : [`${basis}.`, `${t('readings.zone', { zone })}.`]),
            ].join(' ')}
          </Text>
        </div>
        {children}
      </div>
    </Card>
  )
}
