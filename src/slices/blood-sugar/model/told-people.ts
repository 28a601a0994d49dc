import type { AlertThreshold, BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import type { Contact } from '#session/member/model/contacts.ts'

/** Who gets a message at a low and at a high reading, in the order of the contacts. */
export type ToldPeople = { readonly low: readonly Contact[]; readonly high: readonly Contact[] }

/** Returns null when a recipient could not be read, or is not among the contacts. */
export function toldPeople(
  people: readonly Contact[],
  { low, high }: Pick<BloodSugarAlerts, 'low' | 'high'>,
): ToldPeople | null {
  const isKnown = ({ destinations, leftOut }: AlertThreshold): boolean =>
    leftOut === 0 &&
    destinations.every(({ contactId }) => people.some(({ id }) => id === contactId))
  const toldOf = ({ destinations }: AlertThreshold) =>
    people.filter(({ id }) => destinations.some(({ contactId }) => contactId === id))
  return isKnown(low) && isKnown(high) ? { low: toldOf(low), high: toldOf(high) } : null
}
