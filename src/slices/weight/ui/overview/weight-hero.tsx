import type { ReactNode } from 'react'
import { knownOrNull, unreadable } from '#platform/model/parts/part.ts'
import { progressOf, startOf } from '../../model/weight-progress.ts'
import type { WeightStats } from '#vitals/model/weight/weight-stats.ts'
import { closeRange } from '#vitals/model/weight/weight-trends.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useWeightGoal, useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'
import { useToday } from '#i18n/use-today.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { SplitCard } from '#ui/layout/split-card.tsx'
import { WeightGoalPanel } from './weight-goal-panel.tsx'
import { HeartFailurePanel } from './heart-failure-panel.tsx'
import { LatestWeight } from './latest-weight.tsx'
import { heroDays } from '../overview-durations.ts'
import { useWeightGainLimits } from '../use-weight-gain-limits.ts'
import { useWeightDecimals } from '../use-weight-decimals.ts'
import { useWeightWords } from '../use-weight-words.ts'

/**
 * The latest weight beside the goal. Members with safe content and without a goal see the reason
 * for weighing instead. `action` is the button of the goal.
 */
export function WeightHero({
  stats,
  current,
  readings,
  action,
}: {
  stats: WeightStats
  current: WeightReading
  readings: readonly WeightReading[] | null
  action: ReactNode
}) {
  const { today } = useToday()
  const words = useWeightWords(today)
  const { hasSafeContent, hasWeightManagement } = useMember()
  const target = useWeightTarget()
  const limits = useWeightGainLimits()
  const decimals = useWeightDecimals()
  const goal = useWeightGoal()
  const start = startOf(
    target,
    readings,
    knownOrNull(stats.overallStats.startingWeightReading),
    hasWeightManagement,
  )
  const progress = progressOf(knownOrNull(goal), start?.pounds ?? null, current.pounds)
  const { items, leftOut } = stats.stats
  // With heart or kidney care the change is that of the chart below.
  const days = decimals === 1 ? closeRange : heroDays
  const row = items.find(({ duration }) => duration === days)
  // The change may be among the rows that were left out.
  const change = row === undefined && leftOut > 0 ? unreadable : (row?.change ?? null)
  const isHeart = hasSafeContent && knownOrNull(goal) === null
  return (
    <SplitCard
      labelledBy="weight-latest"
      start={<LatestWeight reading={current} {...{ change, days, today }} />}
      end={
        <Stack gap="s4">
          {isHeart ? (
            <HeartFailurePanel {...{ limits, words }} />
          ) : (
            <WeightGoalPanel {...{ target, goal, progress, start, current, readings, today }} />
          )}
          <div>{action}</div>
        </Stack>
      }
    />
  )
}
