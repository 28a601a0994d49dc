// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { deleteGoal, listGoals, setGoal } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { DeleteGoalRequestJson, ListGoalsRequestJson, SetGoalRequestJson } from '../portal/goals/v1/goals_pb.js'
import type { DeleteGoalResponse, ListGoalsResponse, SetGoalResponse } from '../../schemas/rpc/goals.reader.ts'

/** RPC `/portal.goals.v1.GoalsService/DeleteGoal`. */
export const deleteGoalMutation: MutationOperation<RpcClient, DeleteGoalRequestJson, DeleteGoalResponse> = { id: 'deleteGoal', run: deleteGoal, invalidates: ['listGoals'] }

/** RPC `/portal.goals.v1.GoalsService/ListGoals`. */
export const listGoalsQuery: QueryOperation<RpcClient, ListGoalsRequestJson, ListGoalsResponse> = { id: 'listGoals', run: listGoals }

/** RPC `/portal.goals.v1.GoalsService/SetGoal`. */
export const setGoalMutation: MutationOperation<RpcClient, SetGoalRequestJson, SetGoalResponse> = { id: 'setGoal', run: setGoal, invalidates: ['listGoals', 'listUserTasks'] }
