// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { DeleteGoalRequestJson, DeleteGoalResponseJson, ListGoalsRequestJson, ListGoalsResponseJson, SetGoalRequestJson, SetGoalResponseJson } from '../portal/goals/v1/goals_pb.js'

/** RPC `/portal.goals.v1.GoalsService/DeleteGoal`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deleteGoal = (client: RpcClient, request: DeleteGoalRequestJson = {}, init: RpcInit = {}): Promise<DeleteGoalResponseJson> =>
  askRpc(client, 'deleteGoal', '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/DeleteGoal', request, init)

/** RPC `/portal.goals.v1.GoalsService/ListGoals`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listGoals = (client: RpcClient, request: ListGoalsRequestJson = {}, init: RpcInit = {}): Promise<ListGoalsResponseJson> =>
  askRpc(client, 'listGoals', '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/ListGoals', request, init)

/** RPC `/portal.goals.v1.GoalsService/SetGoal`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setGoal = (client: RpcClient, request: SetGoalRequestJson = {}, init: RpcInit = {}): Promise<SetGoalResponseJson> =>
  askRpc(client, 'setGoal', '/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/SetGoal', request, init)
