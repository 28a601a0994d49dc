import { targetPounds } from '../../model/weight-progress.ts'
import { parseWeightRange, weightRangesFor } from '#vitals/model/weight/weight-trends.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { useOpenedWeight } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useSearch } from '#ui/navigation/use-search-params.ts'
import { TrendPage } from '#vitals/ui/report/trend-page.tsx'
import { NoWeight, WeightPage, WeightRead } from '../weight-page.tsx'
import { PeriodTrend } from '../weight-trend.tsx'
import { TrendFigures } from './weight-trend-figures.tsx'
import { useWords } from '../use-weight-words.ts'

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
