import type { EligibilityStatus, SupplyOrder } from '#session/member/model/supply-orders.ts'
import { fewStrips } from '../thresholds.ts'

const underWay = ['RECEIVED', 'PROCESSING', 'SHIPPED'] as const
/** An order of test strips that has not arrived. */
type StripsOrder = Omit<SupplyOrder, 'orderType' | 'status'> & {
  readonly orderType: 'BG_STRIPS'
  readonly status: (typeof underWay)[number]
}

/**
 * What waits for a member about test strips. `low`: few are left and they cannot be ordered now.
 * `unknown`: the orders could not be read.
 */
export type StripsNeed =
  | { readonly kind: 'onItsWay'; readonly left: number; readonly order: StripsOrder }
  | { readonly kind: 'order' | 'low' | 'enough' | 'unknown'; readonly left: number }

const isUnderWay = (order: SupplyOrder): order is StripsOrder =>
  order.orderType === 'BG_STRIPS' && underWay.some((status) => status === order.status)

/**
 * The newest order of test strips that has not arrived. Other supplies do not count, nor does an
 * unknown status: the server says whether another order is possible.
 */
export function stripsUnderWay(orders: readonly SupplyOrder[]): StripsOrder | null {
  return (
    orders.filter(isUnderWay).toSorted((a, b) => b.orderedAt.localeCompare(a.orderedAt))[0] ?? null
  )
}

/** Whether the answer depends on what the server says of an order. */
export function needsEligibility(left: number, orders: readonly SupplyOrder[]): boolean {
  return left < fewStrips && stripsUnderWay(orders) === null
}

/**
 * The one answer to "do test strips wait for something?", for dashboard, overview, tile and steps
 * alike. `eligibility` null: the check failed; then the order page is the place to find out.
 * `orders` null: they could not be read, so it is unknown whether strips are on their way.
 */
export function stripsNeedOf({
  left,
  orders,
  eligibility,
}: {
  readonly left: number
  readonly orders: readonly SupplyOrder[] | null
  readonly eligibility: EligibilityStatus | null
}): StripsNeed {
  if (orders === null) return { kind: 'unknown', left }
  const order = stripsUnderWay(orders)
  if (order !== null) return { kind: 'onItsWay', left, order }
  if (!needsEligibility(left, orders)) return { kind: 'enough', left }
  return { kind: eligibility === null || eligibility === 'ELIGIBLE' ? 'order' : 'low', left }
}
