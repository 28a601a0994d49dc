// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { CreateAccessCodeParams, CreateAccessCodeAnswer, CreateChatAppCodeParams, CreateChatAppCodeAnswer, SignInToEducationParams, SignInToEducationAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { createAccessCodeMutation, createChatAppCodeMutation, signInToEducationMutation } from '../queries.ts'

/** Exchange a signed token for an access code. */
export const useCreateAccessCode = mutationHook<ApiProblem, PortalClient, CreateAccessCodeParams, CreateAccessCodeAnswer>(createAccessCodeMutation, usePortalClient)

/** Sign in for the workplace-chat app (Teams). */
export const useCreateChatAppCode = mutationHook<ApiProblem, PortalClient, CreateChatAppCodeParams, CreateChatAppCodeAnswer>(createChatAppCodeMutation, usePortalClient)

/** Sign in with the code of an education course. */
export const useSignInToEducation = mutationHook<ApiProblem, PortalClient, SignInToEducationParams, SignInToEducationAnswer>(signInToEducationMutation, usePortalClient)
