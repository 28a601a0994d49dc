import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'

export type AlertRecipient = 'none' | 'low' | 'high' | 'both'

/** The alerts that reach a contact, from the configured destinations. */
export function alertRecipientsOf(
  { low, high }: Pick<BloodSugarAlerts, 'low' | 'high'>,
  contactId: string,
): AlertRecipient {
  const has = ({ destinations }: BloodSugarAlerts['low']) =>
    destinations.some((destination) => destination.contactId === contactId)
  if (has(low)) return has(high) ? 'both' : 'low'
  return has(high) ? 'high' : 'none'
}
