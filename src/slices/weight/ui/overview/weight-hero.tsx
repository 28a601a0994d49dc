import { progressOf, startOf } from '../../model/weight-progress.ts'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { SplitCard } from '#ui/layout/split-card.tsx'
import { WeightGoalPanel } from './weight-goal-panel.tsx'
import { HeartFailurePanel } from './heart-failure-panel.tsx'
import { LatestWeight } from './latest-weight.tsx'
import { useWeightGainLimits } from '../use-weight-gain-limits.ts'
import { useWeightWords } from '../use-weight-words.ts'

/**
 * The latest weight beside the goal. Members with safe content and without a goal see the reason
 * for weighing instead.
 */
export function WeightHero({
  stats,
  current,
  readings,
}: {
  stats: WeightStats
  current: WeightReading
  readings: readonly WeightReading[] | null
}) {
  const { today } = useToday()
  const words = useWeightWords(today)
  const { hasSafeContent } = useMember()
  const target = useWeightTarget()
  const limits = useWeightGainLimits()
  const start = startOf(target, readings ?? [], stats.overallStats.startingWeightReading)
  const progress = progressOf(target?.target ?? null, start?.pounds ?? null, current.pounds)
  const change = stats.stats.items.find(({ duration }) => duration === 30)?.change ?? null
  const isHeart = hasSafeContent && (target?.target ?? null) === null
  return (
    <SplitCard
      labelledBy="weight-latest"
      start={<LatestWeight reading={current} change={change} today={today} />}
      end={
        isHeart ? (
          <HeartFailurePanel {...{ limits, words }} />
        ) : (
          <WeightGoalPanel {...{ target, progress, start, current, readings, today }} />
        )
      }
    />
  )
}
