// Written by `npm run generate` from contracts/. Do not edit.
import {
  listLabKitOrders,
  type ListLabKitOrdersAnswer,
  orderLabKit,
  type OrderLabKitParams,
  type OrderLabKitAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `listLabKitOrders`: the operation and what it was asked; `['listLabKitOrders']` alone matches every asking. */
export const listLabKitOrdersKey = () => ['listLabKitOrders'] as const

/** List the lab kits that the member ordered, newest first. */
export const listLabKitOrdersOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listLabKitOrders'], ListLabKitOrdersAnswer> => ({
  queryKey: tagged<ListLabKitOrdersAnswer, readonly ['listLabKitOrders']>(listLabKitOrdersKey()),
  queryFn: ({ signal }) => listLabKitOrders(client, { ...init, signal }),
})

/** Order a lab kit for a person who is not a member. */
export const orderLabKitMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<OrderLabKitParams, OrderLabKitAnswer> => ({
  mutationKey: ['orderLabKit'],
  mutationFn: (params) => orderLabKit(client, params, init),
})
