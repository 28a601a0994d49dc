// Written by `npm run generate` from contracts/. Do not edit.
import { object, text, words, type Reader, type Unknown } from '../read.ts'

/** Opaque. */
export type Code = string

export type JwtForCode = {
  readonly jwt: string
}

/** A code that opens one door once, within 5 minutes. */
export type AccessCode = {
  readonly code: Code
}

export type ChatAppSignIn = {
  readonly redirect_uri: string
  readonly username: string
  readonly password: string
  readonly response_type: 'code' | Unknown
  readonly scope: string
  readonly state: string
}

/** What the browser takes to the redirect URI (2§4). */
export type ChatAppCode = {
  readonly scope: string
  readonly code: Code
  readonly state: string
}

export type EducationGrant = {
  readonly grant_type: 'authorization_code' | Unknown
  readonly code: Code
}

const pattern = text(/^https?:\/\/[!-~]+$/u)

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
