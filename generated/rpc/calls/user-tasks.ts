// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { CompleteUserTaskRequestJson, CompleteUserTaskResponseJson, DismissUserTaskRequestJson, DismissUserTaskResponseJson, ListUserTasksRequestJson, ListUserTasksResponseJson, RestoreUserTaskRequestJson, RestoreUserTaskResponseJson } from '../portal/user_tasks/v1/user_tasks_pb.js'

/** RPC `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`, in the JSON form of its messages. Throws `RpcProblem`. */
export const completeUserTask = (client: RpcClient, request: CompleteUserTaskRequestJson = {}, init: RpcInit = {}): Promise<CompleteUserTaskResponseJson> =>
  askRpc(client, 'completeUserTask', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/CompleteUserTask', request, init)

/** RPC `/portal.user_tasks.v1.UserTasksService/DismissUserTask`, in the JSON form of its messages. Throws `RpcProblem`. */
export const dismissUserTask = (client: RpcClient, request: DismissUserTaskRequestJson = {}, init: RpcInit = {}): Promise<DismissUserTaskResponseJson> =>
  askRpc(client, 'dismissUserTask', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/DismissUserTask', request, init)

/** RPC `/portal.user_tasks.v1.UserTasksService/ListUserTasks`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listUserTasks = (client: RpcClient, request: ListUserTasksRequestJson = {}, init: RpcInit = {}): Promise<ListUserTasksResponseJson> =>
  askRpc(client, 'listUserTasks', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/ListUserTasks', request, init)

/** RPC `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`, in the JSON form of its messages. Throws `RpcProblem`. */
export const restoreUserTask = (client: RpcClient, request: RestoreUserTaskRequestJson = {}, init: RpcInit = {}): Promise<RestoreUserTaskResponseJson> =>
  askRpc(client, 'restoreUserTask', '/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/RestoreUserTask', request, init)
