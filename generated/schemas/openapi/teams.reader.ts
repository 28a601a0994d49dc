// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, text, type Reader } from '../read.ts'

export type TeamsJwt = {
  readonly jwt: string
}

/** Both or neither. */
export type TeamsToken = {
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
