import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { destinationsOf } from '#vitals/model/alerts/alert-destinations.ts'
import { hasUnreadableWay } from '#vitals/model/alerts/alert-recipients-input.ts'

/** Whether a saved contact can be told of readings, or why not. `unclear`: a part is not known. */
export type ContactForAlerts = 'listed' | 'not-family' | 'no-address' | 'unclear'

export function contactForAlerts(contact: Contact): ContactForAlerts {
  const { contactType } = contact
  if (isUnknown(contactType) || isUnreadable(contactType)) return 'unclear'
  if (contactType !== 'FA') return 'not-family'
  if (destinationsOf(contact).length > 0) return 'listed'
  return hasUnreadableWay(contact) ? 'unclear' : 'no-address'
}
