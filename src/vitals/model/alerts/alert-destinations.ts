import type { KnownDestination } from './blood-sugar-alerts.ts'
import type { Contact } from '#session/member/model/contacts.ts'

/**
 * Where alerts to a contact can go (PROF-014), by what they have: an email address, a phone number
 * (the mobile one before any other, because the alert is a text message), or both. Only friends and
 * family are told (2§3), and never by a phone of a kind that the portal does not know. `toldChange`
 * decides who is told of which readings.
 */
export function destinationsOf({
  id: contactId,
  contactType,
  email,
  phones,
}: Contact): readonly KnownDestination[] {
  if (contactType !== 'FA') return []
  const to = { contactId, contactType } as const
  const phone =
    phones.find(({ phoneType }) => phoneType === 'MO') ??
    phones.find(({ phoneType }) => phoneType === 'HO')
  return [
    ...(email === null ? [] : [{ ...to, channel: 'EMAIL' as const, address: email }]),
    ...(phone === undefined
      ? []
      : [{ ...to, channel: 'SMS' as const, address: internationalOf(phone.number) }]),
  ]
}

/** A contact's number is kept as ten US digits, or with the plus sign and prefix of its country. */
const internationalOf = (number: string): string =>
  number.startsWith('+') ? number : `+1${number}`
