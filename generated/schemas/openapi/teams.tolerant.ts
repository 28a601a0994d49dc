// Written by `npm run generate` from contracts/. Do not edit.
import { number, object, optional, text, type Tolerant } from '../tolerant.ts'
import type { TeamsJwt, TeamsToken } from './teams.reader.ts'

export const TeamsJwtReader: Tolerant<TeamsJwt> = object({
  jwt: text(/./su),
})

export const TeamsTokenReader: Tolerant<TeamsToken> = object({
  access_token: optional(text(/./su)),
  expires_in: optional(number(true, 1, 86400)),
})
