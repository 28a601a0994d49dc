import type { OrderEligibility, SupplyOrder } from '#domain/supplies.ts'
import { readOrderEligibility, readStripSupply, readSupplyOrder, readSupplyOrders } from '#generated/schemas/openapi/supplies.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { readAnswer } from './read-answer.ts'

/** The orders of an answer, the newest first. Throws ContractBroken. */
export const supplyOrdersOf = (wire: unknown): Rows<SupplyOrder> => readAnswer('listSupplyOrders', readSupplyOrders, wire).orders
/** How many test strips are left. Throws ContractBroken. */
export const stripsLeft = (wire: unknown): number => readAnswer('getStripSupply', readStripSupply, wire).remaining
/** Whether an order is taken, by codes. Throws ContractBroken. */
export const orderEligibility = (wire: unknown): OrderEligibility => readAnswer('getStripEligibility', readOrderEligibility, wire)
/** The order that was placed. Throws ContractBroken. */
export const placedOrder = (wire: unknown): SupplyOrder => readAnswer('placeSupplyOrder', readSupplyOrder, wire)
