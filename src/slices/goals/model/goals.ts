import type { Goal, GoalKind, GoalPlan } from '#generated/schemas/rpc/goals.reader.ts'
import { type Day, hasPassed } from '#platform/model/calendar-day.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

export type { Goal, GoalKind, GoalPlan }

/** The maximum number of goals. */
export const maxGoals = 10

/** Whether the member counts a goal of this kind; the server counts the others from readings. */
export function isOwnCount(kind: GoalKind): boolean {
  return ownCount.some((own) => own === kind)
}
const ownCount = [
  'ACTIVITY',
  'FOOD',
  'SLEEP',
  'STRESS',
  'OTHER',
] as const satisfies readonly Known<GoalKind>[]

/** Whether a goal is past its last day. One whose last day could not be read counts as current. */
export function hasEnded({ plan: { endDate } }: Pick<Goal, 'plan'>, today: Day): boolean {
  const lastDay = knownOrNull(endDate)
  return lastDay !== null && hasPassed(lastDay, today)
}

/** Current goals, and those past their last day. */
export function splitGoals(
  goals: readonly Goal[],
  today: Day,
): { readonly current: readonly Goal[]; readonly ended: readonly Goal[] } {
  return {
    current: goals.filter((goal) => !hasEnded(goal, today)),
    ended: goals.filter((goal) => hasEnded(goal, today)),
  }
}
