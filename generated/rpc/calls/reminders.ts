// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import type { DeleteReminderRequestJson, DeleteReminderResponseJson, ListRemindersRequestJson, ListRemindersResponseJson, SetReminderRequestJson, SetReminderResponseJson } from '../portal/reminders/v1/reminders_pb.js'

/** RPC `/portal.reminders.v1.RemindersService/DeleteReminder`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deleteReminder = (client: RpcClient, request: DeleteReminderRequestJson = {}, init: RpcInit = {}): Promise<DeleteReminderResponseJson> =>
  askRpc(client, 'deleteReminder', '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/DeleteReminder', request, init)

/** RPC `/portal.reminders.v1.RemindersService/ListReminders`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listReminders = (client: RpcClient, request: ListRemindersRequestJson = {}, init: RpcInit = {}): Promise<ListRemindersResponseJson> =>
  askRpc(client, 'listReminders', '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/ListReminders', request, init)

/** RPC `/portal.reminders.v1.RemindersService/SetReminder`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setReminder = (client: RpcClient, request: SetReminderRequestJson = {}, init: RpcInit = {}): Promise<SetReminderResponseJson> =>
  askRpc(client, 'setReminder', '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/SetReminder', request, init)
