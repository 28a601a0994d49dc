// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { keyed } from '../../safe-write.ts'
import type { operations } from '../types.d.ts'

export type ListLabKitOrdersAnswer = operations['listLabKitOrders']['responses'][200]['content']['application/json']
/** List the lab kits that the member ordered, newest first. `GET /services/service-athome-labs/users/me/labOrders`. Throws `ApiProblem`. */
export const listLabKitOrders = (client: PortalClient, init: CallInit = {}): Promise<ListLabKitOrdersAnswer> =>
  answer('listLabKitOrders', client.GET('/services/service-athome-labs/users/me/labOrders', { ...init }))

export type OrderLabKitParams = { body: NonNullable<operations['orderLabKit']['requestBody']>['content']['application/json'] }
export type OrderLabKitAnswer = operations['orderLabKit']['responses'][201]['content']['application/json']
/** Order a lab kit for a person who is not a member. `POST /services/service-athome-labs/v1/nonmembers/labOrders`. Throws `ApiProblem`. */
export const orderLabKit = (client: PortalClient, params: OrderLabKitParams, init: CallInit = {}): Promise<OrderLabKitAnswer> => {
  const { body } = params
  return keyed('orderLabKit', params, init, (init) => answer('orderLabKit', client.POST('/services/service-athome-labs/v1/nonmembers/labOrders', { ...init, body })))
}
