import { noneOf } from '#platform/model/parts/none.ts'
import { useMemo } from 'react'
import { findingOf } from '../../model/blood-pressure-finding.ts'
import { marksOf } from '../../model/blood-pressure-series.ts'
import { comparedPeriod } from '#vitals/api/readings/incomplete-readings.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { sampleOf } from '../../model/blood-pressure-sample.ts'
import { daysBefore, daysOfMark, type TrendPeriod } from '../../model/trend-search.ts'
import {
  type InitialBloodPressure,
  useBloodPressureStats,
} from '../../api/blood-pressure-queries.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useMemberName } from '#session/member/use-member-name.ts'
import { Button } from '#ui/primitives/button.tsx'
import { bloodPressureCategories } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { Card } from '#ui/layout/card.tsx'
import { ChartFrame, type ChartView } from '#ui/charts/chart-frame.tsx'
import { ChartLegend } from '#ui/charts/chart-legend.tsx'
import { InitialRangeNote } from '#vitals/ui/log/initial-range-note.tsx'
import { PrintHeader } from '#ui/layout/print/print-header.tsx'
import { sheetFacts } from '#vitals/ui/report/report-card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { Text } from '#ui/primitives/text.tsx'
import { PressureCategoryCounts } from '../pressure-category-counts.tsx'
import { pressureFindingWords } from './pressure-finding-words.ts'
import { BloodPressureChart } from '../blood-pressure-chart.tsx'
import { BloodPressureTrendFacts } from './blood-pressure-trend-facts.tsx'
import { BloodPressureTable } from '../blood-pressure-table.tsx'
import { useBloodPressureWords, formatPressure } from '../use-blood-pressure-words.ts'

/**
 * One period: its finding above the chart or table, four figures, and the readings by category. A
 * period without readings has an empty state.
 */
export function BloodPressureTrend({
  opening,
  readings,
  leftOut,
  period,
  today,
  view,
  onLatest,
}: InitialBloodPressure & {
  period: TrendPeriod
  today: string
  view: ChartView
  onLatest: () => void
}) {
  const words = useBloodPressureWords(today)
  const { t } = words
  const { activePrograms } = useMember()
  const name = useMemberName()
  const size = daysOfMark(period)
  const summary = useBloodPressureStats({
    ...daysBefore(period),
    active: activePrograms,
    wanted: size > 0,
  })
  const before = comparedPeriod(summary, leftOut)
  const statistics = useMemo(() => statisticsOf(readings), [readings])
  const { range, start, end } = period
  const points = useMemo(
    () => marksOf({ range, start, end }, readings),
    [range, start, end, readings],
  )
  if (statistics === null) {
    return (
      <Card>
        <EmptyState
          none={noneOf(readings, leftOut)}
          icon="heart-check"
          title={t('blood-pressure.finding.none')}
          action={
            <Button look="secondary" onClick={onLatest}>
              {t('blood-pressure.none.latest')}
            </Button>
          }
        >
          {t('blood-pressure.none.text')}
        </EmptyState>
      </Card>
    )
  }
  const sample = before === null ? null : sampleOf(before)
  const span = words.span(period)
  const about = {
    span,
    average: formatPressure(statistics.average),
    basis: words.basis(statistics),
    zone: words.zone(readings),
  }
  const finding = pressureFindingWords(
    words,
    period,
    findingOf(size === 0 ? 'day' : period.range, readings, sample, statistics),
  )
  const facts = sheetFacts(words, {
    name,
    span,
    count: statistics.count,
    unit: t('blood-pressure.unit'),
    zone: about.zone,
  })
  const mark =
    size > 1
      ? t('blood-pressure.mark.days', { days: size })
      : t(
          points.some(({ count }) => count > 1)
            ? 'blood-pressure.mark.day'
            : 'blood-pressure.mark.reading',
        )
  return (
    <Stack gap="s10">
      <Stack gap="s5">
        <PrintHeader title={t('readings.tabs.trends')} facts={facts} />
        <InitialRangeNote {...{ opening, words }} />
        <ChartFrame
          finding={finding}
          sub={t(
            statistics.count === 1 ? 'blood-pressure.about.one' : 'blood-pressure.about.many',
            about,
          )}
          keyboardHint={points.length > 1 ? t('blood-pressure.keys') : undefined}
          view={view}
          chart={<BloodPressureChart {...{ period, readings, words }} label={finding} />}
          legend={
            <Stack gap="s3">
              <ChartLegend
                items={[
                  ...bloodPressureCategories.map((category) => ({
                    ...rangeMarks.bloodPressure[category],
                    label: t(`blood-pressure.category.${category}`),
                  })),
                  { band: true, label: t('blood-pressure.legend.target') },
                ]}
              />
              <Text look="caption" tone="muted">
                {`${mark} ${t('readings.zone', { zone: about.zone })}`}
              </Text>
            </Stack>
          }
          table={
            <BloodPressureTable
              key={`${period.range}${period.end}`}
              points={points}
              caption={t('blood-pressure.table.caption', { span })}
              words={words}
            />
          }
        />
      </Stack>
      <BloodPressureTrendFacts {...{ period, readings, leftOut, statistics, summary, words }} />
      <PressureCategoryCounts statistics={statistics} words={words} />
    </Stack>
  )
}
