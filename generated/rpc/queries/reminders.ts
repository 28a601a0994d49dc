// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  deleteReminder,
  listReminders,
  setReminder,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { DeleteReminderRequestJson, DeleteReminderResponseJson, ListRemindersRequestJson, ListRemindersResponseJson, SetReminderRequestJson, SetReminderResponseJson } from '../portal/reminders/v1/reminders_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.reminders.v1.RemindersService/DeleteReminder`. */
export const deleteReminderMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deleteReminder'] as const,
  mutationFn: (request: DeleteReminderRequestJson): Promise<DeleteReminderResponseJson> => deleteReminder(client, request, init),
})

/** Key of `listReminders`: the RPC and its request. */
export const listRemindersKey = (request: ListRemindersRequestJson = {}) => ['listReminders', request] as const

/** Query options of `/portal.reminders.v1.RemindersService/ListReminders`. */
export const listRemindersOptions = (client: RpcClient, request: ListRemindersRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listRemindersKey(request) as DataTag<readonly ['listReminders', ListRemindersRequestJson], ListRemindersResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listReminders(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.reminders.v1.RemindersService/SetReminder`. */
export const setReminderMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setReminder'] as const,
  mutationFn: (request: SetReminderRequestJson): Promise<SetReminderResponseJson> => setReminder(client, request, init),
})
