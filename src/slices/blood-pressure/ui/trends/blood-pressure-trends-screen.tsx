import { requestedPeriod, parseTrendSearch, type TrendPeriod } from '../../model/trend-search.ts'
import { daysInRange, type TrendRange, trendRanges } from '#platform/model/date-span.ts'
import type { ResolvedRange } from '#vitals/api/readings/resolve-initial-range.ts'
import { useInitialBloodPressure } from '../../api/blood-pressure-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useReportPerson } from '#session/member/use-report-person.ts'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useStoredChoice } from '#ui/navigation/use-stored-choice.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { TrendPage } from '#vitals/ui/report/trend-page.tsx'
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
  const periodOf = (opening: ResolvedRange | null): TrendPeriod | null =>
    requested ?? (opening === null ? null : { ...opening.span, range })
  return (
    <ExplainedAreaPage area={bloodPressureArea} tab="trends">
      <TrendPage
        area={bloodPressureArea}
        {...{ read, words }}
        toolbar={(opening) => {
          const shown = periodOf(opening)
          return (
            <BloodPressureTrendToolbar
              range={requested?.range ?? range}
              period={shown}
              {...{ today, view, onView, onRange, onChange }}
              label={shown === null ? '' : words.span(shown)}
            />
          )
        }}
      >
        {(opened) => (
          <BloodPressureTrend
            {...opened}
            {...{ today, view }}
            period={{ ...opened.opening.span, range: requested?.range ?? range }}
            onLatest={() => onChange({ from: null, to: null })}
          />
        )}
      </TrendPage>
    </ExplainedAreaPage>
  )
}
