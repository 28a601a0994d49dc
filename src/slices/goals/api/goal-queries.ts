import { knownOrNull } from '#platform/model/parts/part.ts'
import type { Goal, GoalPlan } from '../model/goals.ts'
import { deleteGoal, listGoals, setGoal } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListGoals } from '#generated/rpc/hooks.ts'
import { deleteGoalMutation, listGoalsQuery, setGoalMutation } from '#generated/rpc/queries.ts'
import { dateParts, memberName } from '#generated/schemas/read.ts'
import { type Edit, useMergedWrite } from '#platform/query/use-merged-save.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { readCompleteAnswer, findReadableRow } from '#platform/http/read-complete-answer.ts'
import { useSave } from '#platform/query/use-save.ts'

/** The member's goals, the newest first. */
export function useGoals(): QueryState<readonly Goal[]> {
  return toRowsQueryState(useListGoals({}, { select: ({ goals }) => goals }))
}

/**
 * Adds a goal (`shown` is `null`) or merges the edit (`told` against `shown`) into the server's
 * current plan.
 */
export function useSetGoal() {
  const client = useRpcClient()
  return useMergedWrite<Edit<GoalPlan> & { readonly id: string }, GoalPlan, Goal>(
    {
      read: async ({ id }) => {
        // An end date that fails to parse looks like none and would be lost.
        const answer = await readCompleteAnswer(
          listGoalsQuery.id,
          () => listGoals(client),
          (note) => note.startsWith('goals.*.plan.endDate '),
        )
        const now = findReadableRow(listGoalsQuery.id, answer.goals, id)
        return now ? { now: now.plan, answer } : null
      },
      contradicting: ({ startDate, endDate }) =>
        endDate !== undefined && endDate < startDate ? ['startDate', 'endDate'] : [],
      send: async ({ id }, { endDate: end, ...plan }, init) => {
        // The read refused a goal whose end is unreadable.
        const endDate = knownOrNull(end) ?? undefined
        const sent = {
          ...plan,
          kind: memberName('GOAL_KIND_', plan.kind),
          startDate: dateParts(plan.startDate),
          ...(endDate === undefined ? {} : { endDate: dateParts(endDate) }),
        }
        return (await setGoal(client, { id, plan: sent }, init)).goal
      },
    },
    setGoalMutation.invalidates,
  )
}

export function useDeleteGoal() {
  const client = useRpcClient()
  return useSave((id: string) => deleteGoal(client, { id }), deleteGoalMutation.invalidates)
}
