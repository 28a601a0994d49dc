import {
  bodyFigures,
  bodyParts,
  type BodyPartName,
  bodyPeriods,
  type BodyReading,
} from '../../model/body-composition.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { sampleSizeOf, shortageOf } from '#vitals/model/report/sample-size.ts'
import { useBodyReport } from '../../api/body-composition-queries.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { type FigureWords, useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { type ReadingWords, useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import type { ReportItem } from '#vitals/ui/wording/use-report-words.ts'
import { FigureExplanationNotes, ReportFigures } from '#vitals/ui/report/report-figures.tsx'
import { AreaReport } from '#vitals/ui/report/area-report.tsx'
import { PeriodReport } from '#vitals/ui/report/period-report.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { BodyCompositionChart, BodyCompositionTable } from '../body-composition-chart.tsx'
import { bodyFinding } from '../body-finding.ts'
import { bodyCompositionLogFile } from '../body-composition-log-file.ts'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { bodyCompositionArea } from '../body-composition-area.ts'

/** The report of a period for screen, print and CSV export. */
export function BodyCompositionSummaryScreen() {
  const { today } = useToday()
  const words = useReadingWords(tellingDay(today))
  const [range, onRange] = useReportRange({
    name: 'body-composition',
    ranges: bodyPeriods,
    usual: 90,
  })
  return (
    <ExplainedAreaPage area={bodyCompositionArea} tab="summary-report">
      <PeriodReport
        area={bodyCompositionArea}
        {...{ words, range, onRange }}
        ranges={bodyPeriods}
        read={useBodyReport({ length: range, today })}
        fileOf={bodyCompositionLogFile}
      >
        {(reported) => <Sheet {...{ reported, words }} />}
      </PeriodReport>
    </ExplainedAreaPage>
  )
}

function Sheet({
  reported: { span, readings },
  words,
}: {
  reported: ReportReadings<BodyReading>
  words: ReadingWords
}) {
  const { t } = words
  const figureWords = useFigureWords(words)
  const person = useReportPerson()
  const basis = {
    span: words.span(span),
    basis: words.basis(sampleSizeOf(readings)),
    unit: t('biometrics.unit.percent'),
    zone: words.zone(readings),
    sources: '',
  }
  const measured = bodyParts.flatMap((part) => {
    const figures = bodyFigures(readings, span, part)
    if (figures === null) return []
    return [{ part, ...partWords(part, { words, figureWords, figures, span }) }]
  })
  return (
    <AreaReport
      {...{ words, person, basis }}
      title={t('biometrics.report.title')}
      items={[]}
      apart=""
    >
      {measured.map(({ part, title, items }) => (
        <Stack key={part} gap="s4">
          <Heading level={3}>{title}</Heading>
          <ReportFigures items={items} />
          <BodyCompositionChart {...{ readings, span, part, words }} />
          <PageExplanation title={t('readings.report.rows')} icon="table">
            <BodyCompositionTable {...{ readings, span, part, words }} />
          </PageExplanation>
        </Stack>
      ))}
      <FigureExplanationNotes items={measured.flatMap(({ items }) => items)} />
    </AreaReport>
  )
}

/** The finding of a part and its two figures, withheld while there are too few readings. */
function partWords(
  part: BodyPartName,
  {
    words,
    figureWords,
    figures,
    span,
  }: {
    words: ReadingWords
    figureWords: FigureWords
    figures: NonNullable<ReturnType<typeof bodyFigures>>
    span: DateSpan
  },
): { title: string; items: readonly ReportItem[] } {
  const { t } = words
  const name = t(`biometrics.${part}`)
  const one = (value: number) => words.number(value, { decimals: 1 })
  const lack = shortageOf('average', figures)
  const withheld = lack === null ? null : figureWords.shortage(lack)
  const { average, change, firstDay, lowest, highest } = figures
  return {
    title:
      change === null || lack !== null
        ? t(`biometrics.chart.title.${part}`)
        : bodyFinding(words, part, { change, first: firstDay, span }),
    items: [
      {
        name: `${part}.average`,
        term: t('biometrics.fact.average', { part: name }),
        value: one(average),
        unit: t('biometrics.unit.percent'),
        withheld,
        how: figureWords.how('body-composition.average', span, figures),
        note: t('biometrics.fact.range', { lowest: one(lowest), highest: one(highest) }),
      },
      {
        name: `${part}.moved`,
        term: t('biometrics.fact.change', { part: name }),
        value: change === null ? null : words.number(change, { decimals: 1, signed: true }),
        unit: t('biometrics.change.points'),
        withheld,
        how: figureWords.how('body-composition.moved', span, figures),
        note: words.basis(figures),
      },
    ],
  }
}
