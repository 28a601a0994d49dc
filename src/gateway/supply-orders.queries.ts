import type { SupplyOrder } from '#domain/supplies.ts'
import { useListSupplyOrders } from '#generated/openapi/hooks.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { orderCount } from './initial-load.queries.ts'
import { readOf, type Read } from './read.ts'
import { supplyOrdersOf } from './supplies.ts'

/** The latest orders, the newest first, and how many could not be read. */
export const useSupplyOrders = (): Read<Rows<SupplyOrder>> => readOf(useListSupplyOrders({ count: orderCount }, { select: supplyOrdersOf }))
