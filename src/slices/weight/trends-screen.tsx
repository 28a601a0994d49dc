import { targetPounds } from '#domain/weight-progress.ts'
import { parseWeightRange, weightRangesFor } from '#domain/weight-trends.ts'
import { useWeightTarget } from '#gateway/weight-goal.queries.ts'
import { useOpenedWeight } from '#gateway/weight-opened.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member-context.tsx'
import { useChartView } from '#ui/chart/use-chart-view.ts'
import { useSearch } from '#ui/link/use-search.ts'
import { TrendPage } from '#ui/report/trend-page.tsx'
import { NoWeight, WeightPage, WeightRead } from './page.tsx'
import { PeriodTrend } from './period-trend.tsx'
import { TrendFigures } from './trend-figures.tsx'
import { useWords } from './use-words.ts'

/** How the weight went over days, weeks or months. The address says which. */
export function TrendsScreen() {
  return (
    <WeightPage tab="trends">
      <Trends />
    </WeightPage>
  )
}

function Trends() {
  const { today } = useToday()
  const words = useWords(today)
  const { hasWeightManagement } = useMember()
  const { userId } = useInitialAnswers()
  const [params, onChange] = useSearch()
  const [view, onView] = useChartView(userId.value ?? '')
  const range = parseWeightRange(params, hasWeightManagement)
  const target = useWeightTarget()
  const read = useOpenedWeight({ hasWeightManagement, span: null, length: range, today })
  return (
    <WeightRead read={read}>
      {({ opening, readings, all }) =>
        (opening.latest ?? null) === null ? (
          <NoWeight />
        ) : (
          <TrendPage
            {...{ words, opening, range, view, onView }}
            ranges={weightRangesFor(hasWeightManagement)}
            onRange={(days) => onChange({ range: String(days) })}
          >
            <PeriodTrend
              {...{ readings, range, today, view }}
              span={opening.span}
              goal={target?.target ? targetPounds(target.target) : null}
            />
            <TrendFigures
              {...{ readings, all, range, words, hasWeightManagement }}
              span={opening.span}
            />
          </TrendPage>
        )
      }
    </WeightRead>
  )
}
