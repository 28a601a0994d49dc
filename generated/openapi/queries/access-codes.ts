// Written by `npm run generate` from contracts/. Do not edit.
import {
  createAccessCode,
  type CreateAccessCodeParams,
  type CreateAccessCodeAnswer,
  createChatAppCode,
  type CreateChatAppCodeParams,
  type CreateChatAppCodeAnswer,
  signInToEducation,
  type SignInToEducationParams,
  type SignInToEducationAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { type ChangeOptions } from '../query-options.ts'

/** Exchange a signed token for an access code. */
export const createAccessCodeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<CreateAccessCodeParams, CreateAccessCodeAnswer> => ({
  mutationKey: ['createAccessCode'],
  mutationFn: (params) => createAccessCode(client, params, init),
})

/** Sign in for the workplace-chat app (Teams). */
export const createChatAppCodeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<CreateChatAppCodeParams, CreateChatAppCodeAnswer> => ({
  mutationKey: ['createChatAppCode'],
  mutationFn: (params) => createChatAppCode(client, params, init),
})

/** Sign in with the code of an education course. */
export const signInToEducationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SignInToEducationParams, SignInToEducationAnswer> => ({
  mutationKey: ['signInToEducation'],
  mutationFn: (params) => signInToEducation(client, params, init),
})
