import { parseWeightRange, weightRangesFor } from '#vitals/model/weight/weight-trends.ts'
import { useGoalPounds } from '../../api/use-goal-pounds.ts'
import { useInitialWeights } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { ChartToolbar } from '#ui/charts/chart-frame.tsx'
import { useChartView } from '#ui/charts/use-chart-view.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ReportRanges } from '#vitals/ui/report/report-toolbar.tsx'
import { TrendPage } from '#vitals/ui/report/trend-page.tsx'
import { ExplainedAreaPage } from '#vitals/ui/area/explained-area-page.tsx'
import { weightArea } from '../weight-area.ts'
import { WeightTable } from '../weight-table.tsx'
import { WeightTrend } from '../weight-trend.tsx'
import { WeightTrendFigures } from './weight-trend-figures.tsx'
import { useWeightWords } from '../use-weight-words.ts'

/** Weight over days, weeks or months. The address has the period. */
export function WeightTrendsScreen() {
  const { today } = useToday()
  const words = useWeightWords(today)
  const { hasWeightManagement } = useMember()
  const { userId } = useInitialAnswers()
  const [params, onChange] = useSearchParamsState()
  const [view, onView] = useChartView(userId.value ?? '')
  const range = parseWeightRange(params, hasWeightManagement)
  const goal = useGoalPounds()
  const read = useInitialWeights({ span: null, length: range, today })
  return (
    <ExplainedAreaPage area={weightArea} tab="trends">
      <TrendPage
        area={weightArea}
        {...{ read, words }}
        toolbar={() => (
          <ChartToolbar {...{ view, onView }}>
            <ReportRanges
              ranges={weightRangesFor(hasWeightManagement)}
              range={range}
              onRange={(days) => onChange({ range: String(days) })}
            />
          </ChartToolbar>
        )}
      >
        {({ opening, readings }, leftOut) => (
          <>
            <WeightTrend
              {...{ readings, leftOut, range, today, view, goal }}
              span={opening.span}
              table={WeightTable}
            />
            <WeightTrendFigures
              {...{ readings, leftOut, range, words, hasWeightManagement }}
              span={opening.span}
            />
          </>
        )}
      </TrendPage>
    </ExplainedAreaPage>
  )
}
