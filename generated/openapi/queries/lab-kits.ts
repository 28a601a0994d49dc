// Written by `npm run generate` from contracts/. Do not edit.
import {
  listLabKitOrders,
  type ListLabKitOrdersAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type QuestionOptions } from '../query-options.ts'

/** Key of `listLabKitOrders`: the operation and what it was asked; `['listLabKitOrders']` alone matches every asking. */
export const listLabKitOrdersKey = () => ['listLabKitOrders'] as const

/** The lab kits that the member ordered, newest first. */
export const listLabKitOrdersOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listLabKitOrders'], ListLabKitOrdersAnswer> => ({
  queryKey: tagged<ListLabKitOrdersAnswer, readonly ['listLabKitOrders']>(listLabKitOrdersKey()),
  queryFn: ({ signal }) => listLabKitOrders(client, { ...init, signal }),
})
