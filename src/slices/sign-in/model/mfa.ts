import type {
  MfaContactPoint as SentPoint,
  MfaContactPoints,
} from '#generated/schemas/openapi/mfa.reader.ts'
import { rowsThat } from '#platform/model/parts/left-out.ts'
import { isUnknown, type Known, type Rows } from '#platform/model/parts/unknown-enum.ts'

/** The known channels of a one-time code. */
export type ContactType = Known<SentPoint['contactType']>

/** A destination of a code, masked by the server. */
export type MfaContactPoint = SentPoint & { readonly contactType: ContactType }

const isKnown = (point: SentPoint): point is MfaContactPoint => !isUnknown(point.contactType)

/**
 * The destinations to choose from. Those that failed to parse or have an unknown channel are left
 * out.
 */
export function mfaChoiceOf({ contactTypes }: MfaContactPoints): Rows<MfaContactPoint> {
  return rowsThat(contactTypes, isKnown)
}

/**
 * The six digits of a typed or pasted code, without spaces and hyphens; `null` if it is no code.
 */
export function codeIn(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
