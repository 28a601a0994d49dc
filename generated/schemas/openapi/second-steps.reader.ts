// Written by `npm run generate` from contracts/. Do not edit.
import { formats, nullable, number, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unreadable } from '../read.ts'

/** Bytes in base64url, as WebAuthn writes them in JSON. */
export type WebAuthnBytes = string

/** The type of credential, which is `public-key`. */
export type PasskeyType = string

/** One passkey, as a browser knows it. */
export type PasskeyDescriptor = {
  /** Always `public-key`. */
  readonly type: PasskeyType
  /** Its id in the browser. */
  readonly id: WebAuthnBytes
}

/** A host or a domain above it, such as example.com. */
export type PasskeyDomain = string

/** Whether the device checks who is there, by a finger, a face or its PIN: discouraged, preferred or required. */
export type UserVerification = string

/** Milliseconds for which a challenge works. */
export type PasskeyTimeout = number

/** Id of a second step, which proves nothing. */
export type SecondStepId = Flavor<'SecondStepId'>

/** An app of the member that makes one-time codes (TOTP, RFC 6238). */
export type Authenticator = {
  /** Id of the app, to remove it. */
  readonly id: SecondStepId
  /** When its first code was handed in, in UTC. */
  readonly addedAt: Flavor<'Instant'>
}

/** What the member calls a passkey. */
export type PasskeyName = string

/** A passkey of the member (WebAuthn). The server has its public half only. */
export type Passkey = {
  /** Id of the passkey, to remove it. */
  readonly id: SecondStepId
  /** What the member calls it. */
  readonly name: PasskeyName
  /** When it was added, in UTC. */
  readonly addedAt: Flavor<'Instant'>
  /** When it last signed the member in, in UTC; null when it never did. */
  readonly lastUsedAt: Flavor<'Instant'> | Unreadable | null
}

/** What confirms a sign-in beside a code by email or text message. With any of them, each sign-in by password has a second step. */
export type SecondSteps = {
  /** The app; absent when there is none. */
  readonly authenticator?: Authenticator | Unreadable
  /** The passkeys, oldest first. */
  readonly passkeys: Rows<Passkey>
}

/** The first code of an app. */
export type AuthenticatorCode = {
  /** The six digits that the app shows. */
  readonly code: string
}

/** The password in force, as typed. */
export type Password = string

/** What shows that the member is at the device. */
export type PasswordProof = {
  /** The password in force. */
  readonly password: Password
}

/** What an app needs to make the member's codes; no other answer has it. */
export type AuthenticatorSetup = {
  /** The key in base32, to be typed into an app. */
  readonly secret: string
  /** The same key for an app that reads it from a picture or opens it. */
  readonly uri: string
  /** Seconds in which the first code must be handed in. */
  readonly expiresIn: number
}

/** A kind of key. */
export type PasskeyKind = {
  /** Always `public-key`. */
  readonly type: PasskeyType
  /** Number of a COSE algorithm. */
  readonly alg: number
}

/** Options for a new passkey, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. The relying party is the host of the portal unless `rp.id` names another. */
export type PasskeyCreation = {
  /** Random; works once, for `timeout`. */
  readonly challenge: WebAuthnBytes
  /** Who asks. */
  readonly rp: {
    /** Name of the provider. */
    readonly name: string
    /** Its domain, where it is not the host of the portal. */
    readonly id?: PasskeyDomain | Unreadable
  }
  /** Whom the passkey is for. */
  readonly user: {
    /** A random id of the member. */
    readonly id: WebAuthnBytes
    /** The user name. */
    readonly name: string
    /** The member's name. */
    readonly displayName: string
  }
  /** The kinds of keys that the server takes. */
  readonly pubKeyCredParams: Rows<PasskeyKind>
  /** The passkeys that the member has, so that none is made twice. */
  readonly excludeCredentials: Rows<PasskeyDescriptor>
  /** What kind of device may hold it. */
  readonly authenticatorSelection: {
    /** Whether the device keeps the passkey itself: discouraged, preferred or required. */
    readonly residentKey: string
    /** Whether the device checks who is there. */
    readonly userVerification: UserVerification
  }
  /** Milliseconds for which the challenge works. */
  readonly timeout: PasskeyTimeout
}

