import type { SupplyOrder } from '#domain/supplies.ts'
import { useListSupplyOrders } from '#generated/openapi/hooks.ts'
import type { SupplyOrders } from '#generated/schemas/openapi/supplies.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { readOf, type Read } from './read.ts'

/** How many orders are asked for: the dashboard and the page of orders share one answer. */
export const orderCount = 10

/** The orders that could be read. */
export const ordersOf = ({ orders }: SupplyOrders): readonly SupplyOrder[] => orders.items

/** The latest orders, the newest first, and how many could not be read. */
export const useSupplyOrders = (): Read<Rows<SupplyOrder>> => readOf(useListSupplyOrders({ count: orderCount }, { select: ({ orders }) => orders }))
