// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, words, type Reader, type Unknown } from '../read.ts'

/** Opaque code; whether it can be used again is said by the operation that takes it. */
export type Code = string

/** Proof of who asks for an access code. */
export type JwtForCode = {
  /** The identity token that the parent app signed, or the access token of the member's own session. */
  readonly jwt: string
}

/** A code that signs the member in once, within 5 minutes of its creation. */
export type AccessCode = {
  /** The code to hand in; it is opaque to the client. */
  readonly code: Code
}

/** Form fields of the sign-in page of the workplace-chat app. */
export type ChatAppSignIn = {
  /** Address that the browser is sent to on success; it equals one that the client registered, character by character. */
  readonly redirect_uri: string
  /** The member's user name, as in `signIn`. */
  readonly username: string
  /** The member's password, as typed. */
  readonly password: string
  /** The OAuth response type; this call takes one only. */
  readonly response_type: 'code' | Unknown
  /** Scopes that the chat app asks for, separated by spaces; returned unchanged. */
  readonly scope: string
  /** Opaque value of the chat app that ties the answer to its request; returned unchanged. */
  readonly state: string
}

/** Query parameters that the browser takes to the redirect URI. */
export type ChatAppCode = {
  /** The scopes of the request, unchanged. */
  readonly scope: string
  /** The authorization code that the chat app exchanges for a session. */
  readonly code: Code
  /** The state of the request, unchanged; the chat app compares it with its own. */
  readonly state: string
}

/** Form fields that exchange the code of an education course for a session. */
export type EducationGrant = {
  /** The OAuth grant; this call takes one only. */
  readonly grant_type: 'authorization_code' | Unknown
  /** The code that the education course gave, kept by the portal since the page was opened. */
  readonly code: Code
}

const pattern = text(/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/u)

/** Reads `Code` as a server sends it. */
export const readCode: Reader<Code> = text(/./su)

/** Reads `JwtForCode` as a server sends it. */
export const readJwtForCode: Reader<JwtForCode> = object<JwtForCode>({
  jwt: text(/./su),
})

/** Reads `AccessCode` as a server sends it. */
export const readAccessCode: Reader<AccessCode> = object<AccessCode>({
  code: readCode,
})

/** Reads `ChatAppSignIn` as a server sends it. */
export const readChatAppSignIn: Reader<ChatAppSignIn> = object<ChatAppSignIn>({
  redirect_uri: pattern,
  username: text(/./su),
  password: text(/./su),
  response_type: words('code'),
  scope: text(/./su),
  state: text(/./su),
})

/** Reads `ChatAppCode` as a server sends it. */
export const readChatAppCode: Reader<ChatAppCode> = object<ChatAppCode>({
  scope: text(/./su),
  code: readCode,
  state: text(/./su),
})

/** Reads `EducationGrant` as a server sends it. */
export const readEducationGrant: Reader<EducationGrant> = object<EducationGrant>({
  grant_type: words('authorization_code'),
  code: readCode,
})
