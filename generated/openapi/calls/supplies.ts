// Written by `npm run generate` from contracts/. Do not edit.
import { plainBody } from '../bodies.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { keyed } from '../../safe-write.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readOrderEligibility, type OrderEligibility, readStripSupply, type StripSupply, readSupplyOrder, type SupplyOrder, readSupplyOrders, type SupplyOrders } from '../../schemas/openapi/supplies.reader.ts'

export type ListSupplyOrdersParams = NonNullable<operations['listSupplyOrders']['parameters']['query']>
export type ListSupplyOrdersAnswer = SupplyOrders
/** List the member's orders of supplies, newest first. `GET /v1/users/me/supplies/orders`. Throws `ApiProblem`. */
export const listSupplyOrders = (client: PortalClient, params: ListSupplyOrdersParams = {}, init: CallInit = {}): Promise<ListSupplyOrdersAnswer> => {
  const query = params
  return readBody('listSupplyOrders', readSupplyOrders, answer('listSupplyOrders', client.GET('/v1/users/me/supplies/orders', { ...init, params: { query } })))
}

export type PlaceSupplyOrderParams = { body: NonNullable<operations['placeSupplyOrder']['requestBody']>['content']['application/json'] }
export type PlaceSupplyOrderAnswer = SupplyOrder
/** Order supplies. `POST /v1/users/me/supplies/orders`. Throws `ApiProblem`. */
export const placeSupplyOrder = (client: PortalClient, params: PlaceSupplyOrderParams, init: CallInit = {}): Promise<PlaceSupplyOrderAnswer> => {
  const { body } = params
  return keyed('placeSupplyOrder', params, init, (init) => readBody('placeSupplyOrder', readSupplyOrder, answer('placeSupplyOrder', client.POST('/v1/users/me/supplies/orders', { ...init, body }))))
}

export type GetStripSupplyAnswer = StripSupply
/** Get how many test strips the member has left. `GET /v1/users/me/supplies/bgStrips`. Throws `ApiProblem`. */
export const getStripSupply = (client: PortalClient, init: CallInit = {}): Promise<GetStripSupplyAnswer> =>
  readBody('getStripSupply', readStripSupply, answer('getStripSupply', client.GET('/v1/users/me/supplies/bgStrips', { ...init })))

export type SaveStripsRemainingParams = { body: NonNullable<operations['saveStripsRemaining']['requestBody']>['content']['text/plain'] }
export type SaveStripsRemainingAnswer = undefined
/** Save how many test strips are left. `PUT /v1/users/me/supplies/bgStrips/remaining`. Throws `ApiProblem`. */
export const saveStripsRemaining = (client: PortalClient, params: SaveStripsRemainingParams, init: CallInit = {}): Promise<SaveStripsRemainingAnswer> => {
  const { body } = params
  return answer('saveStripsRemaining', client.PUT('/v1/users/me/supplies/bgStrips/remaining', { ...init, body, bodySerializer: plainBody, headers: { ...init.headers, 'Content-Type': 'text/plain' } }))
}

export type GetStripEligibilityAnswer = OrderEligibility
/** Get whether the member can order test strips now, and why not. `GET /v1/users/me/supplies/bgStrips/eligibility`. Throws `ApiProblem`. */
export const getStripEligibility = (client: PortalClient, init: CallInit = {}): Promise<GetStripEligibilityAnswer> =>
  readBody('getStripEligibility', readOrderEligibility, answer('getStripEligibility', client.GET('/v1/users/me/supplies/bgStrips/eligibility', { ...init })))
