import { targetPounds } from '../../model/weight-progress.ts'
import { parseWeightRange, weightRangesFor } from '#vitals/model/weight/weight-trends.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { useInitialWeights } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { TrendPage } from '#vitals/ui/report/trend-page.tsx'
import { NoWeight, WeightPage, WeightQueryState } from '../weight-page.tsx'
import { WeightTrend } from '../weight-trend.tsx'
import { WeightTrendFigures } from './weight-trend-figures.tsx'
import { useWeightWords } from '../use-weight-words.ts'

/** Weight over days, weeks or months. The address has the period. */
export function WeightTrendsScreen() {
  return (
    <WeightPage tab="trends">
      <Trends />
    </WeightPage>
  )
}

function Trends() {
  const { today } = useToday()
  const words = useWeightWords(today)
  const { hasWeightManagement } = useMember()
  const { userId } = useInitialAnswers()
  const [params, onChange] = useSearchParamsState()
  const [view, onView] = useChartView(userId.value ?? '')
  const range = parseWeightRange(params, hasWeightManagement)
  const target = useWeightTarget()
  const read = useInitialWeights({ hasWeightManagement, span: null, length: range, today })
  return (
    <WeightQueryState read={read}>
      {({ opening, readings, all }) =>
        (opening.latest ?? null) === null ? (
          <NoWeight />
        ) : (
          <TrendPage
            {...{ words, opening, range, view, onView }}
            ranges={weightRangesFor(hasWeightManagement)}
            onRange={(days) => onChange({ range: String(days) })}
          >
            <WeightTrend
              {...{ readings, range, today, view }}
              span={opening.span}
              goal={target?.target ? targetPounds(target.target) : null}
            />
            <WeightTrendFigures
              {...{ readings, all, range, words, hasWeightManagement }}
              span={opening.span}
            />
          </TrendPage>
        )
      }
    </WeightQueryState>
  )
}
