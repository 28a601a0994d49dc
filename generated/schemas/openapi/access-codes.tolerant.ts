// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, words, type Tolerant } from '../tolerant.ts'
import type { Code, JwtForCode, AccessCode, ChatAppSignIn, ChatAppCode, EducationGrant } from './access-codes.reader.ts'

const pattern = text(/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/u)

export const CodeReader: Tolerant<Code> = text(/./su)

export const JwtForCodeReader: Tolerant<JwtForCode> = object({
  jwt: text(/./su),
})

export const AccessCodeReader: Tolerant<AccessCode> = object({
  code: CodeReader,
})

export const ChatAppSignInReader: Tolerant<ChatAppSignIn> = object({
  redirect_uri: pattern,
  username: text(/./su),
  password: text(/./su),
  response_type: words('code'),
  scope: text(/./su),
  state: text(/./su),
})

export const ChatAppCodeReader: Tolerant<ChatAppCode> = object({
  scope: text(/./su),
  code: CodeReader,
  state: text(/./su),
})

export const EducationGrantReader: Tolerant<EducationGrant> = object({
  grant_type: words('authorization_code'),
  code: CodeReader,
})
