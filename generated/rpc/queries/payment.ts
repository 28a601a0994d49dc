// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  addPaymentMethod,
  deletePaymentMethod,
  listPaymentMethods,
  setDefaultPaymentMethod,
} from '../calls.ts'
import type { RpcClient, RpcInit } from '../client.ts'
import type { AddPaymentMethodRequestJson, AddPaymentMethodResponseJson, DeletePaymentMethodRequestJson, DeletePaymentMethodResponseJson, ListPaymentMethodsRequestJson, ListPaymentMethodsResponseJson, SetDefaultPaymentMethodRequestJson, SetDefaultPaymentMethodResponseJson } from '../portal/payment/v1/payment_pb.js'
import type { RpcProblem } from '../problem.ts'

/** Mutation options of `/portal.payment.v1.PaymentService/AddPaymentMethod`. */
export const addPaymentMethodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['addPaymentMethod'] as const,
  mutationFn: (request: AddPaymentMethodRequestJson): Promise<AddPaymentMethodResponseJson> => addPaymentMethod(client, request, init),
})

/** Mutation options of `/portal.payment.v1.PaymentService/DeletePaymentMethod`. */
export const deletePaymentMethodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['deletePaymentMethod'] as const,
  mutationFn: (request: DeletePaymentMethodRequestJson): Promise<DeletePaymentMethodResponseJson> => deletePaymentMethod(client, request, init),
})

/** Key of `listPaymentMethods`: the RPC and its request. */
export const listPaymentMethodsKey = (request: ListPaymentMethodsRequestJson = {}) => ['listPaymentMethods', request] as const

/** Query options of `/portal.payment.v1.PaymentService/ListPaymentMethods`. */
export const listPaymentMethodsOptions = (client: RpcClient, request: ListPaymentMethodsRequestJson = {}, init: RpcInit = {}) => ({
  // The tag is of types only and has no value.
  queryKey: listPaymentMethodsKey(request) as DataTag<readonly ['listPaymentMethods', ListPaymentMethodsRequestJson], ListPaymentMethodsResponseJson, RpcProblem>,
  queryFn: ({ signal }: { signal: AbortSignal }) => listPaymentMethods(client, request, { ...init, signal }),
})

/** Mutation options of `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`. */
export const setDefaultPaymentMethodMutation = (client: RpcClient, init: RpcInit = {}) => ({
  mutationKey: ['setDefaultPaymentMethod'] as const,
  mutationFn: (request: SetDefaultPaymentMethodRequestJson): Promise<SetDefaultPaymentMethodResponseJson> => setDefaultPaymentMethod(client, request, init),
})
