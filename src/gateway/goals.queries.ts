import type { Goal, GoalPlan } from '#domain/goals.ts'
import { merged } from '#domain/merged.ts'
import { deleteGoal, listGoals, setGoal } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListGoals } from '#generated/rpc/hooks.ts'
import { deleteGoalMutation, setGoalMutation } from '#generated/rpc/queries.ts'
import { dateParts, memberName } from '#generated/schemas/read.ts'
import { readOfRows, type Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

/** The member's goals, the newest first. */
export const useGoals = (): Read<readonly Goal[]> => readOfRows(useListGoals({}, { select: ({ goals }) => goals }))

/** Adds a goal (`shown` null), or changes of the plan that was `shown` what `told` has otherwise; the rest stays as the server has it now. */
export function useSetGoal() {
  const client = useRpcClient()
  return useSaving(async ({ id, told, shown }: { readonly id: string; readonly told: GoalPlan; readonly shown: GoalPlan | null }) => {
    const now = shown && (await listGoals(client)).goals.items.find(goal => goal.id === id)
    const plan = shown && now ? merged(told, shown, now.plan) : told
    const { endsOn, ...rest } = plan
    const sent = { ...rest, kind: memberName('GOAL_KIND_', plan.kind), startsOn: dateParts(plan.startsOn), ...(endsOn === undefined ? {} : { endsOn: dateParts(endsOn) }) }
    return (await setGoal(client, { id, plan: sent })).goal
  }, setGoalMutation.invalidates)
}

export function useDeleteGoal() {
  const client = useRpcClient()
  return useSaving((id: string) => deleteGoal(client, { id }), deleteGoalMutation.invalidates)
}
