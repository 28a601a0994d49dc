import type { ListedOrder } from '#domain/supplies.ts'
import { useListSupplyOrders } from '#generated/openapi/hooks.ts'
import type { Rows } from './decode.ts'
import { orderCount } from './initial-load.queries.ts'
import { readOf, type Read } from './read.ts'
import { supplyOrdersOf } from './supply-orders.ts'

/** The latest orders, the newest first, and how many could not be read. Apart from the dashboard, which needs no unknown status. */
export const useSupplyOrders = (): Read<Rows<ListedOrder>> => readOf(useListSupplyOrders({ count: orderCount }, { select: supplyOrdersOf }))
