// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, text, type Reader } from '../read.ts'

/** Proof of the workplace-chat user. */
export type TeamsJwt = {
  /** Signed token from the workplace-chat client. */
  readonly jwt: string
}

/** An access token, or an empty object when the chat user is no member; both fields are there or neither. */
export type TeamsToken = {
  /** Token to send as a bearer token with each call. */
  readonly access_token?: string
  /** Seconds until the access token expires. */
  readonly expires_in?: number
}

/** Reads `TeamsJwt` as a server sends it. */
export const readTeamsJwt: Reader<TeamsJwt> = object<TeamsJwt>({
  jwt: text(/./su),
})

/** Reads `TeamsToken` as a server sends it. */
export const readTeamsToken: Reader<TeamsToken> = object<TeamsToken>({
  access_token: [text(/./su)],
  expires_in: [number(true, 1, 86400)],
})
