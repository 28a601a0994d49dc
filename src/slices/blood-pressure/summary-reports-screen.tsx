import {
  bloodPressurePeriods,
  bloodPressureReport,
  type BloodPressureReportDays,
} from '#domain/blood-pressure-report.ts'
import { seriesOf } from '#domain/blood-pressure-series.ts'
import { statisticsOf } from '#domain/blood-pressure-statistics.ts'
import { tellingDay } from '#domain/report-figures.ts'
import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import { figureValues } from '#domain/figure-needs.ts'
import { useBloodPressureReport } from '#gateway/blood-pressure-report.queries.ts'
import type { Reported } from '#gateway/report.queries.ts'
import { useReportWords } from '#i18n/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { saveFile } from '#kit/save-file.ts'
import { useReportPerson } from '#session/report-person.ts'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { ScreenOnly } from '#ui/print-sheet/print-sheet.tsx'
import { AreaReport } from '#ui/report/area-report.tsx'
import { DoctorReportLink } from '#ui/report/doctor-report-link.tsx'
import { ReportToolbar } from '#ui/report/report-toolbar.tsx'
import { useReportRange } from '#ui/report/use-report-range.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { CategoryCounts } from './category-counts.tsx'
import { logFile } from './log-file.ts'
import { BloodPressurePage, BloodPressureRead, NoBloodPressure } from './page.tsx'
import { PressureChart } from './pressure-chart.tsx'
import { TrendTable } from './trend-table.tsx'
import { useWords, type Words } from './use-words.ts'

/**
 * What a period came to, on one page for the screen, for paper and for a spreadsheet; and the way
 * to the report of the five-day check.
 */
export function SummaryReportsScreen() {
  return (
    <BloodPressurePage tab="summary-reports">
      {(userId) => (
        <Stack gap="s6">
          <Personalized />
          <Report userId={userId} />
        </Stack>
      )}
    </BloodPressurePage>
  )
}

function Personalized() {
  const { today } = useToday()
  const { t } = useWords(today)
  return (
    <ScreenOnly>
      <Card surface="mist" aria-labelledby="blood-pressure-personal">
        <Stack gap="s3" align="start">
          <Heading level={2} id="blood-pressure-personal">
            {t('blood-pressure.personal.title')}
          </Heading>
          <Text tone="secondary" reading>
            {t('blood-pressure.personal.lead')}
          </Text>
          <Link to="/blood-pressure/personalized-report" look="standalone" endIcon="arrow-right">
            {t('blood-pressure.personal.link')}
          </Link>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}

function Report({ userId }: { userId: string }) {
  const { today } = useToday()
  const words = useWords(tellingDay(today))
  const [range, onRange] = useReportRange({
    name: 'blood-pressure',
    ranges: bloodPressurePeriods,
    usual: 30,
    member: userId,
  })
  const read = useBloodPressureReport({ userId, length: range, today })
  const made = read.state === 'ready' && read.data.latest !== null ? read.data : null
  return (
    <Stack gap="s6">
      <ReportToolbar
        ranges={bloodPressurePeriods}
        {...{ range, onRange }}
        onSave={made === null ? undefined : () => save(words, made)}
      />
      <BloodPressureRead read={read}>
        {(reported) =>
          reported.latest === null ? <NoBloodPressure /> : <Sheet {...{ reported, range, words }} />
        }
      </BloodPressureRead>
      <DoctorReportLink />
    </Stack>
  )
}

const save = ({ t }: Words, { span, readings, leftOut }: Reported<BloodPressureReading>) =>
  saveFile(
    `${t('blood-pressure.logs.file')}-${span.start}-${span.end}.csv`,
    'text/csv;charset=utf-8',
    logFile(t, readings, leftOut),
  )

function Sheet({
  reported: { span, readings, before },
  range,
  words,
}: {
  reported: Reported<BloodPressureReading>
  range: BloodPressureReportDays
  words: Words
}) {
  const { t } = words
  const person = useReportPerson()
  const says = useReportWords(words, figureValues)
  const report = bloodPressureReport(readings, before)
  const basis = {
    span: words.span(span),
    basis: words.basis(report?.basis ?? { count: 0, days: 0 }),
    unit: t('blood-pressure.unit'),
    zone: words.zone(readings),
    sources: report === null ? '' : says.sources(report.sources),
  }
  const items =
    report === null
      ? []
      : says.items(report, span, t('readings.range.days', { days: range }), range < 90)
  return (
    <AreaReport
      {...{ words, person, basis, items }}
      title={t('blood-pressure.report.title')}
      apart=""
    >
      {report === null ? (
        <EmptyState icon="heart-check" title={t('readings.none.title')}>
          {t('readings.none.text')}
        </EmptyState>
      ) : (
        <Parts {...{ span, readings, words }} />
      )}
    </AreaReport>
  )
}

function Parts({
  span,
  readings,
  words,
}: Pick<Reported<BloodPressureReading>, 'span' | 'readings'> & { words: Words }) {
  const { t } = words
  const statistics = statisticsOf(readings)
  if (statistics === null) return null
  const days = { ...span, range: 'month' } as const
  return (
    <>
      <CategoryCounts statistics={statistics} words={words} level={3} />
      <Stack gap="s4">
        <Heading level={3}>{t('blood-pressure.report.chart')}</Heading>
        <PressureChart
          period={days}
          readings={readings}
          words={words}
          label={t('blood-pressure.report.chart')}
        />
      </Stack>
      <TrendTable
        points={seriesOf('month', readings)}
        caption={t('blood-pressure.table.caption', { span: words.span(span) })}
        words={words}
      />
    </>
  )
}
