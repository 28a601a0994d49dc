// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  deleteGoal,
  listGoals,
  setGoal,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { DeleteGoalRequestJson, DeleteGoalResponseJson, ListGoalsRequestJson, ListGoalsResponseJson, SetGoalRequestJson, SetGoalResponseJson } from '../portal/goals/v1/goals_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.goals.v1.GoalsService/DeleteGoal`. */
export const deleteGoalMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deleteGoal'] as const,
  mutationFn: (request: DeleteGoalRequestJson): Promise<DeleteGoalResponseJson> => deleteGoal(client, request, init),
})

/** Key of `listGoals`: the RPC and its request. */
export const listGoalsKey = (request: ListGoalsRequestJson = {}) => ['listGoals', request] as const

/** Query options of `/portal.goals.v1.GoalsService/ListGoals`. */
export const listGoalsOptions = (client: RpcClient, request: ListGoalsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listGoalsKey(request) as DataTag<readonly ['listGoals', ListGoalsRequestJson], ListGoalsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listGoals(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.goals.v1.GoalsService/SetGoal`. */
export const setGoalMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setGoal'] as const,
  mutationFn: (request: SetGoalRequestJson): Promise<SetGoalResponseJson> => setGoal(client, request, init),
})
