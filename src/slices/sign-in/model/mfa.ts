import type {
  MfaContactPoint as SentPoint,
  MfaContactPoints,
} from '#generated/schemas/openapi/mfa.reader.ts'
import { isUnknown, type Known, type Rows } from '#platform/model/unknown-enum.ts'

/** How a one-time code reaches the member, as far as the portal knows the ways. */
export type ContactType = Known<SentPoint['contactType']>

/** Where a code can go; the destination is masked by the server. */
export type MfaContactPoint = SentPoint & { readonly contactType: ContactType }

const isKnown = (point: SentPoint): point is MfaContactPoint => !isUnknown(point.contactType)

/**
 * The places that a code can be sent to from here. Left out are those that could not be read, and
 * those of a way that the portal does not know.
 */
export function mfaChoiceOf({
  contactTypes: { items, leftOut },
}: MfaContactPoints): Rows<MfaContactPoint> {
  const known = items.filter(isKnown)
  return { items: known, leftOut: leftOut + items.length - known.length }
}

/**
 * The code in what was typed or pasted: its six digits, without the spaces and hyphens that people
 * and messages put in; null when it is none.
 */
export function codeIn(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
