// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type ListLabKitOrdersAnswer = operations['listLabKitOrders']['responses'][200]['content']['application/json']
/** The lab kits that the member ordered, newest first. `GET /services/service-athome-labs/users/me/labOrders`. Throws `ApiProblem`. */
export const listLabKitOrders = (client: PortalClient, init: CallInit = {}): Promise<ListLabKitOrdersAnswer> =>
  answer('listLabKitOrders', client.GET('/services/service-athome-labs/users/me/labOrders', { ...init }))
