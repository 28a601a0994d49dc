// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, decisive, formats, number, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readNextPage, type NextPage } from './common.reader.ts'

/** What can be ordered. */
export type SupplyOrderType = 'BG_STRIPS' | 'LANCETS' | 'CONTROL_SOLUTION' | 'DEVICE' | Unknown

/** How far an order is. */
export type SupplyOrderStatus = 'RECEIVED' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | Unknown

/** One order of supplies. */
export type SupplyOrder = {
  /** Opaque id of the order. */
  readonly id: Flavor<'SupplyOrderId'>
  /** What was ordered. */
  readonly orderType: SupplyOrderType
  /** How far the order is. */
  readonly status: SupplyOrderStatus
  /** When the order was placed, in UTC. */
  readonly orderedAt: Flavor<'Instant'>
  /** Day on which the order should arrive; absent when it is not under way. */
  readonly estimatedDelivery?: Flavor<'CalendarDate'> | Unreadable
}

/** The member's orders of supplies. */
export type SupplyOrders = {
  /** One page, newest first. */
  readonly orders: Rows<SupplyOrder>
  /** Begins the next page; absent on the last one. */
  readonly next?: NextPage
}

/** An order that the member places. */
export type NewSupplyOrder = {
  /** What to order. */
  readonly orderType: SupplyOrderType
}

/** How many test strips the member has left. */
export type StripSupply = {
  /** Number of test strips. */
  readonly remaining: number
}

/** A number of test strips, 0 to 9999, as text. */
export type StripCount = string

/** Why test strips can or cannot be ordered. Which code of a pair (101 and 102, 170 and 171) means what is this contract's own choice. */
export type OrderEligibilityCode = 101 | 102 | 103 | 170 | 171 | 200 | Unknown

/** One code of an eligibility answer. */
export type OrderEligibilityError = {
  /** One of the known codes; any other number means NOT_ELIGIBLE. */
  readonly code: OrderEligibilityCode
}

/** What the eligibility answer comes to: ELIGIBLE whenever `valid` is true, else the first that applies of codes 101 or 102, 103, any other. */
export type OrderEligibilityStatus = 'RECENT_ORDER' | 'ENOUGH_SUPPLIES' | 'NOT_ELIGIBLE' | 'ELIGIBLE' | Unknown

/** Whether the member can order test strips now, and why not. */
export type OrderEligibility = {
  /** True when an order would be taken. */
  readonly valid: boolean
  /** Codes of the answer; 200 is no error. */
  readonly errors: Rows<OrderEligibilityError>
  /** What the answer comes to; when absent, the client derives it from `valid` and `errors`. */
  readonly status?: OrderEligibilityStatus | Unreadable
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
  estimatedDelivery: [orUnreadable(formats.date)],
})

/** Reads `SupplyOrders` as a server sends it. */
export const readSupplyOrders: Reader<SupplyOrders> = object<SupplyOrders>({
  orders: rows(readSupplyOrder),
  next: decisive(readNextPage),
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
  status: [orUnreadable(readOrderEligibilityStatus)],
})
