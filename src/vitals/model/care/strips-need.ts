import type { EligibilityStatus, SupplyOrder } from '#session/member/model/supply-orders.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { isUnknown, type Rows } from '#platform/model/parts/unknown-enum.ts'
import { fewStrips } from '../thresholds.ts'

const underWay = ['RECEIVED', 'PROCESSING', 'SHIPPED'] as const
/** An order of test strips that has not arrived. */
type StripsOrder = Omit<SupplyOrder, 'orderType' | 'status'> & {
  readonly orderType: 'BG_STRIPS'
  readonly status: (typeof underWay)[number]
}

/**
 * The state of a member's test strips. `low`: few are left and the member cannot order now;
 * `unknown`: the orders could not be read, or one of them may be on its way.
 */
export type StripsNeed =
  | { readonly kind: 'onItsWay'; readonly left: number; readonly order: StripsOrder }
  | { readonly kind: 'order' | 'low' | 'enough' | 'unknown'; readonly left: number }

const isUnderWay = (order: SupplyOrder): order is StripsOrder =>
  order.orderType === 'BG_STRIPS' && underWay.some((status) => status === order.status)

/**
 * The newest order of test strips that has not arrived. Other supplies and unknown statuses do not
 * count.
 */
export function stripsUnderWay(orders: readonly SupplyOrder[]): StripsOrder | null {
  return (
    orders.filter(isUnderWay).toSorted((a, b) => b.orderedAt.localeCompare(a.orderedAt))[0] ?? null
  )
}

/** Whether an order that could not be read, or has an unknown word, may be strips on their way. */
function mayBeUnderWay({ items, leftOut }: Rows<SupplyOrder>): boolean {
  return (
    leftOut > 0 ||
    items.some(
      ({ orderType, status }) =>
        (orderType === 'BG_STRIPS' || isUnclear(orderType)) &&
        (isUnclear(status) || (isUnclear(orderType) && underWay.some((each) => each === status))),
    )
  )
}

const isUnclear = (member: SupplyOrder['orderType'] | SupplyOrder['status']): boolean =>
  isUnknown(member) || isUnreadable(member)

/** Whether the result depends on the server's eligibility check. */
export function needsEligibility(left: number, orders: readonly SupplyOrder[]): boolean {
  return left < fewStrips && stripsUnderWay(orders) === null
}

/**
 * The state of test strips, shared by dashboard, overview, tile and next steps. `eligibility` null:
 * the check failed and the member may try to order. `orders` null: the orders could not be read.
 */
export function stripsNeedOf({
  left,
  orders,
  eligibility,
}: {
  readonly left: number
  readonly orders: Rows<SupplyOrder> | null
  readonly eligibility: EligibilityStatus | null
}): StripsNeed {
  if (orders === null) return { kind: 'unknown', left }
  const order = stripsUnderWay(orders.items)
  if (order !== null) return { kind: 'onItsWay', left, order }
  if (!needsEligibility(left, orders.items)) return { kind: 'enough', left }
  if (eligibility !== null && eligibility !== 'ELIGIBLE') return { kind: 'low', left }
  return { kind: mayBeUnderWay(orders) ? 'unknown' : 'order', left }
}
