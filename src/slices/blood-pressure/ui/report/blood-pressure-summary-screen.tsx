import {
  bloodPressurePeriods,
  bloodPressureReport,
  type BloodPressureReportDays,
} from '#vitals/model/blood-pressure/blood-pressure-report.ts'
import { seriesOf } from '../../model/blood-pressure-series.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { figureValues } from '#vitals/model/report/figure-requirements.ts'
import { useBloodPressureReport } from '#vitals/api/readings/use-blood-pressure-report.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { AreaReport } from '#vitals/ui/report/area-report.tsx'
import { DoctorReportLink } from '#vitals/ui/report/doctor-report-link.tsx'
import { ReportToolbar } from '#vitals/ui/report/report-toolbar.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PressureCategoryCounts } from '../pressure-category-counts.tsx'
import { bloodPressureLogFile } from '../all-logs/blood-pressure-log-file.ts'
import {
  BloodPressurePage,
  BloodPressureQueryState,
  NoBloodPressure,
} from '../blood-pressure-page.tsx'
import { BloodPressureChart } from '../blood-pressure-chart.tsx'
import { BloodPressureTable } from '../blood-pressure-table.tsx'
import { useBloodPressureWords, type BloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The report of a period for screen, print and CSV export, with a link to the report of the
 * five-day check.
 */
export function BloodPressureSummaryScreen() {
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
  const { t } = useBloodPressureWords(today)
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
  const words = useBloodPressureWords(tellingDay(today))
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
      <BloodPressureQueryState read={read}>
        {(reported) =>
          reported.latest === null ? <NoBloodPressure /> : <Sheet {...{ reported, range, words }} />
        }
      </BloodPressureQueryState>
      <DoctorReportLink />
    </Stack>
  )
}

const save = (
  { t }: BloodPressureWords,
  { span, readings, leftOut }: ReportReadings<BloodPressureReading>,
) =>
  saveFile(
    `${t('blood-pressure.logs.file')}-${span.start}-${span.end}.csv`,
    'text/csv;charset=utf-8',
    bloodPressureLogFile(t, readings, leftOut),
  )

function Sheet({
  reported: { span, readings, before },
  range,
  words,
}: {
  reported: ReportReadings<BloodPressureReading>
  range: BloodPressureReportDays
  words: BloodPressureWords
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
}: Pick<ReportReadings<BloodPressureReading>, 'span' | 'readings'> & {
  words: BloodPressureWords
}) {
  const { t } = words
  const statistics = statisticsOf(readings)
  if (statistics === null) return null
  const days = { ...span, range: 'month' } as const
  return (
    <>
      <PressureCategoryCounts statistics={statistics} words={words} level={3} />
      <Stack gap="s4">
        <Heading level={3}>{t('blood-pressure.report.chart')}</Heading>
        <BloodPressureChart
          period={days}
          readings={readings}
          words={words}
          label={t('blood-pressure.report.chart')}
        />
      </Stack>
      <BloodPressureTable
        points={seriesOf('month', readings)}
        caption={t('blood-pressure.table.caption', { span: words.span(span) })}
        words={words}
      />
    </>
  )
}
