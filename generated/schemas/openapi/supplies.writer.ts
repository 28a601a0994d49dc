// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, list, matching, ofPattern, text, whole } from '../write.ts'

export const SupplyOrderType = Schema.Literals(['BG_STRIPS', 'LANCETS', 'CONTROL_SOLUTION', 'DEVICE'])
export type SupplyOrderType = typeof SupplyOrderType.Type

export const SupplyOrderStatus = Schema.Literals(['RECEIVED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'])
export type SupplyOrderStatus = typeof SupplyOrderStatus.Type

/** One order of supplies. The documents show no field of it; these are our own (GAP-101). */
export const SupplyOrder = Schema.Struct({
  id: text(1, 64),
  orderType: SupplyOrderType,
  status: SupplyOrderStatus,
  orderedAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** The day on which it should arrive, while it is under way. */
  estimatedDelivery: Schema.optionalKey(formats.date),
})
export type SupplyOrder = typeof SupplyOrder.Type

export const SupplyOrders = Schema.Struct({
  /** Newest first. */
  orders: list(SupplyOrder, 0, 100),
})
export type SupplyOrders = typeof SupplyOrders.Type

export const NewSupplyOrder = Schema.Struct({
  orderType: SupplyOrderType,
})
export type NewSupplyOrder = typeof NewSupplyOrder.Type

export const StripSupply = Schema.Struct({
  /** Test strips. */
  remaining: whole(0, 9999),
})
export type StripSupply = typeof StripSupply.Type

/** A number of test strips, 0 to 9999, as text. */
export const StripCount = matching(/^(0|[1-9][0-9]{0,3})$/u)
export type StripCount = typeof StripCount.Type

/** 101 an order is under way and 102 one was made lately (both RECENT_ORDER), 103 there are supplies enough (ENOUGH_SUPPLIES), 170 not delivered there and 171 not in the program (both NOT_ELIGIBLE), 200 eligible. Which of each pair is which is decided. */
export const OrderEligibilityCode = Schema.Literals([101, 102, 103, 170, 171, 200])
export type OrderEligibilityCode = typeof OrderEligibilityCode.Type

export const OrderEligibilityError = Schema.Struct({
  /** One of the known codes; any other means NOT_ELIGIBLE (2§5). */
  code: Schema.Union([OrderEligibilityCode, whole(100, 999)]),
})
export type OrderEligibilityError = typeof OrderEligibilityError.Type

/** What the answer comes to (GAP-095) - ELIGIBLE whenever `valid` is true; else the first that applies of 101 or 102, 103, any other. */
export const OrderEligibilityStatus = Schema.Literals(['RECENT_ORDER', 'ENOUGH_SUPPLIES', 'NOT_ELIGIBLE', 'ELIGIBLE'])
export type OrderEligibilityStatus = typeof OrderEligibilityStatus.Type

/** Whether an order is taken. `errors` also has 200, which is none. */
export const OrderEligibility = Schema.Struct({
  valid: Schema.Boolean,
  errors: list(OrderEligibilityError, 0, 20),
  status: Schema.optionalKey(OrderEligibilityStatus),
})
export type OrderEligibility = typeof OrderEligibility.Type
