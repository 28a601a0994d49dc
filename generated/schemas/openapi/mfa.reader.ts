// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, either, number, object, rows, text, words, type Reader, type Rows, type Unknown } from '../read.ts'

/** Opaque; stands for a sign-in whose password was right and whose second step is open. Lives 15 minutes. */
export type MfaToken = string

/** How a one-time code reaches the member. */
export type MfaContactType = 'EMAIL' | 'SMS' | Unknown

/** Asks for a code. */
export type MfaSendRequest = {
  readonly mfaToken: MfaToken
  readonly contactType: MfaContactType
}

/** Hands the code in. `trustDevice` remembers this device for 30 days. */
export type MfaCodeRequest = {
  readonly mfaToken: MfaToken
  readonly code: string
  readonly trustDevice?: boolean
}

export type MfaChallengeRequest = MfaSendRequest | MfaCodeRequest

/** An address or number of which only the ends can be read, as `r•••@example.com` or `•••-•••-0142`. */
export type MaskedDestination = string

/** A code is on its way. Both times are seconds from now. */
export type MfaChallenge = {
  readonly contactType: MfaContactType
  readonly destination: MaskedDestination
  /** How long the code works. */
  readonly expiresIn: number
  /** How long to wait before another can be asked for. */
  readonly resendAfter: number
}

export type MfaContactPoint = {
  readonly contactType: MfaContactType
  readonly destination: MaskedDestination
}

/** Where a code can be sent; each contact type once. */
export type MfaContactPoints = {
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
