import type { SupplyOrder } from '../model/supply-orders.ts'
import { useListSupplyOrdersPages } from '#generated/openapi/paged.ts'
import type { SupplyOrders } from '#generated/schemas/openapi/supplies.reader.ts'
import { type PagedRows, toPagedQueryState } from '#platform/query/paged-query.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/** How many orders the initial load asks for (API-035). */
export const orderCount = 10

/** How many orders the page of orders asks for at a time. */
const ordersPerPage = 10

/** The orders that could be read. */
export function ordersOf({ orders }: SupplyOrders): readonly SupplyOrder[] {
  return orders.items
}

/** All orders, page by page, the newest first. */
export function useSupplyOrders(): QueryState<PagedRows<SupplyOrder>> {
  return toPagedQueryState(
    useListSupplyOrdersPages({ limit: ordersPerPage }),
    ({ orders }) => orders,
  )
}
