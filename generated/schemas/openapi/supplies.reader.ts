// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, formats, number, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'

export type SupplyOrderType = 'BG_STRIPS' | 'LANCETS' | 'CONTROL_SOLUTION' | 'DEVICE' | Unknown

export type SupplyOrderStatus = 'RECEIVED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | Unknown

/** One order of supplies. The documents show no field of it; these are our own (GAP-101). */
export type SupplyOrder = {
  readonly id: Flavor<'SupplyOrderId'>
  readonly orderType: SupplyOrderType
  readonly status: SupplyOrderStatus
  readonly orderedAt: Flavor<'Instant'>
  /** The day on which it should arrive, while it is under way. */
  readonly estimatedDelivery?: Flavor<'CalendarDate'>
}

export type SupplyOrders = {
  /** Newest first. */
  readonly orders: Rows<SupplyOrder>
}

export type NewSupplyOrder = {
  readonly orderType: SupplyOrderType
}

export type StripSupply = {
  /** Test strips. */
  readonly remaining: number
}

/** A number of test strips, 0 to 9999, as text. */
export type StripCount = string

/** 101 an order is under way and 102 one was made lately (both RECENT_ORDER), 103 there are supplies enough (ENOUGH_SUPPLIES), 170 not delivered there and 171 not in the program (both NOT_ELIGIBLE), 200 eligible. Which of each pair is which is decided. */
export type OrderEligibilityCode = 101 | 102 | 103 | 170 | 171 | 200 | Unknown

export type OrderEligibilityError = {
  /** One of the known codes; any other means NOT_ELIGIBLE (2§5). */
  readonly code: OrderEligibilityCode
}

/** What the answer comes to (GAP-095) - ELIGIBLE whenever `valid` is true; else the first that applies of 101 or 102, 103, any other. */
export type OrderEligibilityStatus = 'RECENT_ORDER' | 'ENOUGH_SUPPLIES' | 'NOT_ELIGIBLE' | 'ELIGIBLE' | Unknown

/** Whether an order is taken. `errors` also has 200, which is none. */
export type OrderEligibility = {
  readonly valid: boolean
  readonly errors: Rows<OrderEligibilityError>
  readonly status?: OrderEligibilityStatus
}

const pattern = text(/^(0|[1-9][0-9]{0,3})$/u)

/** Reads `SupplyOrderType` as a server sends it. */
export const readSupplyOrderType: Reader<SupplyOrderType> = words('BG_STRIPS', 'LANCETS', 'CONTROL_SOLUTION', 'DEVICE')

/** Reads `SupplyOrderStatus` as a server sends it. */
export const readSupplyOrderStatus: Reader<SupplyOrderStatus> = words('RECEIVED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED')

/** Reads `SupplyOrder` as a server sends it. */
export const readSupplyOrder: Reader<SupplyOrder> = object<SupplyOrder>({
  id: text(/./su),
  orderType: readSupplyOrderType,
  status: readSupplyOrderStatus,
  orderedAt: formats.dateTime,
  estimatedDelivery: [formats.date],
})

/** Reads `SupplyOrders` as a server sends it. */
export const readSupplyOrders: Reader<SupplyOrders> = object<SupplyOrders>({
  orders: rows(readSupplyOrder),
})

/** Reads `NewSupplyOrder` as a server sends it. */
export const readNewSupplyOrder: Reader<NewSupplyOrder> = object<NewSupplyOrder>({
  orderType: readSupplyOrderType,
})

/** Reads `StripSupply` as a server sends it. */
export const readStripSupply: Reader<StripSupply> = object<StripSupply>({
  remaining: number(true, 0, 9999),
})

/** Reads `StripCount` as a server sends it. */
export const readStripCount: Reader<StripCount> = pattern

/** Reads `OrderEligibilityCode` as a server sends it. */
export const readOrderEligibilityCode: Reader<OrderEligibilityCode> = codes(101, 102, 103, 170, 171, 200)

/** Reads `OrderEligibilityError` as a server sends it. */
export const readOrderEligibilityError: Reader<OrderEligibilityError> = object<OrderEligibilityError>({
  code: readOrderEligibilityCode,
})

/** Reads `OrderEligibilityStatus` as a server sends it. */
export const readOrderEligibilityStatus: Reader<OrderEligibilityStatus> = words('RECENT_ORDER', 'ENOUGH_SUPPLIES', 'NOT_ELIGIBLE', 'ELIGIBLE')

/** Reads `OrderEligibility` as a server sends it. */
export const readOrderEligibility: Reader<OrderEligibility> = object<OrderEligibility>({
  valid: boolean,
  errors: rows(readOrderEligibilityError),
  status: [readOrderEligibilityStatus],
})
