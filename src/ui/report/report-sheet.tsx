import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import type { ReadingWords } from '#i18n/use-reading-words.ts'
import { Card } from '../card/card.tsx'
import { PrintHeader } from '../print-sheet/print-sheet.tsx'
import { Stack } from '../stack/stack.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import { ReportToolbar } from './report-toolbar.tsx'
import * as styles from './report.css.ts'

/** What makes a printed page stand alone. `name` null: not known; `zone` empty: of nothing. */
export type SheetFacts = { name: string | null; span: string; count: number; unit: string; zone: string }

/** The facts of a printed page as terms and values (area `readings`). */
export const sheetFacts = ({ t, count }: ReadingWords, facts: SheetFacts) => [
  ...(facts.name === null ? [] : [{ term: t('readings.print.name'), value: facts.name }]),
  { term: t('readings.print.period'), value: facts.span },
  { term: t('readings.print.readings'), value: count(facts.count) },
  { term: t('readings.csv.unit'), value: facts.unit },
  ...(facts.zone === '' ? [] : [{ term: t('readings.csv.zone'), value: facts.zone }]),
]

/** A report of a period on one page, for the screen and for paper: which period, what it is made of, how to take it along, and its parts. */
export function ReportSheet<Days extends number>({
  words,
  title,
  facts,
  basis,
  ranges,
  range,
  onRange,
  onSave,
  children,
}: {
  words: ReadingWords
  title: string
  facts: SheetFacts
  /** "26 readings on 24 days" */
  basis: string
  ranges: readonly Days[]
  range: Days
  onRange: (range: Days) => void
  onSave: () => void
  children: ReactNode
}) {
  return (
    <Stack gap="s6">
      <ReportToolbar {...{ ranges, range, onRange, onSave }} />
      <PrintHeader title={title} facts={sheetFacts(words, facts)} />
      <ReportCard {...{ title, basis, children }} span={facts.span} zone={facts.zone} />
    </Stack>
  )
}

/** The card of a report: of which days, on what it stands, and its parts. */
export function ReportCard({ title, span, basis, zone, children }: { title: string; span: string; basis: string; zone: string; children: ReactNode }) {
  const t = useMessages()
  return (
    <Card aria-label={title}>
      <div className={styles.parts}>
        <div className={styles.head}>
          <Heading level={2}>{span}</Heading>
          <Text tone="secondary">{zone === '' ? basis : `${basis}. ${t('readings.zone', { zone })}.`}</Text>
        </div>
        {children}
      </div>
    </Card>
  )
}
