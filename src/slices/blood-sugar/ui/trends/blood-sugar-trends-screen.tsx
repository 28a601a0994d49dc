import { noneOf } from '#platform/model/parts/none.ts'
import { useMemo } from 'react'
import {
  bloodSugarFigures,
  bloodSugarPeriods,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { sortByTime } from '#vitals/model/readings/readings.ts'
import { spanParam } from '#vitals/model/readings/search-params.ts'
import { sampleSizeOf } from '#vitals/model/report/sample-size.ts'
import { type InitialBloodSugar, useInitialBloodSugar } from '../../api/blood-sugar-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ChartToolbar, type ChartView } from '#ui/charts/chart-frame.tsx'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { PeriodPicker } from '#vitals/ui/report/period-picker.tsx'
import { TrendPage } from '#vitals/ui/report/trend-page.tsx'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { MealAverages, UsualDayPanel } from './usual-day-panel.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { NoReadingsInPeriod } from '#vitals/ui/area/area-query-state.tsx'
import { bloodSugarArea } from '../blood-sugar-area.ts'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * Trends over 14, 30, 90 or custom days: the usual day, the ranges and the meals. The address has the
 * period.
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
    <ExplainedAreaPage area={bloodSugarArea} tab="trends">
      <TrendPage
        area={bloodSugarArea}
        {...{ read, words }}
        toolbar={(opening) => (
          <ChartToolbar {...{ view, onView }}>
            <PeriodPicker
              requested={asked}
              {...{ range, onRange, today, onChange }}
              ranges={bloodSugarPeriods}
              span={opening?.span ?? null}
            />
          </ChartToolbar>
        )}
      >
        {({ opening, readings }, leftOut) => <Period {...{ opening, readings, leftOut, view }} />}
      </TrendPage>
    </ExplainedAreaPage>
  )
}

function Period({
  opening: { span },
  readings,
  leftOut,
  view,
}: InitialBloodSugar & { view: ChartView }) {
  const { today } = useToday()
  const words = useBloodSugarWords(today)
  const ordered = useMemo(() => sortByTime(readings, 'oldest'), [readings])
  const figures = useMemo(() => bloodSugarFigures(ordered), [ordered])
  const basis = useMemo(() => sampleSizeOf(ordered), [ordered])
  if (figures === null)
    return (
      <Card>
        <NoReadingsInPeriod none={noneOf(figures, leftOut)} area={bloodSugarArea} span={span} />
      </Card>
    )
  const shown = { readings: ordered, span, basis, words, view }
  return (
    <Stack gap="s10">
      <UsualDayPanel {...shown} figures={figures} />
      <MealAverages {...shown} />
    </Stack>
  )
}
