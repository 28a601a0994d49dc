// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listSupplyOrders, placeSupplyOrder, getStripSupply, saveStripsRemaining, getStripEligibility } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListSupplyOrdersParams, ListSupplyOrdersAnswer, PlaceSupplyOrderParams, PlaceSupplyOrderAnswer, GetStripSupplyAnswer, SaveStripsRemainingParams, SaveStripsRemainingAnswer, GetStripEligibilityAnswer } from '../calls.ts'

/** List the member's orders of supplies, newest first. */
export const listSupplyOrdersQuery: QueryOperation<PortalClient, ListSupplyOrdersParams, ListSupplyOrdersAnswer> = { id: 'listSupplyOrders', run: listSupplyOrders }

/** Order supplies. */
export const placeSupplyOrderMutation: MutationOperation<PortalClient, PlaceSupplyOrderParams, PlaceSupplyOrderAnswer> = { id: 'placeSupplyOrder', run: placeSupplyOrder, invalidates: ['listSupplyOrders', 'getStripEligibility', 'listUserTasks'] }

/** Get how many test strips the member has left. */
export const getStripSupplyQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetStripSupplyAnswer> = { id: 'getStripSupply', run: (client, _, init) => getStripSupply(client, init) }

/** Save how many test strips are left. */
export const saveStripsRemainingMutation: MutationOperation<PortalClient, SaveStripsRemainingParams, SaveStripsRemainingAnswer> = { id: 'saveStripsRemaining', run: saveStripsRemaining, invalidates: ['getStripSupply', 'getStripEligibility'] }

/** Get whether the member can order test strips now, and why not. */
export const getStripEligibilityQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetStripEligibilityAnswer> = { id: 'getStripEligibility', run: (client, _, init) => getStripEligibility(client, init) }
