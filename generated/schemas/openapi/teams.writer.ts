// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { text, whole } from '../write.ts'

/** Proof of the workplace-chat user. */
export const TeamsJwt = Schema.Struct({
  /** Signed token from the workplace-chat client. */
  jwt: text(1, 8000),
})
export type TeamsJwt = typeof TeamsJwt.Type

/** An access token, or an empty object when the chat user is no member; both fields are there or neither. */
export const TeamsToken = Schema.Struct({
  /** Token to send as a bearer token with each call. */
  access_token: Schema.optionalKey(text(1, 4000)),
  /** Seconds until the access token expires. */
  expires_in: Schema.optionalKey(whole(1, 86400)),
})
export type TeamsToken = typeof TeamsToken.Type
