// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { deleteReminder, listReminders, setReminder } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { DeleteReminderRequestJson, ListRemindersRequestJson, SetReminderRequestJson } from '../portal/reminders/v1/reminders_pb.js'
import type { DeleteReminderResponse, ListRemindersResponse, SetReminderResponse } from '../../schemas/rpc/reminders.reader.ts'

/** RPC `/portal.reminders.v1.RemindersService/DeleteReminder`. */
export const deleteReminderMutation: MutationOperation<RpcClient, DeleteReminderRequestJson, DeleteReminderResponse> = { id: 'deleteReminder', run: deleteReminder, invalidates: ['listReminders'] }

/** RPC `/portal.reminders.v1.RemindersService/ListReminders`. */
export const listRemindersQuery: QueryOperation<RpcClient, ListRemindersRequestJson, ListRemindersResponse> = { id: 'listReminders', run: listReminders }

/** RPC `/portal.reminders.v1.RemindersService/SetReminder`. */
export const setReminderMutation: MutationOperation<RpcClient, SetReminderRequestJson, SetReminderResponse> = { id: 'setReminder', run: setReminder, invalidates: ['listReminders'] }
