// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { matching, text } from '../write.ts'

/** Opaque code; whether it can be used again is said by the operation that takes it. */
export const Code = text(1, 4000)
export type Code = typeof Code.Type

/** Proof of who asks for an access code. */
export const JwtForCode = Schema.Struct({
  /** The identity token that the parent app signed, or the access token of the member's own session. */
  jwt: text(1, 4000),
})
export type JwtForCode = typeof JwtForCode.Type

/** A code that signs the member in once, within 5 minutes of its creation. */
export const AccessCode = Schema.Struct({
  /** The code to hand in; it is opaque to the client. */
  code: Code,
})
export type AccessCode = typeof AccessCode.Type

/** Form fields of the sign-in page of the workplace-chat app. */
export const ChatAppSignIn = Schema.Struct({
  /** Address that the browser is sent to on success; it equals one that the client registered, character by character. */
  redirect_uri: matching(/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/u, 0, 2000),
  /** The member's user name, as in `signIn`. */
  username: text(1, 254),
  /** The member's password, as typed. */
  password: text(1, 256),
  /** The OAuth response type; this call takes one only. */
  response_type: Schema.Literals(['code']),
  /** Scopes that the chat app asks for, separated by spaces; returned unchanged. */
  scope: text(1, 500),
  /** Opaque value of the chat app that ties the answer to its request; returned unchanged. */
  state: text(1, 2000),
})
export type ChatAppSignIn = typeof ChatAppSignIn.Type

/** Query parameters that the browser takes to the redirect URI. */
export const ChatAppCode = Schema.Struct({
  /** The scopes of the request, unchanged. */
  scope: text(1, 500),
  /** The authorization code that the chat app exchanges for a session. */
  code: Code,
  /** The state of the request, unchanged; the chat app compares it with its own. */
  state: text(1, 2000),
})
export type ChatAppCode = typeof ChatAppCode.Type

/** Form fields that exchange the code of an education course for a session. */
export const EducationGrant = Schema.Struct({
  /** The OAuth grant; this call takes one only. */
  grant_type: Schema.Literals(['authorization_code']),
  /** The code that the education course gave, kept by the portal since the page was opened. */
  code: Code,
})
export type EducationGrant = typeof EducationGrant.Type
