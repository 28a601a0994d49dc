import type {
  MfaContactPoint as SentPoint,
  MfaContactPoints,
  MfaStepKind,
} from '#generated/schemas/openapi/mfa.reader.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { rowsThat } from '#platform/model/parts/left-out.ts'
import { isUnknown, type Known, type Rows } from '#platform/model/parts/unknown-enum.ts'

/** The known channels of a one-time code. */
export type ContactType = Known<SentPoint['contactType']>

/** A destination of a code, masked by the server. */
export type MfaContactPoint = SentPoint & { readonly contactType: ContactType }

const isKnown = (point: SentPoint): point is MfaContactPoint => !isUnknown(point.contactType)

/** A second step that needs no message. */
export type OtherStep = Known<MfaStepKind>

/** What a member can choose: where a code goes, and what they have beside it. */
export type MfaChoice = Rows<MfaContactPoint> & { readonly others: readonly OtherStep[] }

/**
 * The second steps to choose from; what cannot be used or read is counted. `canProve`: this page can
 * use passkeys.
 */
export function mfaChoiceOf(read: MfaContactPoints, canProve: boolean): MfaChoice {
  const { items, leftOut } = contactPointsOf(read)
  const { otherSteps } = read
  if (otherSteps === undefined) return { items, leftOut, others: [] }
  if (isUnreadable(otherSteps)) return { items, leftOut: leftOut + 1, others: [] }
  const others = otherSteps.filter(
    (step): step is OtherStep => !isUnknown(step) && (canProve || step !== 'PASSKEY'),
  )
  return { items, leftOut: leftOut + otherSteps.length - others.length, others }
}

/**
 * The destinations to choose from. Those that failed to parse or have an unknown channel are left
 * out.
 */
function contactPointsOf({ contactTypes }: MfaContactPoints): Rows<MfaContactPoint> {
  return rowsThat(contactTypes, isKnown)
}
