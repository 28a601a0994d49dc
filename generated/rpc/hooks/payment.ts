// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { RpcClient } from '../client.ts'
import { useRpcClient } from '../client-context.tsx'
import type { AddPaymentMethodRequestJson, DeletePaymentMethodRequestJson, ListPaymentMethodsRequestJson, SetDefaultPaymentMethodRequestJson } from '../portal/payment/v1/payment_pb.js'
import type { AddPaymentMethodResponse, DeletePaymentMethodResponse, ListPaymentMethodsResponse, SetDefaultPaymentMethodResponse } from '../../schemas/rpc/payment.reader.ts'
import type { RpcProblem } from '../problem.ts'
import { addPaymentMethodMutation, deletePaymentMethodMutation, listPaymentMethodsQuery, setDefaultPaymentMethodMutation } from '../queries.ts'

/** RPC `/portal.payment.v1.PaymentService/AddPaymentMethod`. */
export const useAddPaymentMethod = mutationHook<RpcProblem, RpcClient, AddPaymentMethodRequestJson, AddPaymentMethodResponse>(addPaymentMethodMutation, useRpcClient)

/** RPC `/portal.payment.v1.PaymentService/DeletePaymentMethod`. */
export const useDeletePaymentMethod = mutationHook<RpcProblem, RpcClient, DeletePaymentMethodRequestJson, DeletePaymentMethodResponse>(deletePaymentMethodMutation, useRpcClient)

/** RPC `/portal.payment.v1.PaymentService/ListPaymentMethods`. */
export const useListPaymentMethods = queryHook<RpcProblem, RpcClient, ListPaymentMethodsRequestJson, ListPaymentMethodsResponse>(listPaymentMethodsQuery, useRpcClient)

/** RPC `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`. */
export const useSetDefaultPaymentMethod = mutationHook<RpcProblem, RpcClient, SetDefaultPaymentMethodRequestJson, SetDefaultPaymentMethodResponse>(setDefaultPaymentMethodMutation, useRpcClient)
