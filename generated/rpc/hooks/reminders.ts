// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { DeleteReminderRequestJson, DeleteReminderResponseJson, ListRemindersRequestJson, ListRemindersResponseJson, SetReminderRequestJson, SetReminderResponseJson } from '../portal/reminders/v1/reminders_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  deleteReminderMutation,
  listRemindersOptions,
  setReminderMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.reminders.v1.RemindersService/DeleteReminder`. */
export const useDeleteReminder = (options?: Changing<DeleteReminderResponseJson, DeleteReminderRequestJson>): UseMutationResult<DeleteReminderResponseJson, RpcProblem, DeleteReminderRequestJson> =>
  useMutation<DeleteReminderResponseJson, RpcProblem, DeleteReminderRequestJson>({ ...options, ...deleteReminderMutation(useRpcClient()) })

/** RPC `/portal.reminders.v1.RemindersService/ListReminders`. */
export const useListReminders = <Data = ListRemindersResponseJson>(
  request: ListRemindersRequestJson = {},
  options?: Asking<ListRemindersResponseJson, Data, readonly ['listReminders', ListRemindersRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListRemindersResponseJson, RpcProblem, Data, readonly ['listReminders', ListRemindersRequestJson]>({ ...options, ...listRemindersOptions(useRpcClient(), request) })

/** RPC `/portal.reminders.v1.RemindersService/SetReminder`. */
export const useSetReminder = (options?: Changing<SetReminderResponseJson, SetReminderRequestJson>): UseMutationResult<SetReminderResponseJson, RpcProblem, SetReminderRequestJson> =>
  useMutation<SetReminderResponseJson, RpcProblem, SetReminderRequestJson>({ ...options, ...setReminderMutation(useRpcClient()) })
