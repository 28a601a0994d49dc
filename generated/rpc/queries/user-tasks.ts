// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { completeUserTask, dismissUserTask, listUserTasks, restoreUserTask } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { CompleteUserTaskRequestJson, DismissUserTaskRequestJson, ListUserTasksRequestJson, RestoreUserTaskRequestJson } from '../portal/user_tasks/v1/user_tasks_pb.js'
import type { CompleteUserTaskResponse, DismissUserTaskResponse, ListUserTasksResponse, RestoreUserTaskResponse } from '../../schemas/rpc/user-tasks.reader.ts'

/** RPC `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`. */
export const completeUserTaskMutation: MutationOperation<RpcClient, CompleteUserTaskRequestJson, CompleteUserTaskResponse> = { id: 'completeUserTask', run: completeUserTask, invalidates: ['listUserTasks'] }

/** RPC `/portal.user_tasks.v1.UserTasksService/DismissUserTask`. */
export const dismissUserTaskMutation: MutationOperation<RpcClient, DismissUserTaskRequestJson, DismissUserTaskResponse> = { id: 'dismissUserTask', run: dismissUserTask, invalidates: ['listUserTasks'] }

/** RPC `/portal.user_tasks.v1.UserTasksService/ListUserTasks`. */
export const listUserTasksQuery: QueryOperation<RpcClient, ListUserTasksRequestJson, ListUserTasksResponse> = { id: 'listUserTasks', run: listUserTasks }

/** RPC `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`. */
export const restoreUserTaskMutation: MutationOperation<RpcClient, RestoreUserTaskRequestJson, RestoreUserTaskResponse> = { id: 'restoreUserTask', run: restoreUserTask, invalidates: ['listUserTasks'] }
