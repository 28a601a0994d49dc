import { askedPeriod, parseTrendSearch, type TrendPeriod } from '#domain/blood-pressure-trends.ts'
import { daysInRange, type TrendRange, trendRanges } from '#domain/readings-period.ts'
import { useOpenedBloodPressure } from '#gateway/blood-pressure-period.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useChartView } from '#ui/chart/use-chart-view.ts'
import { useRemembered } from '#ui/link/use-remembered.ts'
import { useSearch } from '#ui/link/use-search.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { BloodPressurePage, BloodPressureRead, NoBloodPressure } from './page.tsx'
import { PeriodTrend } from './period-trend.tsx'
import { TrendToolbar } from './trend-toolbar.tsx'
import { useWords } from './use-words.ts'

/**
 * How blood pressure went over a day, a week, a month or days of her own. The address says which,
 * else what she chose last.
 */
export function TrendsScreen() {
  return (
    <BloodPressurePage tab="trends">{(userId) => <Trends userId={userId} />}</BloodPressurePage>
  )
}

function Trends({ userId }: { userId: string }) {
  const { today } = useToday()
  const words = useWords(today)
  const [params, onChange] = useSearch()
  const [view, onView] = useChartView(userId)
  const [usual, remember] = useRemembered('blood-pressure-trend', trendRanges, userId)
  const search = parseTrendSearch(params, today)
  const range = search.range ?? usual ?? 'month'
  const asked = askedPeriod(search, range)
  const onRange = (chosen: TrendRange) => {
    remember(chosen)
    onChange(search.own === null ? { range: chosen } : { range: chosen, from: null, to: null })
  }
  const read = useOpenedBloodPressure({ userId, span: asked, length: daysInRange[range], today })
  return (
    <BloodPressureRead read={read}>
      {(opened) => {
        if (opened.opening.latest === null) return <NoBloodPressure />
        const period: TrendPeriod = { ...opened.opening.span, range: asked?.range ?? range }
        return (
          <Stack gap="s5">
            <TrendToolbar
              {...{ period, today, view, onView, onRange, onChange }}
              label={words.span(period)}
            />
            <PeriodTrend
              {...opened}
              {...{ period, today, view }}
              onLatest={() => onChange({ from: null, to: null })}
            />
          </Stack>
        )
      }}
    </BloodPressureRead>
  )
}
