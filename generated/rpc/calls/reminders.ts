// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import { keyed } from '../../safe-write.ts'
import type { DeleteReminderRequestJson, ListRemindersRequestJson, SetReminderRequestJson } from '../portal/reminders/v1/reminders_pb.js'
import { readDeleteReminderResponse, type DeleteReminderResponse, readListRemindersResponse, type ListRemindersResponse, readSetReminderResponse, type SetReminderResponse } from '../../schemas/rpc/reminders.reader.ts'

/**
 * RPC `/portal.reminders.v1.RemindersService/DeleteReminder`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const deleteReminder = (client: RpcClient, request: DeleteReminderRequestJson = {}, init: RpcInit = {}): Promise<DeleteReminderResponse> =>
  readRpc(client, 'deleteReminder', readDeleteReminderResponse, '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/DeleteReminder', request, init)

/**
 * RPC `/portal.reminders.v1.RemindersService/ListReminders`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listReminders = (client: RpcClient, request: ListRemindersRequestJson = {}, init: RpcInit = {}): Promise<ListRemindersResponse> =>
  readRpc(client, 'listReminders', readListRemindersResponse, '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/ListReminders', request, init)

/**
 * RPC `/portal.reminders.v1.RemindersService/SetReminder`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const setReminder = (client: RpcClient, request: SetReminderRequestJson = {}, init: RpcInit = {}): Promise<SetReminderResponse> =>
  keyed('setReminder', request, init, (init) => readRpc(client, 'setReminder', readSetReminderResponse, '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/SetReminder', request, init))
