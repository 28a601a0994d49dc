// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { DeleteGoalRequestJson, DeleteGoalResponseJson, ListGoalsRequestJson, ListGoalsResponseJson, SetGoalRequestJson, SetGoalResponseJson } from '../portal/goals/v1/goals_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  deleteGoalMutation,
  listGoalsOptions,
  setGoalMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.goals.v1.GoalsService/DeleteGoal`. */
export const useDeleteGoal = (options?: Changing<DeleteGoalResponseJson, DeleteGoalRequestJson>): UseMutationResult<DeleteGoalResponseJson, RpcProblem, DeleteGoalRequestJson> =>
  useMutation<DeleteGoalResponseJson, RpcProblem, DeleteGoalRequestJson>({ ...options, ...deleteGoalMutation(useRpcClient()) })

/** RPC `/portal.goals.v1.GoalsService/ListGoals`. */
export const useListGoals = <Data = ListGoalsResponseJson>(
  request: ListGoalsRequestJson = {},
  options?: Asking<ListGoalsResponseJson, Data, readonly ['listGoals', ListGoalsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListGoalsResponseJson, RpcProblem, Data, readonly ['listGoals', ListGoalsRequestJson]>({ ...options, ...listGoalsOptions(useRpcClient(), request) })

/** RPC `/portal.goals.v1.GoalsService/SetGoal`. */
export const useSetGoal = (options?: Changing<SetGoalResponseJson, SetGoalRequestJson>): UseMutationResult<SetGoalResponseJson, RpcProblem, SetGoalRequestJson> =>
  useMutation<SetGoalResponseJson, RpcProblem, SetGoalRequestJson>({ ...options, ...setGoalMutation(useRpcClient()) })
