import * as Schema from 'effect/Schema'
import { listOf, matching, whole } from './formats.ts'
import { SupplyOrder } from './initial-load.ts'

type Order = typeof SupplyOrder.Type
/** An order as it is read. A status or a kind of supplies that the portal does not know is null. */
export type ListedOrder = Omit<Order, 'status' | 'orderType'> & { readonly status: Order['status'] | null; readonly orderType: Order['orderType'] | null }

export const NewSupplyOrder = Schema.Struct({ orderType: SupplyOrder.fields.orderType })

/** How many test strips are left (ORD-003). */
export const StripSupply = Schema.Struct({ remaining: whole(0, 9999) })
/** The number alone, as the plain text that it travels as (API-075). */
export const StripCount = matching(/^(0|[1-9][0-9]{0,3})$/)

export const eligibilityStatuses = ['RECENT_ORDER', 'ENOUGH_SUPPLIES', 'NOT_ELIGIBLE', 'ELIGIBLE'] as const
export type EligibilityStatus = (typeof eligibilityStatuses)[number]

/** What the server says of an order now. `status` is its own word for the codes; the portal goes by the codes. */
export const OrderEligibility = Schema.Struct({
  valid: Schema.Boolean,
  errors: listOf(Schema.Struct({ code: whole(100, 999) }), 20),
  status: Schema.optionalKey(Schema.Literals(eligibilityStatuses)),
})
export type OrderEligibility = typeof OrderEligibility.Type

const statusOfCode = (code: number): EligibilityStatus => {
  if (code === 101 || code === 102) return 'RECENT_ORDER'
  if (code === 103) return 'ENOUGH_SUPPLIES'
  return code === 200 ? 'ELIGIBLE' : 'NOT_ELIGIBLE'
}

/**
 * Whether test strips can be ordered, by the codes of 2§5 (GAP-095). What the server calls valid is eligible; of several codes the first of recent order,
 * enough supplies, not eligible counts; nothing said is not eligible.
 */
export function eligibilityOf({ valid, errors }: Pick<OrderEligibility, 'valid' | 'errors'>): EligibilityStatus {
  if (valid) return 'ELIGIBLE'
  const found = new Set(errors.map(({ code }) => statusOfCode(code)))
  return eligibilityStatuses.find(status => found.has(status)) ?? 'NOT_ELIGIBLE'
}
