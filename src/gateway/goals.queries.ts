import type { Goal, GoalPlan } from '#domain/goals.ts'
import { merged } from '#domain/merged.ts'
import { deleteGoal, listGoals, setGoal } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListGoals } from '#generated/rpc/hooks.ts'
import { goalSet, goalsOf } from './goals.ts'
import { readOf, type Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

/** The member's goals, the newest first. */
export const useGoals = (): Read<readonly Goal[]> => readOf(useListGoals({}, { select: goalsOf }))

/** Adds a goal (`shown` null), or changes of the plan that was `shown` what `told` has otherwise; the rest stays as the server has it now. */
export function useSetGoal() {
  const client = useRpcClient()
  return useSaving(async ({ id, told, shown }: { readonly id: string; readonly told: GoalPlan; readonly shown: GoalPlan | null }) => {
    const now = shown && goalsOf(await listGoals(client)).find(goal => goal.id === id)
    const plan = shown && now ? merged(told, shown, now.plan) : told
    return goalSet(await setGoal(client, { id, plan: { ...plan, kind: `GOAL_KIND_${plan.kind}` } }))
  }, ['listGoals'])
}

export function useDeleteGoal() {
  const client = useRpcClient()
  return useSaving((id: string) => deleteGoal(client, { id }), ['listGoals'])
}
