// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching, whole } from '../write.ts'

/** Opaque token of a sign-in whose password was right and whose second step is open; it lives 15 minutes. */
export const MfaToken = matching(/^[A-Za-z0-9_\-]+$/u, 1, 200)
export type MfaToken = typeof MfaToken.Type

/** How a one-time code reaches the member. */
export const MfaContactType = Schema.Literals(['EMAIL', 'SMS'])
export type MfaContactType = typeof MfaContactType.Type

/** Asks for a one-time code. */
export const MfaSendRequest = Schema.Struct({
  /** The token that `signIn` answered with. */
  mfaToken: MfaToken,
  /** How the code is to be sent; one of `listMfaContactPoints`. */
  contactType: MfaContactType,
})
export type MfaSendRequest = typeof MfaSendRequest.Type

/** Hands in a one-time code. */
export const MfaCodeRequest = Schema.Struct({
  /** The token that the code was sent for. */
  mfaToken: MfaToken,
  /** The six digits that the member received. */
  code: matching(/^[0-9]{6}$/u),
  /** True skips the second step on this device for 30 days; false when absent. */
  trustDevice: Schema.optionalKey(Schema.Boolean),
})
export type MfaCodeRequest = typeof MfaCodeRequest.Type

/** Either a request for a one-time code or the code itself. */
export const MfaChallengeRequest = Schema.Union([MfaSendRequest, MfaCodeRequest])
export type MfaChallengeRequest = typeof MfaChallengeRequest.Type

/** An email address or phone number of which only the ends are readable, as `r•••@example.com` or `•••-•••-0142`. */
export const MaskedDestination = matching(/^[!-~]*•[!-~•]*$/u, 1, 254)
export type MaskedDestination = typeof MaskedDestination.Type

/** A code that was just sent. */
export const MfaChallenge = Schema.Struct({
  /** How the code was sent. */
  contactType: MfaContactType,
  /** The masked address or number that it went to. */
  destination: MaskedDestination,
  /** Seconds for which the code works. */
  expiresIn: whole(1, 3600),
  /** Seconds to wait before another code can be asked for. */
  resendAfter: whole(0, 3600),
})
export type MfaChallenge = typeof MfaChallenge.Type

/** One place that a one-time code can be sent to. */
export const MfaContactPoint = Schema.Struct({
  /** How the code is sent. */
  contactType: MfaContactType,
  /** The masked address or number, for the member to recognize. */
  destination: MaskedDestination,
})
export type MfaContactPoint = typeof MfaContactPoint.Type

/** Where a one-time code can be sent. */
export const MfaContactPoints = Schema.Struct({
  /** One entry for each contact type that the member has. */
  contactTypes: list(MfaContactPoint, 1, 10),
})
export type MfaContactPoints = typeof MfaContactPoints.Type
