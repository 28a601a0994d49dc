import * as Schema from 'effect/Schema'
import { listOf, matching, whole } from './formats.ts'

/** How a one-time code reaches the member. */
export const contactTypes = ['EMAIL', 'SMS'] as const
export const ContactType = Schema.Literals(contactTypes)
export type ContactType = typeof ContactType.Type

/** Where a code can go; the destination is masked by the server. */
export const MfaContactPoint = Schema.Struct({ contactType: ContactType, destination: matching(/^[!-~]*•[!-~•]*$/, 254) })
export type MfaContactPoint = typeof MfaContactPoint.Type

export const MfaContactPoints = Schema.Struct({ contactTypes: listOf(MfaContactPoint, 10).check(Schema.makeFilter(({ length }) => length > 0, { expected: 'at least one', arbitraryConstraint: { minLength: 1 } })) })
export type MfaContactPoints = typeof MfaContactPoints.Type

/** A code is on its way. `expiresIn` and `resendAfter` are seconds from the receipt of the answer. */
export const MfaChallenge = Schema.Struct({ ...MfaContactPoint.fields, expiresIn: whole(1, 3600), resendAfter: whole(0, 3600) })
export type MfaChallenge = typeof MfaChallenge.Type

/** The code in what was typed or pasted: its six digits, without the spaces and hyphens that people and messages put in; null when it is none. */
export const codeIn = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
