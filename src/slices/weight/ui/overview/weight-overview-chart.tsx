import { dayOf } from '#vitals/model/readings/readings.ts'
import { later } from '#platform/model/calendar-day.ts'
import { targetPounds } from '../../model/weight-progress.ts'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { usualWeightRange } from '#vitals/model/weight/weight-trends.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import type { OpenedWeight } from '../../api/use-initial-weights.ts'
import { useToday } from '#i18n/use-today.ts'
import { Link } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { PeriodTrend } from '../weight-trend.tsx'
import { useWords } from '../use-weight-words.ts'

/** The usual period as a chart, with the way to the others. */
export function OverviewChart({ opened, stats }: { opened: OpenedWeight; stats: WeightStats }) {
  const { today } = useToday()
  const words = useWords(today)
  const target = useWeightTarget()
  const latest = stats.overallStats.currentWeightReading
  return (
    <Stack gap="s3">
      <PeriodTrend
        readings={opened.readings}
        span={opened.opening.span}
        range={usualWeightRange}
        today={latest === null ? today : later(today, dayOf(latest))}
        goal={target?.target ? targetPounds(target.target) : null}
        view="chart"
      />
      <Link to="/weight/trends" look="standalone" endIcon="arrow-right">
        {words.t('readings.trends')}
      </Link>
    </Stack>
  )
}
