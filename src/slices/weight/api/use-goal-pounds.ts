import { knownOrNull } from '#platform/model/parts/part.ts'
import { targetPounds } from '../model/weight-progress.ts'
import { useWeightTarget } from '#vitals/api/readings/weight-goal-queries.ts'

/** The member's goal in pounds; null without one and while it is not known. */
export function useGoalPounds(): number | null {
  const goal = knownOrNull(useWeightTarget()?.target)
  return goal === null ? null : targetPounds(goal)
}
