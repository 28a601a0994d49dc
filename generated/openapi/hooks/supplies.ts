// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListSupplyOrdersParams, ListSupplyOrdersAnswer, PlaceSupplyOrderParams, PlaceSupplyOrderAnswer, GetStripSupplyAnswer, SaveStripsRemainingParams, SaveStripsRemainingAnswer, GetStripEligibilityAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listSupplyOrdersQuery, placeSupplyOrderMutation, getStripSupplyQuery, saveStripsRemainingMutation, getStripEligibilityQuery } from '../queries.ts'

/** List the member's orders of supplies, newest first. */
export const useListSupplyOrders = queryHook<ApiProblem, PortalClient, ListSupplyOrdersParams, ListSupplyOrdersAnswer>(listSupplyOrdersQuery, usePortalClient)

/** Order supplies. */
export const usePlaceSupplyOrder = mutationHook<ApiProblem, PortalClient, PlaceSupplyOrderParams, PlaceSupplyOrderAnswer>(placeSupplyOrderMutation, usePortalClient)

/** Get how many test strips the member has left. */
export const useGetStripSupply = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetStripSupplyAnswer>(getStripSupplyQuery, usePortalClient)

/** Save how many test strips are left. */
export const useSaveStripsRemaining = mutationHook<ApiProblem, PortalClient, SaveStripsRemainingParams, SaveStripsRemainingAnswer>(saveStripsRemainingMutation, usePortalClient)

/** Get whether the member can order test strips now, and why not. */
export const useGetStripEligibility = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetStripEligibilityAnswer>(getStripEligibilityQuery, usePortalClient)
