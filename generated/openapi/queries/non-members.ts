// Written by `npm run generate` from contracts/. Do not edit.
import {
  orderLabKit,
  type OrderLabKitParams,
  type OrderLabKitAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { type ChangeOptions } from '../query-options.ts'

/** Send a lab kit to somebody who is no member yet. */
export const orderLabKitMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<OrderLabKitParams, OrderLabKitAnswer> => ({
  mutationKey: ['orderLabKit'],
  mutationFn: (params) => orderLabKit(client, params, init),
})
