// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { DeleteGoalRequestJson, ListGoalsRequestJson, SetGoalRequestJson } from '../portal/goals/v1/goals_pb.js'
import { readDeleteGoalResponse, type DeleteGoalResponse, readListGoalsResponse, type ListGoalsResponse, readSetGoalResponse, type SetGoalResponse } from '../../schemas/rpc/goals.reader.ts'

/**
 * RPC `/portal.goals.v1.GoalsService/DeleteGoal`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const deleteGoal = (client: RpcClient, request: DeleteGoalRequestJson = {}, init: RpcInit = {}): Promise<DeleteGoalResponse> =>
  readRpc(client, 'deleteGoal', readDeleteGoalResponse, '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/DeleteGoal', request, init)

/**
 * RPC `/portal.goals.v1.GoalsService/ListGoals`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listGoals = (client: RpcClient, request: ListGoalsRequestJson = {}, init: RpcInit = {}): Promise<ListGoalsResponse> =>
  readRpc(client, 'listGoals', readListGoalsResponse, '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/ListGoals', request, init)

/**
 * RPC `/portal.goals.v1.GoalsService/SetGoal`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const setGoal = (client: RpcClient, request: SetGoalRequestJson = {}, init: RpcInit = {}): Promise<SetGoalResponse> =>
  readRpc(client, 'setGoal', readSetGoalResponse, '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/SetGoal', request, init)
