// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching, whole } from '../write.ts'

/** Opaque; stands for a sign-in whose password was right and whose second step is open. Lives 15 minutes. */
export const MfaToken = matching(/^[A-Za-z0-9_\-]+$/u, 1, 200)
export type MfaToken = typeof MfaToken.Type

/** How a one-time code reaches the member. */
export const MfaContactType = Schema.Literals(['EMAIL', 'SMS'])
export type MfaContactType = typeof MfaContactType.Type

/** Asks for a code. */
export const MfaSendRequest = Schema.Struct({
  mfaToken: MfaToken,
  contactType: MfaContactType,
})
export type MfaSendRequest = typeof MfaSendRequest.Type

/** Hands the code in. `trustDevice` remembers this device for 30 days. */
export const MfaCodeRequest = Schema.Struct({
  mfaToken: MfaToken,
  code: matching(/^[0-9]{6}$/u),
  trustDevice: Schema.optionalKey(Schema.Boolean),
})
export type MfaCodeRequest = typeof MfaCodeRequest.Type

export const MfaChallengeRequest = Schema.Union([MfaSendRequest, MfaCodeRequest])
export type MfaChallengeRequest = typeof MfaChallengeRequest.Type

/** An address or number of which only the ends can be read, as `r•••@example.com` or `•••-•••-0142`. */
export const MaskedDestination = matching(/^[!-~]*•[!-~•]*$/u, 1, 254)
export type MaskedDestination = typeof MaskedDestination.Type

/** A code is on its way. Both times are seconds from now. */
export const MfaChallenge = Schema.Struct({
  contactType: MfaContactType,
  destination: MaskedDestination,
  /** How long the code works. */
  expiresIn: whole(1, 3600),
  /** How long to wait before another can be asked for. */
  resendAfter: whole(0, 3600),
})
export type MfaChallenge = typeof MfaChallenge.Type

export const MfaContactPoint = Schema.Struct({
  contactType: MfaContactType,
  destination: MaskedDestination,
})
export type MfaContactPoint = typeof MfaContactPoint.Type

/** Where a code can be sent; each contact type once. */
export const MfaContactPoints = Schema.Struct({
  contactTypes: list(MfaContactPoint, 1, 10),
})
export type MfaContactPoints = typeof MfaContactPoints.Type
