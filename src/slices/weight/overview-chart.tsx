import { dayOf } from '#domain/readings.ts'
import { later } from '#domain/readings-calendar.ts'
import { targetPounds } from '#domain/weight-progress.ts'
import type { WeightStats } from '#domain/weight-stats.ts'
import { usualWeightRange } from '#domain/weight-trends.ts'
import { useWeightTarget } from '#gateway/weight-goal.queries.ts'
import type { OpenedWeight } from '#gateway/weight-opened.queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { Link } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { PeriodTrend } from './period-trend.tsx'
import { useWords } from './use-words.ts'

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
