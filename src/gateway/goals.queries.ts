import type { Goal, GoalPlan } from '#domain/goals.ts'
import { deleteGoal, setGoal } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListGoals } from '#generated/rpc/hooks.ts'
import { goalSet, goalsOf } from './goals.ts'
import { readOf, type Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

/** The member's goals, the newest first. */
export const useGoals = (): Read<readonly Goal[]> => readOf(useListGoals({}, { select: goalsOf }))

/** Adds a goal, or replaces the one of that id. */
export function useSetGoal() {
  const client = useRpcClient()
  return useSaving(async ({ id, plan }: { readonly id: string; readonly plan: GoalPlan }) => goalSet(await setGoal(client, { id, plan: { ...plan, kind: `GOAL_KIND_${plan.kind}` } })), ['listGoals'])
}

export function useDeleteGoal() {
  const client = useRpcClient()
  return useSaving((id: string) => deleteGoal(client, { id }), ['listGoals'])
}
