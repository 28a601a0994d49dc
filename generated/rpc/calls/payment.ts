// Written by `npm run generate` from contracts/. Do not edit.
import type { RpcClient, RpcInit } from '../client.ts'
import { readRpc } from '../read-rpc.ts'
import { keyed } from '../../safe-write.ts'
import type { AddPaymentMethodRequestJson, DeletePaymentMethodRequestJson, ListPaymentMethodsRequestJson, SetDefaultPaymentMethodRequestJson } from '../portal/payment/v1/payment_pb.js'
import { readAddPaymentMethodResponse, type AddPaymentMethodResponse, readDeletePaymentMethodResponse, type DeletePaymentMethodResponse, readListPaymentMethodsResponse, type ListPaymentMethodsResponse, readSetDefaultPaymentMethodResponse, type SetDefaultPaymentMethodResponse } from '../../schemas/rpc/payment.reader.ts'

/**
 * RPC `/portal.payment.v1.PaymentService/AddPaymentMethod`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const addPaymentMethod = (client: RpcClient, request: AddPaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<AddPaymentMethodResponse> =>
  keyed('addPaymentMethod', request, init, (init) => readRpc(client, 'addPaymentMethod', readAddPaymentMethodResponse, '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/AddPaymentMethod', request, init))

/**
 * RPC `/portal.payment.v1.PaymentService/DeletePaymentMethod`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const deletePaymentMethod = (client: RpcClient, request: DeletePaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<DeletePaymentMethodResponse> =>
  readRpc(client, 'deletePaymentMethod', readDeletePaymentMethodResponse, '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/DeletePaymentMethod', request, init)

/**
 * RPC `/portal.payment.v1.PaymentService/ListPaymentMethods`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const listPaymentMethods = (client: RpcClient, request: ListPaymentMethodsRequestJson = {}, init: RpcInit = {}): Promise<ListPaymentMethodsResponse> =>
  readRpc(client, 'listPaymentMethods', readListPaymentMethodsResponse, '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/ListPaymentMethods', request, init)

/**
 * RPC `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`, in the JSON form of its messages. Throws
 * `RpcProblem`.
 */
export const setDefaultPaymentMethod = (client: RpcClient, request: SetDefaultPaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<SetDefaultPaymentMethodResponse> =>
  readRpc(client, 'setDefaultPaymentMethod', readSetDefaultPaymentMethodResponse, '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/SetDefaultPaymentMethod', request, init)
