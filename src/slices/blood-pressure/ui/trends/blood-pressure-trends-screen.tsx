import { askedPeriod, parseTrendSearch, type TrendPeriod } from '../../model/trend-search.ts'
import { daysInRange, type TrendRange, trendRanges } from '#platform/model/date-span.ts'
import { useOpenedBloodPressure } from '../../api/blood-pressure-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useRemembered } from '#ui/navigation/use-stored-choice.ts'
import { useSearch } from '#ui/navigation/use-search-params.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { BloodPressurePage, BloodPressureRead, NoBloodPressure } from '../blood-pressure-page.tsx'
import { PeriodTrend } from './blood-pressure-trend.tsx'
import { TrendToolbar } from './blood-pressure-trend-toolbar.tsx'
import { useWords } from '../use-blood-pressure-words.ts'

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
