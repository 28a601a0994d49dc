// Written by `npm run generate` from contracts/. Do not edit.
import { askRpc, type RpcClient, type RpcInit } from '../client.ts'
import { keyed } from '../../safe-write.ts'
import type { AddPaymentMethodRequestJson, AddPaymentMethodResponseJson, DeletePaymentMethodRequestJson, DeletePaymentMethodResponseJson, ListPaymentMethodsRequestJson, ListPaymentMethodsResponseJson, SetDefaultPaymentMethodRequestJson, SetDefaultPaymentMethodResponseJson } from '../portal/payment/v1/payment_pb.js'

/** RPC `/portal.payment.v1.PaymentService/AddPaymentMethod`, in the JSON form of its messages. Throws `RpcProblem`. */
export const addPaymentMethod = (client: RpcClient, request: AddPaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<AddPaymentMethodResponseJson> =>
  keyed('addPaymentMethod', request, init, (init) => askRpc(client, 'addPaymentMethod', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/AddPaymentMethod', request, init))

/** RPC `/portal.payment.v1.PaymentService/DeletePaymentMethod`, in the JSON form of its messages. Throws `RpcProblem`. */
export const deletePaymentMethod = (client: RpcClient, request: DeletePaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<DeletePaymentMethodResponseJson> =>
  askRpc(client, 'deletePaymentMethod', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/DeletePaymentMethod', request, init)

/** RPC `/portal.payment.v1.PaymentService/ListPaymentMethods`, in the JSON form of its messages. Throws `RpcProblem`. */
export const listPaymentMethods = (client: RpcClient, request: ListPaymentMethodsRequestJson = {}, init: RpcInit = {}): Promise<ListPaymentMethodsResponseJson> =>
  askRpc(client, 'listPaymentMethods', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/ListPaymentMethods', request, init)

/** RPC `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`, in the JSON form of its messages. Throws `RpcProblem`. */
export const setDefaultPaymentMethod = (client: RpcClient, request: SetDefaultPaymentMethodRequestJson = {}, init: RpcInit = {}): Promise<SetDefaultPaymentMethodResponseJson> =>
  askRpc(client, 'setDefaultPaymentMethod', '/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/SetDefaultPaymentMethod', request, init)
