// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { keyed } from '../../safe-write.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readLabKitOrder, type LabKitOrder, readLabKitOrders, type LabKitOrders } from '../../schemas/openapi/non-members.reader.ts'

export type ListLabKitOrdersAnswer = LabKitOrders
/** List the lab kits that the member ordered, newest first. `GET /services/service-athome-labs/users/me/labOrders`. Throws `ApiProblem`. */
export const listLabKitOrders = (client: PortalClient, init: CallInit = {}): Promise<ListLabKitOrdersAnswer> =>
  readBody('listLabKitOrders', readLabKitOrders, answer('listLabKitOrders', client.GET('/services/service-athome-labs/users/me/labOrders', { ...init })))

export type OrderLabKitParams = { body: NonNullable<operations['orderLabKit']['requestBody']>['content']['application/json'] }
export type OrderLabKitAnswer = LabKitOrder
/** Order a lab kit for a person who is not a member. `POST /services/service-athome-labs/v1/nonmembers/labOrders`. Throws `ApiProblem`. */
export const orderLabKit = (client: PortalClient, params: OrderLabKitParams, init: CallInit = {}): Promise<OrderLabKitAnswer> => {
  const { body } = params
  return keyed('orderLabKit', params, init, (init) => readBody('orderLabKit', readLabKitOrder, answer('orderLabKit', client.POST('/services/service-athome-labs/v1/nonmembers/labOrders', { ...init, body }))))
}
