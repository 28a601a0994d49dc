import { isUnreadable } from '#platform/model/parts/part.ts'
import type { KnownDestination } from './blood-sugar-alerts.ts'
import type { Contact } from '#session/member/model/contacts.ts'

/**
 * The possible alert destinations of a contact (PROF-014): an email address, an SMS number or both.
 * Only friends and family have any (2§3); a mobile phone wins over a home phone, and phones of an
 * unknown kind are ignored.
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
    ...(email === null || isUnreadable(email)
      ? []
      : [{ ...to, channel: 'EMAIL' as const, address: email }]),
    ...(phone === undefined
      ? []
      : [{ ...to, channel: 'SMS' as const, address: internationalOf(phone.number) }]),
  ]
}

/** E.164. A stored number is ten US digits, or starts with a plus sign and its country code. */
const internationalOf = (number: string): string =>
  number.startsWith('+') ? number : `+1${number}`
