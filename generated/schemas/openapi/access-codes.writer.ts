// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { matching, text } from '../write.ts'

/** Opaque. */
export const Code = text(1, 4000)
export type Code = typeof Code.Type

export const JwtForCode = Schema.Struct({
  jwt: text(1, 4000),
})
export type JwtForCode = typeof JwtForCode.Type

/** A code that opens one door once, within 5 minutes. */
export const AccessCode = Schema.Struct({
  code: Code,
})
export type AccessCode = typeof AccessCode.Type

export const ChatAppSignIn = Schema.Struct({
  redirect_uri: matching(/^https?:\/\/[!-~]+$/u, 0, 2000),
  username: text(1, 254),
  password: text(1, 256),
  response_type: Schema.Literals(['code']),
  scope: text(1, 500),
  state: text(1, 2000),
})
export type ChatAppSignIn = typeof ChatAppSignIn.Type

/** What the browser takes to the redirect URI (2§4). */
export const ChatAppCode = Schema.Struct({
  scope: text(1, 500),
  code: Code,
  state: text(1, 2000),
})
export type ChatAppCode = typeof ChatAppCode.Type

export const EducationGrant = Schema.Struct({
  grant_type: Schema.Literals(['authorization_code']),
  code: Code,
})
export type EducationGrant = typeof EducationGrant.Type
