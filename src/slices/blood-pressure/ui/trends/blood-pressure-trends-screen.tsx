import { noneOf } from '#platform/model/parts/none.ts'
import { requestedPeriod, parseTrendSearch, type TrendPeriod } from '../../model/trend-search.ts'
import { daysInRange, type TrendRange, trendRanges } from '#platform/model/date-span.ts'
import { useInitialBloodPressure } from '../../api/blood-pressure-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useStoredChoice } from '#ui/navigation/use-stored-choice.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { AreaPage } from '#vitals/ui/area/area-page.tsx'
import { AreaQueryState, NoReadings } from '#vitals/ui/area/area-query-state.tsx'
import { bloodPressureArea } from '../blood-pressure-area.ts'
import { BloodPressureTrend } from './blood-pressure-trend.tsx'
import { BloodPressureTrendToolbar } from './blood-pressure-trend-toolbar.tsx'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * Blood pressure over a day, a week, a month or custom days. The address has the period; the
 * default is the member's last choice.
 */
export function BloodPressureTrendsScreen() {
  const { member } = useReportPerson()
  const { today } = useToday()
  const words = useBloodPressureWords(today)
  const [params, onChange] = useSearchParamsState()
  const [view, onView] = useChartView(member)
  const [usual, remember] = useStoredChoice('blood-pressure-trend', trendRanges, member)
  const search = parseTrendSearch(params, today)
  const range = search.range ?? usual ?? 'month'
  const requested = requestedPeriod(search, range)
  const onRange = (chosen: TrendRange) => {
    remember(chosen)
    onChange(search.own === null ? { range: chosen } : { range: chosen, from: null, to: null })
  }
  const read = useInitialBloodPressure({
    span: requested,
    length: daysInRange[range],
    today,
  })
  return (
    <AreaPage area={bloodPressureArea} tab="trends">
      <AreaQueryState area={bloodPressureArea} read={read}>
        {(opened, leftOut) => {
          if (opened.opening.latest === null)
            return (
              <NoReadings none={noneOf(opened.opening.latest, leftOut)} area={bloodPressureArea} />
            )
          const period: TrendPeriod = { ...opened.opening.span, range: requested?.range ?? range }
          return (
            <Stack gap="s5">
              <BloodPressureTrendToolbar
                period={requested ?? period}
                {...{ today, view, onView, onRange, onChange }}
                label={words.span(requested ?? period)}
              />
              <BloodPressureTrend
                {...opened}
                {...{ period, today, view }}
                onLatest={() => onChange({ from: null, to: null })}
              />
            </Stack>
          )
        }}
      </AreaQueryState>
    </AreaPage>
  )
}
