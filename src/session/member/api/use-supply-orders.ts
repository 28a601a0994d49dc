import type { SupplyOrder } from '../model/supply-orders.ts'
import { useListSupplyOrdersPages } from '#generated/openapi/paged.ts'
import type { SupplyOrders } from '#generated/schemas/openapi/supplies.reader.ts'
import { type PagedRows, toPagedQueryState } from '#platform/query/paged-query.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/** Number of orders in the initial load (API-035). */
export const orderCount = 10

/** Number of orders in each page of the list. */
const ordersPerPage = 10

/** The orders of an answer. */
export function orderRowsOf({ orders }: SupplyOrders): Rows<SupplyOrder> {
  return orders
}

/** All orders in pages, newest first. */
export function useSupplyOrders(): QueryState<PagedRows<SupplyOrder>> {
  return toPagedQueryState(
    useListSupplyOrdersPages({ limit: ordersPerPage }),
    ({ orders }) => orders,
  )
}
