// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { CompleteUserTaskRequestJson, DismissUserTaskRequestJson, ListUserTasksRequestJson, RestoreUserTaskRequestJson } from '../portal/user_tasks/v1/user_tasks_pb.js'
import type { CompleteUserTaskResponse, DismissUserTaskResponse, ListUserTasksResponse, RestoreUserTaskResponse } from '../../schemas/rpc/user-tasks.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { completeUserTaskMutation, dismissUserTaskMutation, listUserTasksQuery, restoreUserTaskMutation } from '../queries.ts'

/** RPC `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`. */
export const useCompleteUserTask = mutationHook<RpcProblem, RpcClient, CompleteUserTaskRequestJson, CompleteUserTaskResponse>(completeUserTaskMutation, useRpcClient)

/** RPC `/portal.user_tasks.v1.UserTasksService/DismissUserTask`. */
export const useDismissUserTask = mutationHook<RpcProblem, RpcClient, DismissUserTaskRequestJson, DismissUserTaskResponse>(dismissUserTaskMutation, useRpcClient)

/** RPC `/portal.user_tasks.v1.UserTasksService/ListUserTasks`. */
export const useListUserTasks = queryHook<RpcProblem, RpcClient, ListUserTasksRequestJson, ListUserTasksResponse>(listUserTasksQuery, useRpcClient)

/** RPC `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`. */
export const useRestoreUserTask = mutationHook<RpcProblem, RpcClient, RestoreUserTaskRequestJson, RestoreUserTaskResponse>(restoreUserTaskMutation, useRpcClient)