/** A passkey that the browser just made. */
export type NewPasskey = {
  /** What the member calls it. */
  readonly name: PasskeyName
  /** Its id in the browser. */
  readonly id: WebAuthnBytes
  /** What the browser signed: challenge and origin. */
  readonly clientDataJSON: WebAuthnBytes
  /** The public half of the pair. */
  readonly attestationObject: WebAuthnBytes
}

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^[a-z\-]+$/u)
const pattern3 = text(/^[a-z0-9.\-]+$/u)
const pattern4 = text(/^[a-z]+$/u)
const pattern5 = text(/^[A-Za-z0-9_\-]{1,64}$/u)
const pattern6 = text(/^[0-9]{6}$/u)
const pattern7 = text(/^[A-Z2-7]{16,128}$/u)
const pattern8 = text(/^otpauth:\/\/totp\//u)

/** Reads `WebAuthnBytes` as a server sends it. */
export const readWebAuthnBytes: Reader<WebAuthnBytes> = pattern

/** Reads `PasskeyType` as a server sends it. */
export const readPasskeyType: Reader<PasskeyType> = pattern2

/** Reads `PasskeyDescriptor` as a server sends it. */
export const readPasskeyDescriptor: Reader<PasskeyDescriptor> = object<PasskeyDescriptor>({
  type: readPasskeyType,
  id: readWebAuthnBytes,
})

/** Reads `PasskeyDomain` as a server sends it. */
export const readPasskeyDomain: Reader<PasskeyDomain> = pattern3

/** Reads `UserVerification` as a server sends it. */
export const readUserVerification: Reader<UserVerification> = pattern4

/** Reads `PasskeyTimeout` as a server sends it. */
export const readPasskeyTimeout: Reader<PasskeyTimeout> = number(true, 1000, 3600000)

/** Reads `SecondStepId` as a server sends it. */
export const readSecondStepId: Reader<SecondStepId> = pattern5

/** Reads `Authenticator` as a server sends it. */
export const readAuthenticator: Reader<Authenticator> = object<Authenticator>({
  id: readSecondStepId,
  addedAt: formats.dateTime,
})

/** Reads `PasskeyName` as a server sends it. */
export const readPasskeyName: Reader<PasskeyName> = text(/./su)

/** Reads `Passkey` as a server sends it. */
export const readPasskey: Reader<Passkey> = object<Passkey>({
  id: readSecondStepId,
  name: readPasskeyName,
  addedAt: formats.dateTime,
  lastUsedAt: nullable(orUnreadable(formats.dateTime)),
})

/** Reads `SecondSteps` as a server sends it. */
export const readSecondSteps: Reader<SecondSteps> = object<SecondSteps>({
  authenticator: [orUnreadable(readAuthenticator)],
  passkeys: rows(readPasskey, 0, true),
})

/** Reads `AuthenticatorCode` as a server sends it. */
export const readAuthenticatorCode: Reader<AuthenticatorCode> = object<AuthenticatorCode>({
  code: pattern6,
})

/** Reads `Password` as a server sends it. */
export const readPassword: Reader<Password> = text(/./su)

/** Reads `PasswordProof` as a server sends it. */
export const readPasswordProof: Reader<PasswordProof> = object<PasswordProof>({
  password: readPassword,
})

/** Reads `AuthenticatorSetup` as a server sends it. */
export const readAuthenticatorSetup: Reader<AuthenticatorSetup> = object<AuthenticatorSetup>({
  secret: pattern7,
  uri: pattern8,
  expiresIn: number(true, 1, 3600),
})

/** Reads `PasskeyKind` as a server sends it. */
export const readPasskeyKind: Reader<PasskeyKind> = object<PasskeyKind>({
  type: readPasskeyType,
  alg: number(true, -65535, -1),
})

/** Reads `PasskeyCreation` as a server sends it. */
export const readPasskeyCreation: Reader<PasskeyCreation> = object<PasskeyCreation>({
  challenge: readWebAuthnBytes,
  rp: object<PasskeyCreation['rp']>({
  name: text(/./su),
  id: [orUnreadable(readPasskeyDomain)],
}),
  user: object<PasskeyCreation['user']>({
  id: readWebAuthnBytes,
  name: text(/./su),
  displayName: text(/./su),
}),
  pubKeyCredParams: rows(readPasskeyKind, 1),
  excludeCredentials: rows(readPasskeyDescriptor),
  authenticatorSelection: object<PasskeyCreation['authenticatorSelection']>({
  residentKey: pattern4,
  userVerification: readUserVerification,
}),
  timeout: readPasskeyTimeout,
})

/** Reads `NewPasskey` as a server sends it. */
export const readNewPasskey: Reader<NewPasskey> = object<NewPasskey>({
  name: readPasskeyName,
  id: readWebAuthnBytes,
  clientDataJSON: readWebAuthnBytes,
  attestationObject: readWebAuthnBytes,
})
