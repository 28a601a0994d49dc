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
import { useFigureWords } from '#vitals/ui/wording/use-figure-words.ts'
import { type ReadingWords, useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { ChartFacts } from '#ui/charts/chart-frame.tsx'
import { FigureItem } from '#vitals/ui/figures/figure-item.tsx'
import { AreaReport } from '#vitals/ui/report/area-report.tsx'
import { PeriodReport } from '#vitals/ui/report/period-report.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { BodyCompositionChart, BodyCompositionTable } from '../body-composition-chart.tsx'
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
  const person = useReportPerson()
  const basis = {
    span: words.span(span),
    basis: words.basis(sampleSizeOf(readings)),
    unit: t('biometrics.unit.percent'),
    zone: words.zone(readings),
    sources: '',
  }
  return (
    <AreaReport
      {...{ words, person, basis }}
      title={t('biometrics.report.title')}
      items={[]}
      apart=""
    >
      {bodyParts.map((part) => (
        <Part key={part} {...{ part, readings, span, words }} />
      ))}
      <Stack gap="s2">
        <Heading level={3} look="label">
          {t('biometrics.report.how')}
        </Heading>
        <Text look="small" tone="secondary" reading>
          {t('biometrics.report.how.text')}
        </Text>
      </Stack>
    </AreaReport>
  )
}

/** The figures, chart and table of one part; renders nothing if it was not measured. */
function Part({
  part,
  readings,
  span,
  words,
}: {
  part: BodyPartName
  readings: readonly BodyReading[]
  span: DateSpan
  words: ReadingWords
}) {
  const { t } = words
  const says = useFigureWords(words)
  const figures = bodyFigures(readings, span, part)
  if (figures === null) return null
  const name = t(`biometrics.${part}`)
  const one = (value: number) => words.number(value, { decimals: 1 })
  const lack = shortageOf('average', figures)
  const withheld = lack === null ? null : says.shortage(lack)
  return (
    <Stack gap="s4">
      <Heading level={3}>{t(`biometrics.chart.title.${part}`)}</Heading>
      <ChartFacts>
        <FigureItem
          term={t('biometrics.fact.average', { part: name })}
          value={
            <Metric size="md" value={one(figures.average)} unit={t('biometrics.unit.percent')} />
          }
          withheld={withheld}
          how={says.how('body-composition.average', span, figures)}
          note={t('biometrics.fact.range', {
            lowest: one(figures.lowest),
            highest: one(figures.highest),
          })}
        />
        <FigureItem
          term={t('biometrics.fact.change', { part: name })}
          withheld={withheld}
          how={says.how('body-composition.moved', span, figures)}
          value={
            figures.change === null ? null : (
              <Metric
                size="md"
                value={words.number(figures.change, { decimals: 1, signed: true })}
                unit={t('biometrics.change.points')}
              />
            )
          }
          note={words.basis(figures)}
        />
      </ChartFacts>
      <BodyCompositionChart {...{ readings, span, part, words }} />
      <BodyCompositionTable {...{ readings, span, part, words }} />
    </Stack>
  )
}
