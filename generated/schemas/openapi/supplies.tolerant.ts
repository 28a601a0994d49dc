// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, decisive, formats, number, object, optional, orUnreadable, rows, text, words, type Tolerant } from '../tolerant.ts'
import { NextPageReader } from './common.tolerant.ts'
import type { SupplyOrderType, SupplyOrderStatus, SupplyOrder, SupplyOrders, NewSupplyOrder, StripSupply, StripCount, OrderEligibilityCode, OrderEligibilityError, OrderEligibilityStatus, OrderEligibility } from './supplies.reader.ts'

const pattern = text(/^(0|[1-9][0-9]{0,3})$/u)

export const SupplyOrderTypeReader: Tolerant<SupplyOrderType> = words('BG_STRIPS', 'LANCETS', 'CONTROL_SOLUTION', 'DEVICE')

export const SupplyOrderStatusReader: Tolerant<SupplyOrderStatus> = words('RECEIVED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED')

export const SupplyOrderReader: Tolerant<SupplyOrder> = object({
  id: text(/./su),
  orderType: SupplyOrderTypeReader,
  status: SupplyOrderStatusReader,
  orderedAt: formats.dateTime,
  estimatedDelivery: optional(orUnreadable(formats.date)),
})

export const SupplyOrdersReader: Tolerant<SupplyOrders> = object({
  orders: rows(SupplyOrderReader),
  next: decisive(NextPageReader),
})

export const NewSupplyOrderReader: Tolerant<NewSupplyOrder> = object({
  orderType: SupplyOrderTypeReader,
})

export const StripSupplyReader: Tolerant<StripSupply> = object({
  remaining: number(true, 0, 9999),
})

export const StripCountReader: Tolerant<StripCount> = pattern

export const OrderEligibilityCodeReader: Tolerant<OrderEligibilityCode> = codes(101, 102, 103, 170, 171, 200)

export const OrderEligibilityErrorReader: Tolerant<OrderEligibilityError> = object({
  code: OrderEligibilityCodeReader,
})

export const OrderEligibilityStatusReader: Tolerant<OrderEligibilityStatus> = words('RECENT_ORDER', 'ENOUGH_SUPPLIES', 'NOT_ELIGIBLE', 'ELIGIBLE')

export const OrderEligibilityReader: Tolerant<OrderEligibility> = object({
  valid: boolean,
  errors: rows(OrderEligibilityErrorReader),
  status: optional(orUnreadable(OrderEligibilityStatusReader)),
})
