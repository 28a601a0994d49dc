// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, either, list, number, object, orUnreadable, rows, text, words, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readPasskeyDescriptor, type PasskeyDescriptor, readPasskeyDomain, type PasskeyDomain, readPasskeyTimeout, type PasskeyTimeout, readUserVerification, type UserVerification, readWebAuthnBytes, type WebAuthnBytes } from './second-steps.reader.ts'

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
  /** The six digits that the member received, or that their app shows. */
  readonly code: string
  /** True skips the second step on this device for 30 days; false when absent. */
  readonly trustDevice?: boolean
}

/** Hands in what a passkey signed. */
export type MfaPasskeyRequest = {
  /** The token of `startMfaStep`. */
  readonly mfaToken: MfaToken
  /** Id of the passkey in the browser. */
  readonly passkey: WebAuthnBytes
  /** What the browser signed: challenge and origin. */
  readonly clientDataJSON: WebAuthnBytes
  /** What the device adds: relying party and count. */
  readonly authenticatorData: WebAuthnBytes
  /** Over both. */
  readonly signature: WebAuthnBytes
  /** True skips the second step on this device for 30 days; false when absent. */
  readonly trustDevice?: boolean
}

/** A request for a one-time code, the code itself, or a passkey's proof. */
export type MfaChallengeRequest = MfaSendRequest | MfaCodeRequest | MfaPasskeyRequest

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

/** A second step that needs no message. */
export type MfaStepKind = 'AUTHENTICATOR' | 'PASSKEY' | Unknown

/** The step that the member chose. */
export type MfaStepRequest = {
  /** The token that `signIn` answered with. */
  readonly mfaToken: MfaToken
  /** One of `otherSteps`. */
  readonly step: MfaStepKind
}

/** Options for a passkey, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. The relying party is the host of the portal unless `rpId` names another. */
export type PasskeyRequest = {
  /** Random; works once, for `timeout`. */
  readonly challenge: WebAuthnBytes
  /** The passkeys of the member. */
  readonly allowCredentials: Rows<PasskeyDescriptor>
  /** As `rp.id` of the passkeys, where it had one. */
  readonly rpId?: PasskeyDomain | Unreadable
  /** Whether the device checks who is there. */
  readonly userVerification: UserVerification
  /** Milliseconds for which the challenge works. */
  readonly timeout: PasskeyTimeout
}

/** A step that can be taken now. */
export type MfaStep = {
  /** As the request named it. */
  readonly step: MfaStepKind
  /** Seconds for which it can be taken. */
  readonly expiresIn: number
  /** What a passkey must sign; absent for a code. */
  readonly passkey?: PasskeyRequest | Unreadable
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
  /** What the member has beside them; a server without it leaves it out. */
  readonly otherSteps?: readonly MfaStepKind[] | Unreadable
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

/** Reads `MfaPasskeyRequest` as a server sends it. */
export const readMfaPasskeyRequest: Reader<MfaPasskeyRequest> = object<MfaPasskeyRequest>({
  mfaToken: readMfaToken,
  passkey: readWebAuthnBytes,
  clientDataJSON: readWebAuthnBytes,
  authenticatorData: readWebAuthnBytes,
  signature: readWebAuthnBytes,
  trustDevice: [boolean],
})

/** Reads `MfaChallengeRequest` as a server sends it. */
export const readMfaChallengeRequest: Reader<MfaChallengeRequest> = either<MfaChallengeRequest>(readMfaSendRequest, readMfaCodeRequest, readMfaPasskeyRequest)

/** Reads `MaskedDestination` as a server sends it. */
export const readMaskedDestination: Reader<MaskedDestination> = pattern3

/** Reads `MfaChallenge` as a server sends it. */
export const readMfaChallenge: Reader<MfaChallenge> = object<MfaChallenge>({
  contactType: readMfaContactType,
  destination: readMaskedDestination,
  expiresIn: number(true, 1, 3600),
  resendAfter: number(true, 0, 3600),
})

/** Reads `MfaStepKind` as a server sends it. */
export const readMfaStepKind: Reader<MfaStepKind> = words('AUTHENTICATOR', 'PASSKEY')

/** Reads `MfaStepRequest` as a server sends it. */
export const readMfaStepRequest: Reader<MfaStepRequest> = object<MfaStepRequest>({
  mfaToken: readMfaToken,
  step: readMfaStepKind,
})

/** Reads `PasskeyRequest` as a server sends it. */
export const readPasskeyRequest: Reader<PasskeyRequest> = object<PasskeyRequest>({
  challenge: readWebAuthnBytes,
  allowCredentials: rows(readPasskeyDescriptor, 1),
  rpId: [orUnreadable(readPasskeyDomain)],
  userVerification: readUserVerification,
  timeout: readPasskeyTimeout,
})

/** Reads `MfaStep` as a server sends it. */
export const readMfaStep: Reader<MfaStep> = object<MfaStep>({
  step: readMfaStepKind,
  expiresIn: number(true, 1, 3600),
  passkey: [orUnreadable(readPasskeyRequest)],
})

/** Reads `MfaContactPoint` as a server sends it. */
export const readMfaContactPoint: Reader<MfaContactPoint> = object<MfaContactPoint>({
  contactType: readMfaContactType,
  destination: readMaskedDestination,
})

/** Reads `MfaContactPoints` as a server sends it. */
export const readMfaContactPoints: Reader<MfaContactPoints> = object<MfaContactPoints>({
  contactTypes: rows(readMfaContactPoint, 1),
  otherSteps: [orUnreadable(list(readMfaStepKind))],
})
