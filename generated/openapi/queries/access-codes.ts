// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation } from '../../query/operation.ts'
import { createAccessCode, createChatAppCode, signInToEducation } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { CreateAccessCodeParams, CreateAccessCodeAnswer, CreateChatAppCodeParams, CreateChatAppCodeAnswer, SignInToEducationParams, SignInToEducationAnswer } from '../calls.ts'

/** Exchange a signed token for an access code. */
export const createAccessCodeMutation: MutationOperation<PortalClient, CreateAccessCodeParams, CreateAccessCodeAnswer> = { id: 'createAccessCode', run: createAccessCode, invalidates: [] }

/** Sign in for the workplace-chat app (Teams). */
export const createChatAppCodeMutation: MutationOperation<PortalClient, CreateChatAppCodeParams, CreateChatAppCodeAnswer> = { id: 'createChatAppCode', run: createChatAppCode, invalidates: [] }

/** Sign in with the code of an education course. */
export const signInToEducationMutation: MutationOperation<PortalClient, SignInToEducationParams, SignInToEducationAnswer> = { id: 'signInToEducation', run: signInToEducation, invalidates: [] }
