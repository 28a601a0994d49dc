import {
  bloodSugarFigures,
  bloodSugarPeriods,
  mealFigures,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { bloodSugarReport } from '#vitals/model/blood-sugar/blood-sugar-report.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { useBloodSugarReport } from '#vitals/api/readings/use-blood-sugar-report.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { AreaSummary } from '#vitals/ui/report/area-summary.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { useToday } from '#i18n/use-today.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import { BloodSugarChart } from '../blood-sugar-chart.tsx'
import { bloodSugarLogFile } from '../blood-sugar-log-file.ts'
import { BloodSugarRangeShares } from '../blood-sugar-range-shares.tsx'
import { useBloodSugarWords, type BloodSugarWords } from '../use-blood-sugar-words.ts'
import { BloodSugarMealTable } from './blood-sugar-meal-table.tsx'

/** The report of a period for screen, print and CSV export. */
export function BloodSugarSummaryScreen() {
  const { today } = useToday()
  const words = useBloodSugarWords(tellingDay(today))
  const [range, onRange] = useReportRange({
    name: 'blood-sugar',
    ranges: bloodSugarPeriods,
    usual: 14,
  })
  return (
    <ExplainedAreaPage area={bloodSugarArea} tab="summary-report">
      <AreaSummary
        area={bloodSugarArea}
        {...{ words, range, onRange }}
        ranges={bloodSugarPeriods}
        read={useBloodSugarReport({ length: range, today })}
        reportOf={bloodSugarReport}
        fileOf={bloodSugarLogFile}
      >
        {({ readings, span }) => <Parts {...{ readings, span, words }} />}
      </AreaSummary>
    </ExplainedAreaPage>
  )
}

function Parts({
  span,
  readings,
  words,
}: Pick<ReportReadings<BloodSugarReading>, 'span' | 'readings'> & { words: BloodSugarWords }) {
  const { t } = words
  const figures = bloodSugarFigures(readings)
  const meals = mealFigures(readings)
  if (figures === null) return null
  return (
    <>
      <Stack gap="s4">
        <Heading level={3}>{t('blood-sugar.shares.title')}</Heading>
        <BloodSugarRangeShares shares={figures.shares} total={figures.ranged} words={words} />
      </Stack>
      <Stack gap="s4">
        <Heading level={3}>{t('blood-sugar.report.chart')}</Heading>
        <BloodSugarChart
          readings={readings}
          span={span}
          words={words}
          label={t('blood-sugar.finding.in-range', {
            count: figures.inRange.count,
            total: figures.ranged,
          })}
        />
      </Stack>
      <Stack gap="s4">
        <Heading level={3}>{t('blood-sugar.report.meals')}</Heading>
        {meals.length === 0 ? (
          <Text tone="secondary">{t('blood-sugar.report.meals.none')}</Text>
        ) : (
          <BloodSugarMealTable
            meals={meals}
            caption={t('blood-sugar.report.meals.caption', { span: words.span(span) })}
            words={words}
          />
        )}
      </Stack>
    </>
  )
}
