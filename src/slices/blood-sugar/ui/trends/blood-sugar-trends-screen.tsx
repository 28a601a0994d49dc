import { noneOf } from '#platform/model/parts/none.ts'
import { useMemo } from 'react'
import {
  type BloodSugarPeriod,
  bloodSugarFigures,
  bloodSugarPeriods,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { bloodSugarReport } from '#vitals/model/blood-sugar/blood-sugar-report.ts'
import { sortByTime } from '#vitals/model/readings/readings.ts'
import { spanParam } from '#vitals/model/readings/search-params.ts'
import { sampleSizeOf } from '#vitals/model/report/sample-size.ts'
import { type InitialBloodSugar, useInitialBloodSugar } from '../../api/blood-sugar-queries.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { ChartView } from '#ui/charts/chart-frame.tsx'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { PeriodPicker } from '#vitals/ui/report/period-picker.tsx'
import { ReportFigures } from '#vitals/ui/report/report-figures.tsx'
import { TrendPage } from '#vitals/ui/report/trend-page.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { TypicalDayPanel } from './typical-day-panel.tsx'
import { MealPairsPanel } from './meal-pairs-panel.tsx'
import { AreaPage } from '#vitals/ui/area/area-page.tsx'
import {
  AreaQueryState,
  NoReadings,
  NoReadingsInPeriod,
} from '#vitals/ui/area/area-query-state.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import { BloodSugarReadingsPanel } from './blood-sugar-readings-panel.tsx'
import type { BloodSugarTrendView } from './blood-sugar-trend-view.ts'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * Trends over 14, 30, 90 or custom days: by hour, by range, each reading, and around meals. The
 * address has the period.
 */
export function BloodSugarTrendsScreen() {
  const { today } = useToday()
  const { userId } = useInitialAnswers()
  const words = useBloodSugarWords(today)
  const [params, onChange] = useSearchParamsState()
  const [view, onView] = useChartView(userId.value ?? '')
  const [range, onRange] = useReportRange({
    name: 'blood-sugar',
    ranges: bloodSugarPeriods,
    usual: 14,
  })
  const asked = spanParam(params)
  const read = useInitialBloodSugar({ span: asked, length: range, today })
  return (
    <AreaPage area={bloodSugarArea} tab="trends">
      <AreaQueryState area={bloodSugarArea} read={read}>
        {({ opening, readings }, leftOut) =>
          opening.latest === null ? (
            <NoReadings none={noneOf(opening.latest, leftOut)} area={bloodSugarArea} />
          ) : (
            <TrendPage
              {...{ words, range, onRange, view, onView, opening }}
              ranges={bloodSugarPeriods}
              choice={
                <PeriodPicker
                  requested={asked}
                  {...{ range, onRange, today, onChange }}
                  ranges={bloodSugarPeriods}
                  span={opening.span}
                />
              }
            >
              <Period {...{ opening, readings, leftOut, view, range }} />
            </TrendPage>
          )
        }
      </AreaQueryState>
    </AreaPage>
  )
}

function Period({
  opening: { span },
  readings,
  leftOut,
  view,
  range,
}: InitialBloodSugar & { view: ChartView; range: BloodSugarPeriod }) {
  const { today } = useToday()
  const words = useBloodSugarWords(today)
  const ordered = useMemo(() => sortByTime(readings, 'oldest'), [readings])
  const figures = useMemo(() => bloodSugarFigures(ordered), [ordered])
  const basis = useMemo(() => sampleSizeOf(ordered), [ordered])
  if (figures === null)
    return (
      <Card>
        <NoReadingsInPeriod none={noneOf(figures, leftOut)} area={bloodSugarArea} />
      </Card>
    )
  const shown = { readings: ordered, span, basis, words, view }
  return (
    <Stack gap="s10">
      <TypicalDayPanel {...shown} figures={figures} />
      <BloodSugarReadingsPanel {...shown} figures={figures} />
      <MealPairsPanel {...shown} />
      <Facts {...shown} range={range} />
    </Stack>
  )
}

/** The report's figures of these readings, without the comparison with the days before. */
function Facts({
  readings,
  span,
  words,
  range,
}: BloodSugarTrendView & { range: BloodSugarPeriod }) {
  const says = useReportWords(words)
  const report = useMemo(() => bloodSugarReport(readings, null), [readings])
  if (report === null) return null
  const items = says
    .items(report, span, words.t('readings.range.days', { days: range }), range < 90)
    .filter(({ name }) => name !== 'change')
  const apart = says.apart(report)
  return (
    <Stack gap="s3">
      <ReportFigures items={items} />
      {apart === '' ? null : (
        <Text look="small" tone="secondary">
          {apart}
        </Text>
      )}
    </Stack>
  )
}
