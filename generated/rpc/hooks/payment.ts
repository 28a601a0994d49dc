// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useRpcClient } from '../client-context.tsx'
import type { AddPaymentMethodRequestJson, AddPaymentMethodResponseJson, DeletePaymentMethodRequestJson, DeletePaymentMethodResponseJson, ListPaymentMethodsRequestJson, ListPaymentMethodsResponseJson, SetDefaultPaymentMethodRequestJson, SetDefaultPaymentMethodResponseJson } from '../portal/payment/v1/payment_pb.js'
import type { RpcProblem } from '../problem.ts'
import {
  addPaymentMethodMutation,
  deletePaymentMethodMutation,
  listPaymentMethodsOptions,
  setDefaultPaymentMethodMutation,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, RpcProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Request> = Omit<UseMutationOptions<Answer, RpcProblem, Request>, 'mutationKey' | 'mutationFn'>

/** RPC `/portal.payment.v1.PaymentService/AddPaymentMethod`. */
export const useAddPaymentMethod = (options?: Changing<AddPaymentMethodResponseJson, AddPaymentMethodRequestJson>): UseMutationResult<AddPaymentMethodResponseJson, RpcProblem, AddPaymentMethodRequestJson> =>
  useMutation<AddPaymentMethodResponseJson, RpcProblem, AddPaymentMethodRequestJson>({ ...options, ...addPaymentMethodMutation(useRpcClient()) })

/** RPC `/portal.payment.v1.PaymentService/DeletePaymentMethod`. */
export const useDeletePaymentMethod = (options?: Changing<DeletePaymentMethodResponseJson, DeletePaymentMethodRequestJson>): UseMutationResult<DeletePaymentMethodResponseJson, RpcProblem, DeletePaymentMethodRequestJson> =>
  useMutation<DeletePaymentMethodResponseJson, RpcProblem, DeletePaymentMethodRequestJson>({ ...options, ...deletePaymentMethodMutation(useRpcClient()) })

/** RPC `/portal.payment.v1.PaymentService/ListPaymentMethods`. */
export const useListPaymentMethods = <Data = ListPaymentMethodsResponseJson>(
  request: ListPaymentMethodsRequestJson = {},
  options?: Asking<ListPaymentMethodsResponseJson, Data, readonly ['listPaymentMethods', ListPaymentMethodsRequestJson]>,
): UseQueryResult<Data, RpcProblem> =>
  useQuery<ListPaymentMethodsResponseJson, RpcProblem, Data, readonly ['listPaymentMethods', ListPaymentMethodsRequestJson]>({ ...options, ...listPaymentMethodsOptions(useRpcClient(), request) })

/** RPC `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`. */
export const useSetDefaultPaymentMethod = (options?: Changing<SetDefaultPaymentMethodResponseJson, SetDefaultPaymentMethodRequestJson>): UseMutationResult<SetDefaultPaymentMethodResponseJson, RpcProblem, SetDefaultPaymentMethodRequestJson> =>
  useMutation<SetDefaultPaymentMethodResponseJson, RpcProblem, SetDefaultPaymentMethodRequestJson>({ ...options, ...setDefaultPaymentMethodMutation(useRpcClient()) })
