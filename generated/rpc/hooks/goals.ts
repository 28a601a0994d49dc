// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { DeleteGoalRequestJson, ListGoalsRequestJson, SetGoalRequestJson } from '../portal/goals/v1/goals_pb.js'
import type { DeleteGoalResponse, ListGoalsResponse, SetGoalResponse } from '../../schemas/rpc/goals.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { deleteGoalMutation, listGoalsQuery, setGoalMutation } from '../queries.ts'

/** RPC `/portal.goals.v1.GoalsService/DeleteGoal`. */
export const useDeleteGoal = mutationHook<RpcProblem, RpcClient, DeleteGoalRequestJson, DeleteGoalResponse>(deleteGoalMutation, useRpcClient)

/** RPC `/portal.goals.v1.GoalsService/ListGoals`. */
export const useListGoals = queryHook<RpcProblem, RpcClient, ListGoalsRequestJson, ListGoalsResponse>(listGoalsQuery, useRpcClient)

/** RPC `/portal.goals.v1.GoalsService/SetGoal`. */
export const useSetGoal = mutationHook<RpcProblem, RpcClient, SetGoalRequestJson, SetGoalResponse>(setGoalMutation, useRpcClient)
