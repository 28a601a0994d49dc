// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type {
  CreateAccessCodeParams,
  CreateAccessCodeAnswer,
  CreateChatAppCodeParams,
  CreateChatAppCodeAnswer,
  SignInToEducationParams,
  SignInToEducationAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  createAccessCodeMutation,
  createChatAppCodeMutation,
  signInToEducationMutation,
} from '../queries.ts'

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Exchange a signed token for an access code. */
export const useCreateAccessCode = (options?: Changing<CreateAccessCodeAnswer, CreateAccessCodeParams>): UseMutationResult<CreateAccessCodeAnswer, ApiProblem, CreateAccessCodeParams> =>
  useMutation<CreateAccessCodeAnswer, ApiProblem, CreateAccessCodeParams>({ ...options, ...createAccessCodeMutation(usePortalClient()) })

/** Sign in for the workplace-chat app (Teams). */
export const useCreateChatAppCode = (options?: Changing<CreateChatAppCodeAnswer, CreateChatAppCodeParams>): UseMutationResult<CreateChatAppCodeAnswer, ApiProblem, CreateChatAppCodeParams> =>
  useMutation<CreateChatAppCodeAnswer, ApiProblem, CreateChatAppCodeParams>({ ...options, ...createChatAppCodeMutation(usePortalClient()) })

/** Sign in with the code of an education course. */
export const useSignInToEducation = (options?: Changing<SignInToEducationAnswer, SignInToEducationParams>): UseMutationResult<SignInToEducationAnswer, ApiProblem, SignInToEducationParams> =>
  useMutation<SignInToEducationAnswer, ApiProblem, SignInToEducationParams>({ ...options, ...signInToEducationMutation(usePortalClient()) })
