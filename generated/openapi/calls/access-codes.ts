// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readAccessCode, type AccessCode, readChatAppCode, type ChatAppCode } from '../../schemas/openapi/access-codes.reader.ts'
import { readSession, type Session } from '../../schemas/openapi/sign-in.reader.ts'

export type CreateAccessCodeParams = { body: NonNullable<operations['createAccessCode']['requestBody']>['content']['application/json'] }
export type CreateAccessCodeAnswer = AccessCode
/** Exchange a signed token for an access code. `POST /v1/users/me/auth/oAuth2CodeFromJWT`. Throws `ApiProblem`. */
export const createAccessCode = (client: PortalClient, params: CreateAccessCodeParams, init: CallInit = {}): Promise<CreateAccessCodeAnswer> => {
  const { body } = params
  return readBody('createAccessCode', readAccessCode, answer('createAccessCode', client.POST('/v1/users/me/auth/oAuth2CodeFromJWT', { ...init, body })))
}

export type CreateChatAppCodeParams = NonNullable<operations['createChatAppCode']['parameters']['query']> & { body: NonNullable<operations['createChatAppCode']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type CreateChatAppCodeAnswer = ChatAppCode
/** Sign in for the workplace-chat app (Teams). `POST /v1/users/me/auth/oAuth2Code`. Throws `ApiProblem`. */
export const createChatAppCode = (client: PortalClient, params: CreateChatAppCodeParams, init: CallInit = {}): Promise<CreateChatAppCodeAnswer> => {
  const { body, ...query } = params
  return readBody('createChatAppCode', readChatAppCode, answer('createChatAppCode', client.POST('/v1/users/me/auth/oAuth2Code', { ...init, params: { query }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } })))
}

export type SignInToEducationParams = { body: NonNullable<operations['signInToEducation']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type SignInToEducationAnswer = Session
/** Sign in with the code of an education course. `POST /services/service-education/v1/users/me/education/auth`. Throws `ApiProblem`. */
export const signInToEducation = (client: PortalClient, params: SignInToEducationParams, init: CallInit = {}): Promise<SignInToEducationAnswer> => {
  const { body } = params
  return readBody('signInToEducation', readSession, answer('signInToEducation', client.POST('/services/service-education/v1/users/me/education/auth', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } })))
}
