import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'

export type AlertRecipient = 'none' | 'low' | 'high' | 'both' | 'unknown'

/**
 * The alerts that reach a contact, from the configured destinations; `unknown` when one that could
 * not be read may be theirs.
 */
export function alertRecipientsOf(
  { low, high }: Pick<BloodSugarAlerts, 'low' | 'high'>,
  contactId: string,
): AlertRecipient {
  const has = ({ destinations }: BloodSugarAlerts['low']) =>
    destinations.some((destination) => destination.contactId === contactId)
  if (has(low)) return has(high) ? 'both' : 'low'
  if (has(high)) return 'high'
  return low.leftOut + high.leftOut > 0 ? 'unknown' : 'none'
}
