import type {
  OrderEligibility,
  OrderEligibilityCode,
  SupplyOrder,
} from '#generated/schemas/openapi/supplies.reader.ts'
import type { Known } from '#generated/schemas/read.ts'

export type { OrderEligibility, SupplyOrder }

export const eligibilityStatuses = [
  'RECENT_ORDER',
  'ENOUGH_SUPPLIES',
  'NOT_ELIGIBLE',
  'ELIGIBLE',
] as const satisfies readonly Known<OrderEligibility['status']>[]
export type EligibilityStatus = (typeof eligibilityStatuses)[number]

/** An unknown code means not eligible (2§5). */
const statusOfCode = (code: OrderEligibilityCode): EligibilityStatus => {
  if (code === 101 || code === 102) return 'RECENT_ORDER'
  if (code === 103) return 'ENOUGH_SUPPLIES'
  return code === 200 ? 'ELIGIBLE' : 'NOT_ELIGIBLE'
}

/**
 * Whether test strips can be ordered, by the codes of 2§5 (GAP-095). `valid` is eligible, and no
 * code is not eligible.
 *
 * Of several codes the first of recent order, enough supplies, not eligible counts.
 */
export function eligibilityOf({
  valid,
  errors,
}: Pick<OrderEligibility, 'valid' | 'errors'>): EligibilityStatus {
  if (valid) return 'ELIGIBLE'
  const found = new Set(errors.items.map(({ code }) => statusOfCode(code)))
  return eligibilityStatuses.find((status) => found.has(status)) ?? 'NOT_ELIGIBLE'
}
