import { SupplyOrder } from '#domain/initial-load.ts'
import { type NewSupplyOrder, OrderEligibility, type StripCount, StripSupply } from '#domain/supplies.ts'
import type { components } from '#generated/openapi/types.d.ts'
import { type Accepts, decoder } from './decode.ts'

type Wire = components['schemas']
export type AcceptsSupplies = [
  Accepts<Wire['SupplyOrder'], typeof SupplyOrder>, Accepts<Wire['NewSupplyOrder'], typeof NewSupplyOrder>, Accepts<Wire['StripSupply'], typeof StripSupply>,
  Accepts<Wire['StripCount'], typeof StripCount>, Accepts<Wire['OrderEligibility'], typeof OrderEligibility>,
]

const stripSupply = decoder('getStripSupply', StripSupply)

/** How many test strips are left. Throws ContractBroken. */
export const stripsLeft = (wire: Wire['StripSupply']): number => stripSupply(wire).remaining
/** Whether an order is taken, by codes. Throws ContractBroken. */
export const orderEligibility: (wire: Wire['OrderEligibility']) => OrderEligibility = decoder('getStripEligibility', OrderEligibility)
/** The order that was placed. Throws ContractBroken. */
export const placedOrder: (wire: Wire['SupplyOrder']) => typeof SupplyOrder.Type = decoder('placeSupplyOrder', SupplyOrder)
