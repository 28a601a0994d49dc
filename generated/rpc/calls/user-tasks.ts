// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import type { CompleteUserTaskRequestJson, DismissUserTaskRequestJson, ListUserTasksRequestJson, RestoreUserTaskRequestJson } from '../portal/user_tasks/v1/user_tasks_pb.js'
import { readCompleteUserTaskResponse, type CompleteUserTaskResponse, readDismissUserTaskResponse, type DismissUserTaskResponse, readListUserTasksResponse, type ListUserTasksResponse, readRestoreUserTaskResponse, type RestoreUserTaskResponse } from '../../schemas/rpc/user-tasks.reader.ts'

/**
 * RPC `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const completeUserTask = (client: RpcClient, request: CompleteUserTaskRequestJson = {}, init: RpcInit = {}): Promise<CompleteUserTaskResponse> =>
  readRpc(client, 'completeUserTask', readCompleteUserTaskResponse, '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/CompleteUserTask', request, init)

/**
 * RPC `/portal.user_tasks.v1.UserTasksService/DismissUserTask`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const dismissUserTask = (client: RpcClient, request: DismissUserTaskRequestJson = {}, init: RpcInit = {}): Promise<DismissUserTaskResponse> =>
  readRpc(client, 'dismissUserTask', readDismissUserTaskResponse, '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/DismissUserTask', request, init)

/**
 * RPC `/portal.user_tasks.v1.UserTasksService/ListUserTasks`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listUserTasks = (client: RpcClient, request: ListUserTasksRequestJson = {}, init: RpcInit = {}): Promise<ListUserTasksResponse> =>
  readRpc(client, 'listUserTasks', readListUserTasksResponse, '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/ListUserTasks', request, init)

/**
 * RPC `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const restoreUserTask = (client: RpcClient, request: RestoreUserTaskRequestJson = {}, init: RpcInit = {}): Promise<RestoreUserTaskResponse> =>
  readRpc(client, 'restoreUserTask', readRestoreUserTaskResponse, '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/RestoreUserTask', request, init)
