import { href } from '#platform/model/paths.ts'
import {
  bloodPressurePeriods,
  bloodPressureReport,
} from '#vitals/model/blood-pressure/blood-pressure-report.ts'
import { seriesOf } from '../../model/blood-pressure-series.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { type ReportReadings, useReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { useMemberBloodPressure } from '../../api/blood-pressure-queries.ts'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaSummary } from '#vitals/ui/report/area-summary.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { PageExplanation } from '#ui/layout/page-explanation.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { bloodPressureLogFile } from '../all-logs/blood-pressure-log-file.ts'
import { bloodPressureArea } from '../blood-pressure-area.ts'
import { BloodPressureChart } from '../blood-pressure-chart.tsx'
import { BloodPressureTable } from '../blood-pressure-table.tsx'
import { PressureCategoryCounts } from '../pressure-category-counts.tsx'
import { useBloodPressureWords, type BloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The report of a period for screen, print and CSV export, with a link to the report of the
 * five-day check.
 */
export function BloodPressureSummaryScreen() {
  return (
    <ExplainedAreaPage area={bloodPressureArea} tab="summary-reports">
      <Stack gap="s6">
        <Personalized />
        <Summary />
      </Stack>
    </ExplainedAreaPage>
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
          <Link to={href('bloodPressurePersonalized')} look="standalone" endIcon="arrow-right">
            {t('blood-pressure.personal.link')}
          </Link>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}

function Summary() {
  const { today } = useToday()
  const words = useBloodPressureWords(tellingDay(today))
  const [range, onRange] = useReportRange({
    name: 'blood-pressure',
    ranges: bloodPressurePeriods,
    usual: 30,
  })
  return (
    <AreaSummary
      area={bloodPressureArea}
      {...{ words, range, onRange }}
      ranges={bloodPressurePeriods}
      read={useReportReadings(useMemberBloodPressure, { length: range, today })}
      reportOf={bloodPressureReport}
      fileOf={bloodPressureLogFile}
    >
      {({ readings, span }) => <Parts {...{ readings, span, words }} />}
    </AreaSummary>
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
      <PageExplanation title={t('readings.report.rows')} icon="table">
        <BloodPressureTable
          points={seriesOf('month', readings)}
          caption={t('blood-pressure.table.caption', { span: words.span(span) })}
          words={words}
        />
      </PageExplanation>
    </>
  )
}
