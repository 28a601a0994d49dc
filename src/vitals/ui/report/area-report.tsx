import type { ReactNode } from 'react'
import type { ReportItem } from '../wording/use-report-words.ts'
import type { ReadingWords } from '../wording/use-reading-words.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FigureExplanationNotes, ReportFigures } from './report-figures.tsx'
import { ReportPaper, type ReportPerson } from './report-paper.tsx'
import { ReportCard } from './report-card.tsx'

/** The basis of an area's report as text. `sources` is empty without readings. */
export type AreaBasis = {
  readonly span: string
  readonly basis: string
  readonly unit: string
  readonly zone: string
  readonly sources: string
}

/** The printed facts of an area's readings: period, count, unit, time zone and sources. */
export function basisFacts({ t }: ReadingWords, { span, basis, unit, zone, sources }: AreaBasis) {
  return [
    { term: t('readings.print.period'), value: span },
    { term: t('readings.print.readings'), value: basis },
    { term: t('readings.csv.unit'), value: unit },
    ...(zone === '' ? [] : [{ term: t('readings.csv.zone'), value: zone }]),
    ...(sources === '' ? [] : [{ term: t('figures.print.source'), value: sources }]),
  ]
}

/**
 * The report of one area: its finding (`verdict`), period, its figures with their sample sizes, the readings outside all
 * averages (`apart`), and the area's own parts. On paper the explanations follow.
 */
export function AreaReport({
  words,
  title,
  person,
  basis,
  items,
  apart,
  verdict = null,
  children,
}: {
  words: ReadingWords
  title: string
  person: ReportPerson
  basis: AreaBasis
  items: readonly ReportItem[]
  apart: string
  verdict?: string | null
  children: ReactNode
}) {
  return (
    <ReportPaper title={title} person={person} facts={basisFacts(words, basis)}>
      <ReportCard {...{ title, verdict }} span={basis.span} basis={basis.basis} zone={basis.zone}>
        {items.length === 0 ? null : (
          <Stack gap="s3">
            <ReportFigures items={items} />
            {apart === '' ? null : (
              <Text look="small" tone="secondary">
                {apart}
              </Text>
            )}
          </Stack>
        )}
        {children}
        <FigureExplanationNotes items={items} />
      </ReportCard>
    </ReportPaper>
  )
}
