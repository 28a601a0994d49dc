import type { AlertDestination } from './blood-sugar-alerts.ts'
import type { Contact } from './contacts.ts'
import { normalizePhone } from './phone.ts'

/** A contact with what she is to be told of. */
export type AlertedContact = { readonly contact: Contact; readonly low: boolean; readonly high: boolean }

/**
 * Where low and high alerts go (PROF-014): only to contacts for whom that alert is enabled, and only by what they have: an email address, a phone number
 * (the mobile one before any other, for the alert is a text message), or both.
 */
export const alertDestinations = (alerted: readonly AlertedContact[]): { readonly low: readonly AlertDestination[]; readonly high: readonly AlertDestination[] } => ({
  low: alerted.filter(({ low }) => low).flatMap(({ contact }) => destinationsOf(contact)),
  high: alerted.filter(({ high }) => high).flatMap(({ contact }) => destinationsOf(contact)),
})

/** In which ways somebody can be told, by what she has. Only friends and family are told (2§3). */
export function destinationsOf({ id: contactId, contactType, email, phones }: Contact): readonly AlertDestination[] {
  if (contactType !== 'FA') return []
  const to = { contactId, contactType } as const
  const phone = phones.find(({ phoneType }) => phoneType === 'MO') ?? phones[0]
  return [
    ...(email === null ? [] : [{ ...to, channel: 'EMAIL' as const, address: email }]),
    ...(phone === undefined ? [] : [{ ...to, channel: 'SMS' as const, address: internationalOf(phone.number) }]),
  ]
}

/** A contact's number is kept as ten US digits, or with the plus sign and prefix of its country. */
const internationalOf = (number: string): string => (number.startsWith('+') ? number : `+1${normalizePhone(number)}`)
