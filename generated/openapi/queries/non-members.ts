// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listLabKitOrders, orderLabKit } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListLabKitOrdersAnswer, OrderLabKitParams, OrderLabKitAnswer } from '../calls.ts'

/** List the lab kits that the member ordered, newest first. */
export const listLabKitOrdersQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, ListLabKitOrdersAnswer> = { id: 'listLabKitOrders', run: (client, _, init) => listLabKitOrders(client, init) }

/** Order a lab kit for a person who is not a member. */
export const orderLabKitMutation: MutationOperation<PortalClient, OrderLabKitParams, OrderLabKitAnswer> = { id: 'orderLabKit', run: orderLabKit, invalidates: ['listLabKitOrders'] }
