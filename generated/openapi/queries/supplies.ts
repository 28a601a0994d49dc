// Written by `npm run generate` from contracts/. Do not edit.
import {
  listSupplyOrders,
  type ListSupplyOrdersParams,
  type ListSupplyOrdersAnswer,
  placeSupplyOrder,
  type PlaceSupplyOrderParams,
  type PlaceSupplyOrderAnswer,
  getStripSupply,
  type GetStripSupplyAnswer,
  saveStripsRemaining,
  type SaveStripsRemainingParams,
  type SaveStripsRemainingAnswer,
  getStripEligibility,
  type GetStripEligibilityAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `listSupplyOrders`: the operation and what it was asked; `['listSupplyOrders']` alone matches every asking. */
export const listSupplyOrdersKey = (params: ListSupplyOrdersParams) => ['listSupplyOrders', params] as const

/** List the member's orders of supplies, newest first. */
export const listSupplyOrdersOptions = (client: PortalClient, params: ListSupplyOrdersParams = {}, init: CallInit = {}): QuestionOptions<readonly ['listSupplyOrders', ListSupplyOrdersParams], ListSupplyOrdersAnswer> => ({
  queryKey: tagged<ListSupplyOrdersAnswer, readonly ['listSupplyOrders', ListSupplyOrdersParams]>(listSupplyOrdersKey(params)),
  queryFn: ({ signal }) => listSupplyOrders(client, params, { ...init, signal }),
})

/** Order supplies. */
export const placeSupplyOrderMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<PlaceSupplyOrderParams, PlaceSupplyOrderAnswer> => ({
  mutationKey: ['placeSupplyOrder'],
  mutationFn: (params) => placeSupplyOrder(client, params, init),
})

/** Key of `getStripSupply`: the operation and what it was asked; `['getStripSupply']` alone matches every asking. */
export const getStripSupplyKey = () => ['getStripSupply'] as const

/** Get how many test strips the member has left. */
export const getStripSupplyOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getStripSupply'], GetStripSupplyAnswer> => ({
  queryKey: tagged<GetStripSupplyAnswer, readonly ['getStripSupply']>(getStripSupplyKey()),
  queryFn: ({ signal }) => getStripSupply(client, { ...init, signal }),
})

/** Save how many test strips are left. */
export const saveStripsRemainingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SaveStripsRemainingParams, SaveStripsRemainingAnswer> => ({
  mutationKey: ['saveStripsRemaining'],
  mutationFn: (params) => saveStripsRemaining(client, params, init),
})

/** Key of `getStripEligibility`: the operation and what it was asked; `['getStripEligibility']` alone matches every asking. */
export const getStripEligibilityKey = () => ['getStripEligibility'] as const

/** Get whether the member can order test strips now, and why not. */
export const getStripEligibilityOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getStripEligibility'], GetStripEligibilityAnswer> => ({
  queryKey: tagged<GetStripEligibilityAnswer, readonly ['getStripEligibility']>(getStripEligibilityKey()),
  queryFn: ({ signal }) => getStripEligibility(client, { ...init, signal }),
})
