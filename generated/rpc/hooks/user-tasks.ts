// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { CompleteUserTaskRequestJson, CompleteUserTaskResponseJson, DismissUserTaskRequestJson, DismissUserTaskResponseJson, ListUserTasksRequestJson, ListUserTasksResponseJson, RestoreUserTaskRequestJson, RestoreUserTaskResponseJson } from '../portal/user_tasks/v1/user_tasks_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  completeUserTaskMutation,
  dismissUserTaskMutation,
  listUserTasksOptions,
  restoreUserTaskMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`. */
export const useCompleteUserTask = (options?: Changing<CompleteUserTaskResponseJson, CompleteUserTaskRequestJson>): UseMutationResult<CompleteUserTaskResponseJson, RpcProblem, CompleteUserTaskRequestJson> =>
  useMutation<CompleteUserTaskResponseJson, RpcProblem, CompleteUserTaskRequestJson>({ ...options, ...completeUserTaskMutation(useRpcClient()) })

/** RPC `/portal.user_tasks.v1.UserTasksService/DismissUserTask`. */
export const useDismissUserTask = (options?: Changing<DismissUserTaskResponseJson, DismissUserTaskRequestJson>): UseMutationResult<DismissUserTaskResponseJson, RpcProblem, DismissUserTaskRequestJson> =>
  useMutation<DismissUserTaskResponseJson, RpcProblem, DismissUserTaskRequestJson>({ ...options, ...dismissUserTaskMutation(useRpcClient()) })

/** RPC `/portal.user_tasks.v1.UserTasksService/ListUserTasks`. */
export const useListUserTasks = <Data = ListUserTasksResponseJson>(
  request: ListUserTasksRequestJson = {},
  options?: Asking<ListUserTasksResponseJson, Data, readonly ['listUserTasks', ListUserTasksRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListUserTasksResponseJson, RpcProblem, Data, readonly ['listUserTasks', ListUserTasksRequestJson]>({ ...options, ...listUserTasksOptions(useRpcClient(), request) })

/** RPC `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`. */
export const useRestoreUserTask = (options?: Changing<RestoreUserTaskResponseJson, RestoreUserTaskRequestJson>): UseMutationResult<RestoreUserTaskResponseJson, RpcProblem, RestoreUserTaskRequestJson> =>
  useMutation<RestoreUserTaskResponseJson, RpcProblem, RestoreUserTaskRequestJson>({ ...options, ...restoreUserTaskMutation(useRpcClient()) })
