// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, list, matching, ofPattern, text, whole } from '../write.ts'
import { NextPage } from './common.writer.ts'

/** What can be ordered. */
export const SupplyOrderType = Schema.Literals(['BG_STRIPS', 'LANCETS', 'CONTROL_SOLUTION', 'DEVICE'])
export type SupplyOrderType = typeof SupplyOrderType.Type

/** How far an order is. */
export const SupplyOrderStatus = Schema.Literals(['RECEIVED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'])
export type SupplyOrderStatus = typeof SupplyOrderStatus.Type

/** One order of supplies. */
export const SupplyOrder = Schema.Struct({
  /** Opaque id of the order. */
  id: text(1, 64),
  /** What was ordered. */
  orderType: SupplyOrderType,
  /** How far the order is. */
  status: SupplyOrderStatus,
  /** When the order was placed, in UTC. */
  orderedAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** Day on which the order should arrive; absent when it is not under way. */
  estimatedDelivery: Schema.optionalKey(formats.date),
})
export type SupplyOrder = typeof SupplyOrder.Type

/** The member's orders of supplies. */
export const SupplyOrders = Schema.Struct({
  /** One page, newest first. */
  orders: list(SupplyOrder, 0, 100),
  /** Begins the next page; absent on the last one. */
  next: Schema.optionalKey(NextPage),
})
export type SupplyOrders = typeof SupplyOrders.Type

/** An order that the member places. */
export const NewSupplyOrder = Schema.Struct({
  /** What to order. */
  orderType: SupplyOrderType,
})
export type NewSupplyOrder = typeof NewSupplyOrder.Type

/** How many test strips the member has left. */
export const StripSupply = Schema.Struct({
  /** Number of test strips. */
  remaining: whole(0, 9999),
})
export type StripSupply = typeof StripSupply.Type

/** A number of test strips, 0 to 9999, as text. */
export const StripCount = matching(/^(0|[1-9][0-9]{0,3})$/u)
export type StripCount = typeof StripCount.Type

/** Why test strips can or cannot be ordered. Which code of a pair (101 and 102, 170 and 171) means what is this contract's own choice. */
export const OrderEligibilityCode = Schema.Literals([101, 102, 103, 170, 171, 200])
export type OrderEligibilityCode = typeof OrderEligibilityCode.Type

/** One code of an eligibility answer. */
export const OrderEligibilityError = Schema.Struct({
  /** One of the known codes; any other number means NOT_ELIGIBLE. */
  code: Schema.Union([OrderEligibilityCode, whole(100, 999)]),
})
export type OrderEligibilityError = typeof OrderEligibilityError.Type

/** What the eligibility answer comes to: ELIGIBLE whenever `valid` is true, else the first that applies of codes 101 or 102, 103, any other. */
export const OrderEligibilityStatus = Schema.Literals(['RECENT_ORDER', 'ENOUGH_SUPPLIES', 'NOT_ELIGIBLE', 'ELIGIBLE'])
export type OrderEligibilityStatus = typeof OrderEligibilityStatus.Type

/** Whether the member can order test strips now, and why not. */
export const OrderEligibility = Schema.Struct({
  /** True when an order would be taken. */
  valid: Schema.Boolean,
  /** Codes of the answer; 200 is no error. */
  errors: list(OrderEligibilityError, 0, 20),
  /** What the answer comes to; when absent, the client derives it from `valid` and `errors`. */
  status: Schema.optionalKey(OrderEligibilityStatus),
})
export type OrderEligibility = typeof OrderEligibility.Type
