// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, matching, whole } from '../write.ts'
import { PasskeyDescriptor, PasskeyDomain, PasskeyTimeout, UserVerification, WebAuthnBytes } from './second-steps.writer.ts'

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
  /** The six digits that the member received, or that their app shows. */
  code: matching(/^[0-9]{6}$/u),
  /** True skips the second step on this device for 30 days; false when absent. */
  trustDevice: Schema.optionalKey(Schema.Boolean),
})
export type MfaCodeRequest = typeof MfaCodeRequest.Type

/** Hands in what a passkey signed. */
export const MfaPasskeyRequest = Schema.Struct({
  /** The token of `startMfaStep`. */
  mfaToken: MfaToken,
  /** Id of the passkey in the browser. */
  passkey: WebAuthnBytes,
  /** What the browser signed: challenge and origin. */
  clientDataJSON: WebAuthnBytes,
  /** What the device adds: relying party and count. */
  authenticatorData: WebAuthnBytes,
  /** Over both. */
  signature: WebAuthnBytes,
  /** True skips the second step on this device for 30 days; false when absent. */
  trustDevice: Schema.optionalKey(Schema.Boolean),
})
export type MfaPasskeyRequest = typeof MfaPasskeyRequest.Type

/** A request for a one-time code, the code itself, or a passkey's proof. */
export const MfaChallengeRequest = Schema.Union([MfaSendRequest, MfaCodeRequest, MfaPasskeyRequest])
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

/** A second step that needs no message. */
export const MfaStepKind = Schema.Literals(['AUTHENTICATOR', 'PASSKEY'])
export type MfaStepKind = typeof MfaStepKind.Type

/** The step that the member chose. */
export const MfaStepRequest = Schema.Struct({
  /** The token that `signIn` answered with. */
  mfaToken: MfaToken,
  /** One of `otherSteps`. */
  step: MfaStepKind,
})
export type MfaStepRequest = typeof MfaStepRequest.Type

/** Options for a passkey, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. The relying party is the host of the portal unless `rpId` names another. */
export const PasskeyRequest = Schema.Struct({
  /** Random; works once, for `timeout`. */
  challenge: WebAuthnBytes,
  /** The passkeys of the member. */
  allowCredentials: list(PasskeyDescriptor, 1, 10),
  /** As `rp.id` of the passkeys, where it had one. */
  rpId: Schema.optionalKey(PasskeyDomain),
  /** Whether the device checks who is there. */
  userVerification: UserVerification,
  /** Milliseconds for which the challenge works. */
  timeout: PasskeyTimeout,
})
export type PasskeyRequest = typeof PasskeyRequest.Type

/** A step that can be taken now. */
export const MfaStep = Schema.Struct({
  /** As the request named it. */
  step: MfaStepKind,
  /** Seconds for which it can be taken. */
  expiresIn: whole(1, 3600),
  /** What a passkey must sign; absent for a code. */
  passkey: Schema.optionalKey(PasskeyRequest),
})
export type MfaStep = typeof MfaStep.Type

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
  /** What the member has beside them; a server without it leaves it out. */
  otherSteps: Schema.optionalKey(list(MfaStepKind, 0, 10)),
})
export type MfaContactPoints = typeof MfaContactPoints.Type
