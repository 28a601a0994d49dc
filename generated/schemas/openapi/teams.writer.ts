// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { text, whole } from '../write.ts'

export const TeamsJwt = Schema.Struct({
  jwt: text(1, 8000),
})
export type TeamsJwt = typeof TeamsJwt.Type

/** Both or neither. */
export const TeamsToken = Schema.Struct({
  access_token: Schema.optionalKey(text(1, 4000)),
  /** Seconds until the access token expires. */
  expires_in: Schema.optionalKey(whole(1, 86400)),
})
export type TeamsToken = typeof TeamsToken.Type
