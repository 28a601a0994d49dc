// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { DeleteReminderRequestJson, ListRemindersRequestJson, SetReminderRequestJson } from '../portal/reminders/v1/reminders_pb.js'
import type { DeleteReminderResponse, ListRemindersResponse, SetReminderResponse } from '../../schemas/rpc/reminders.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { deleteReminderMutation, listRemindersQuery, setReminderMutation } from '../queries.ts'

/** RPC `/portal.reminders.v1.RemindersService/DeleteReminder`. */
export const useDeleteReminder = mutationHook<RpcProblem, RpcClient, DeleteReminderRequestJson, DeleteReminderResponse>(deleteReminderMutation, useRpcClient)

/** RPC `/portal.reminders.v1.RemindersService/ListReminders`. */
export const useListReminders = queryHook<RpcProblem, RpcClient, ListRemindersRequestJson, ListRemindersResponse>(listRemindersQuery, useRpcClient)

/** RPC `/portal.reminders.v1.RemindersService/SetReminder`. */
export const useSetReminder = mutationHook<RpcProblem, RpcClient, SetReminderRequestJson, SetReminderResponse>(setReminderMutation, useRpcClient)
