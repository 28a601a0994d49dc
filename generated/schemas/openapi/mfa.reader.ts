// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, either, number, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** Opaque token of a sign-in whose password was right and whose second step is open; it lives 15 minutes. */
export type MfaToken = string

/** How a one-time code reaches the member. */
export type MfaContactType = 'EMAIL' | 'SMS' | Unknown

/** Asks for a one-time code. */
export type MfaSendRequest = {
  /** The token that `signIn` answered with. */
  readonly mfaToken: MfaToken
  /** How the code is to be sent; one of `listMfaContactPoints`. */
  readonly contactType: MfaContactType
}

/** Hands in a one-time code. */
export type MfaCodeRequest = {
  /** The token that the code was sent for. */
  readonly mfaToken: MfaToken
  /** The six digits that the member received. */
  readonly code: string
  /** True skips the second step on this device for 30 days; false when absent. */
  readonly trustDevice?: boolean
}

/** Either a request for a one-time code or the code itself. */
export type MfaChallengeRequest = MfaSendRequest | MfaCodeRequest

/** An email address or phone number of which only the ends are readable, as `r•••@example.com` or `•••-•••-0142`. */
export type MaskedDestination = string

/** A code that was just sent. */
export type MfaChallenge = {
  /** How the code was sent. */
  readonly contactType: MfaContactType
  /** The masked address or number that it went to. */
  readonly destination: MaskedDestination
  /** Seconds for which the code works. */
  readonly expiresIn: number
  /** Seconds to wait before another code can be asked for. */
  readonly resendAfter: number
}

/** One place that a one-time code can be sent to. */
export type MfaContactPoint = {
  /** How the code is sent. */
  readonly contactType: MfaContactType
  /** The masked address or number, for the member to recognize. */
  readonly destination: MaskedDestination
}

/** Where a one-time code can be sent. */
export type MfaContactPoints = {
  /** One entry for each contact type that the member has. */
  readonly contactTypes: Rows<MfaContactPoint>
}

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^[0-9]{6}$/u)
const pattern3 = text(/^[!-~]*•[!-~•]*$/u)

/** Reads `MfaToken` as a server sends it. */
export const readMfaToken: Reader<MfaToken> = pattern

/** Reads `MfaContactType` as a server sends it. */
export const readMfaContactType: Reader<MfaContactType> = words('EMAIL', 'SMS')

/** Reads `MfaSendRequest` as a server sends it. */
export const readMfaSendRequest: Reader<MfaSendRequest> = object<MfaSendRequest>({
  mfaToken: readMfaToken,
  contactType: readMfaContactType,
})

/** Reads `MfaCodeRequest` as a server sends it. */
export const readMfaCodeRequest: Reader<MfaCodeRequest> = object<MfaCodeRequest>({
  mfaToken: readMfaToken,
  code: pattern2,
  trustDevice: [boolean],
})

/** Reads `MfaChallengeRequest` as a server sends it. */
export const readMfaChallengeRequest: Reader<MfaChallengeRequest> = either<MfaChallengeRequest>(readMfaSendRequest, readMfaCodeRequest)

/** Reads `MaskedDestination` as a server sends it. */
export const readMaskedDestination: Reader<MaskedDestination> = pattern3

/** Reads `MfaChallenge` as a server sends it. */
export const readMfaChallenge: Reader<MfaChallenge> = object<MfaChallenge>({
  contactType: readMfaContactType,
  destination: readMaskedDestination,
  expiresIn: number(true, 1, 3600),
  resendAfter: number(true, 0, 3600),
})

/** Reads `MfaContactPoint` as a server sends it. */
export const readMfaContactPoint: Reader<MfaContactPoint> = object<MfaContactPoint>({
  contactType: readMfaContactType,
  destination: readMaskedDestination,
})

/** Reads `MfaContactPoints` as a server sends it. */
export const readMfaContactPoints: Reader<MfaContactPoints> = object<MfaContactPoints>({
  contactTypes: rows(readMfaContactPoint, 1),
})
