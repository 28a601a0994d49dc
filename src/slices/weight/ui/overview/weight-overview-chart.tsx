import { knownOrNull } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'
import { laterDay } from '#platform/model/calendar-day.ts'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { overviewPeriod } from '#vitals/model/weight/weight-trends.ts'
import { useGoalPounds } from '../../api/use-goal-pounds.ts'
import type { InitialWeights } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { Link } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { WeightTrend } from '../weight-trend.tsx'
import { useWeightDecimals } from '../use-weight-decimals.ts'
import { useWeightWords } from '../use-weight-words.ts'

/** The chart of the default period with a link to the trends. */
export function WeightOverviewChart({
  opened,
  stats,
}: {
  opened: InitialWeights
  stats: WeightStats
}) {
  const { today } = useToday()
  const words = useWeightWords(today)
  const decimals = useWeightDecimals()
  const latest = knownOrNull(stats.overallStats.currentWeightReading)
  return (
    <Stack gap="s3">
      <WeightTrend
        readings={opened.readings}
        leftOut={opened.leftOut}
        {...overviewPeriod(opened.readings, opened.opening.span, decimals)}
        today={latest === null ? today : laterDay(today, dayOf(latest))}
        goal={useGoalPounds()}
        view="chart"
      />
      <Link to={href('weightTrends')} look="standalone" endIcon="arrow-right">
        {words.t('readings.trends')}
      </Link>
    </Stack>
  )
}
