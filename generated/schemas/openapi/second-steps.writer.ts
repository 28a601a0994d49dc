// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, list, matching, ofPattern, text, whole } from '../write.ts'

/** Bytes in base64url, as WebAuthn writes them in JSON. */
export const WebAuthnBytes = matching(/^[A-Za-z0-9_\-]+$/u, 1, 16000)
export type WebAuthnBytes = typeof WebAuthnBytes.Type

/** The type of credential, which is `public-key`. */
export const PasskeyType = matching(/^[a-z\-]+$/u, 1, 20)
export type PasskeyType = typeof PasskeyType.Type

/** One passkey, as a browser knows it. */
export const PasskeyDescriptor = Schema.Struct({
  /** Always `public-key`. */
  type: PasskeyType,
  /** Its id in the browser. */
  id: WebAuthnBytes,
})
export type PasskeyDescriptor = typeof PasskeyDescriptor.Type

/** A host or a domain above it, such as example.com. */
export const PasskeyDomain = matching(/^[a-z0-9.\-]+$/u, 1, 253)
export type PasskeyDomain = typeof PasskeyDomain.Type

/** Whether the device checks who is there, by a finger, a face or its PIN: discouraged, preferred or required. */
export const UserVerification = matching(/^[a-z]+$/u, 1, 20)
export type UserVerification = typeof UserVerification.Type

/** Milliseconds for which a challenge works. */
export const PasskeyTimeout = whole(1000, 3600000)
export type PasskeyTimeout = typeof PasskeyTimeout.Type

/** Id of a second step, which proves nothing. */
export const SecondStepId = matching(/^[A-Za-z0-9_\-]{1,64}$/u, 1, 64)
export type SecondStepId = typeof SecondStepId.Type

/** An app of the member that makes one-time codes (TOTP, RFC 6238). */
export const Authenticator = Schema.Struct({
  /** Id of the app, to remove it. */
  id: SecondStepId,
  /** When its first code was handed in, in UTC. */
  addedAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
})
export type Authenticator = typeof Authenticator.Type

/** What the member calls a passkey. */
export const PasskeyName = text(1, 40)
export type PasskeyName = typeof PasskeyName.Type

/** A passkey of the member (WebAuthn). The server has its public half only. */
export const Passkey = Schema.Struct({
  /** Id of the passkey, to remove it. */
  id: SecondStepId,
  /** What the member calls it. */
  name: PasskeyName,
  /** When it was added, in UTC. */
  addedAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** When it last signed the member in, in UTC; null when it never did. */
  lastUsedAt: Schema.NullOr(formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u))),
})
export type Passkey = typeof Passkey.Type

/** What confirms a sign-in beside a code by email or text message. With any of them, each sign-in by password has a second step. */
export const SecondSteps = Schema.Struct({
  /** The app; absent when there is none. */
  authenticator: Schema.optionalKey(Authenticator),
  /** The passkeys, oldest first. */
  passkeys: list(Passkey, 0, 10),
})
export type SecondSteps = typeof SecondSteps.Type

/** The first code of an app. */
export const AuthenticatorCode = Schema.Struct({
  /** The six digits that the app shows. */
  code: matching(/^[0-9]{6}$/u),
})
export type AuthenticatorCode = typeof AuthenticatorCode.Type

/** The password in force, as typed. */
export const Password = text(1, 256)
export type Password = typeof Password.Type

/** What shows that the member is at the device. */
export const PasswordProof = Schema.Struct({
  /** The password in force. */
  password: Password,
})
export type PasswordProof = typeof PasswordProof.Type

/** What an app needs to make the member's codes; no other answer has it. */
export const AuthenticatorSetup = Schema.Struct({
  /** The key in base32, to be typed into an app. */
  secret: matching(/^[A-Z2-7]{16,128}$/u, 16, 128),
  /** The same key for an app that reads it from a picture or opens it. */
  uri: matching(/^otpauth:\/\/totp\//u, 1, 1000),
  /** Seconds in which the first code must be handed in. */
  expiresIn: whole(1, 3600),
})
export type AuthenticatorSetup = typeof AuthenticatorSetup.Type

/** A kind of key. */
export const PasskeyKind = Schema.Struct({
  /** Always `public-key`. */
  type: PasskeyType,
  /** Number of a COSE algorithm. */
  alg: whole(-65535, -1),
})
export type PasskeyKind = typeof PasskeyKind.Type

/** Options for a new passkey, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. The relying party is the host of the portal unless `rp.id` names another. */
export const PasskeyCreation = Schema.Struct({
  /** Random; works once, for `timeout`. */
  challenge: WebAuthnBytes,
  /** Who asks. */
  rp: Schema.Struct({
  /** Name of the provider. */
  name: text(1, 100),
  /** Its domain, where it is not the host of the portal. */
  id: Schema.optionalKey(PasskeyDomain),
}),
  /** Whom the passkey is for. */
  user: Schema.Struct({
  /** A random id of the member. */
  id: WebAuthnBytes,
  /** The user name. */
  name: text(1, 254),
  /** The member's name. */
  displayName: text(1, 254),
}),
  /** The kinds of keys that the server takes. */
  pubKeyCredParams: list(PasskeyKind, 1, 10),
  /** The passkeys that the member has, so that none is made twice. */
  excludeCredentials: list(PasskeyDescriptor, 0, 10),
  /** What kind of device may hold it. */
  authenticatorSelection: Schema.Struct({
  /** Whether the device keeps the passkey itself: discouraged, preferred or required. */
  residentKey: matching(/^[a-z]+$/u, 1, 20),
  /** Whether the device checks who is there. */
  userVerification: UserVerification,
}),
  /** Milliseconds for which the challenge works. */
  timeout: PasskeyTimeout,
})
export type PasskeyCreation = typeof PasskeyCreation.Type

/** A passkey that the browser just made. */
export const NewPasskey = Schema.Struct({
  /** What the member calls it. */
  name: PasskeyName,
  /** Its id in the browser. */
  id: WebAuthnBytes,
  /** What the browser signed: challenge and origin. */
  clientDataJSON: WebAuthnBytes,
  /** The public half of the pair. */
  attestationObject: WebAuthnBytes,
})
export type NewPasskey = typeof NewPasskey.Type
