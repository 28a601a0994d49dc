// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  completeUserTask,
  dismissUserTask,
  listUserTasks,
  restoreUserTask,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { CompleteUserTaskRequestJson, CompleteUserTaskResponseJson, DismissUserTaskRequestJson, DismissUserTaskResponseJson, ListUserTasksRequestJson, ListUserTasksResponseJson, RestoreUserTaskRequestJson, RestoreUserTaskResponseJson } from '../portal/user_tasks/v1/user_tasks_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.user_tasks.v1.UserTasksService/CompleteUserTask`. */
export const completeUserTaskMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['completeUserTask'] as const,
  mutationFn: (request: CompleteUserTaskRequestJson): Promise<CompleteUserTaskResponseJson> => completeUserTask(client, request, init),
})

/** Mutation options of `/portal.user_tasks.v1.UserTasksService/DismissUserTask`. */
export const dismissUserTaskMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['dismissUserTask'] as const,
  mutationFn: (request: DismissUserTaskRequestJson): Promise<DismissUserTaskResponseJson> => dismissUserTask(client, request, init),
})

/** Key of `listUserTasks`: the RPC and its request. */
export const listUserTasksKey = (request: ListUserTasksRequestJson = {}) => ['listUserTasks', request] as const

/** Query options of `/portal.user_tasks.v1.UserTasksService/ListUserTasks`. */
export const listUserTasksOptions = (client: RpcClient, request: ListUserTasksRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listUserTasksKey(request) as DataTag<readonly ['listUserTasks', ListUserTasksRequestJson], ListUserTasksResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listUserTasks(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.user_tasks.v1.UserTasksService/RestoreUserTask`. */
export const restoreUserTaskMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['restoreUserTask'] as const,
  mutationFn: (request: RestoreUserTaskRequestJson): Promise<RestoreUserTaskResponseJson> => restoreUserTask(client, request, init),
})
