// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { addPaymentMethod, deletePaymentMethod, listPaymentMethods, setDefaultPaymentMethod } from '../calls.ts'
import type { RpcClient } from '../client.ts'
import type { AddPaymentMethodRequestJson, DeletePaymentMethodRequestJson, ListPaymentMethodsRequestJson, SetDefaultPaymentMethodRequestJson } from '../portal/payment/v1/payment_pb.js'
import type { AddPaymentMethodResponse, DeletePaymentMethodResponse, ListPaymentMethodsResponse, SetDefaultPaymentMethodResponse } from '../../schemas/rpc/payment.reader.ts'

/** RPC `/portal.payment.v1.PaymentService/AddPaymentMethod`. */
export const addPaymentMethodMutation: MutationOperation<RpcClient, AddPaymentMethodRequestJson, AddPaymentMethodResponse> = { id: 'addPaymentMethod', run: addPaymentMethod, invalidates: ['listPaymentMethods'] }

/** RPC `/portal.payment.v1.PaymentService/DeletePaymentMethod`. */
export const deletePaymentMethodMutation: MutationOperation<RpcClient, DeletePaymentMethodRequestJson, DeletePaymentMethodResponse> = { id: 'deletePaymentMethod', run: deletePaymentMethod, invalidates: ['listPaymentMethods'] }

/** RPC `/portal.payment.v1.PaymentService/ListPaymentMethods`. */
export const listPaymentMethodsQuery: QueryOperation<RpcClient, ListPaymentMethodsRequestJson, ListPaymentMethodsResponse> = { id: 'listPaymentMethods', run: listPaymentMethods }

/** RPC `/portal.payment.v1.PaymentService/SetDefaultPaymentMethod`. */
export const setDefaultPaymentMethodMutation: MutationOperation<RpcClient, SetDefaultPaymentMethodRequestJson, SetDefaultPaymentMethodResponse> = { id: 'setDefaultPaymentMethod', run: setDefaultPaymentMethod, invalidates: ['listPaymentMethods'] }
