// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  SignInWithPartnerCodeParams,
  SignInWithPartnerCodeAnswer,
  SignInWithIdentityCodeParams,
  SignInWithIdentityCodeAnswer,
  RedirectMemberToPartnerParams,
  RedirectMemberToPartnerAnswer,
  RedirectToPartnerParams,
  RedirectToPartnerAnswer,
  ConnectExternalIdParams,
  ConnectExternalIdAnswer,
  CheckPartnerOidcParams,
  CheckPartnerOidcAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  signInWithPartnerCodeMutation,
  signInWithIdentityCodeMutation,
  redirectMemberToPartnerMutation,
  redirectToPartnerMutation,
  connectExternalIdMutation,
  checkPartnerOidcOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Sign in with the access code of a partner. */
export const useSignInWithPartnerCode = (options?: Changing<SignInWithPartnerCodeAnswer, SignInWithPartnerCodeParams>): UseMutationResult<SignInWithPartnerCodeAnswer, ApiProblem, SignInWithPartnerCodeParams> =>
  useMutation<SignInWithPartnerCodeAnswer, ApiProblem, SignInWithPartnerCodeParams>({ ...options, ...signInWithPartnerCodeMutation(usePortalClient()) })

/** Sign in with the code of the provider's own identity service. */
export const useSignInWithIdentityCode = (options?: Changing<SignInWithIdentityCodeAnswer, SignInWithIdentityCodeParams>): UseMutationResult<SignInWithIdentityCodeAnswer, ApiProblem, SignInWithIdentityCodeParams> =>
  useMutation<SignInWithIdentityCodeAnswer, ApiProblem, SignInWithIdentityCodeParams>({ ...options, ...signInWithIdentityCodeMutation(usePortalClient()) })

/** Sign on to a partner by SAML, with a session. */
export const useRedirectMemberToPartner = (options?: Changing<RedirectMemberToPartnerAnswer, RedirectMemberToPartnerParams>): UseMutationResult<RedirectMemberToPartnerAnswer, ApiProblem, RedirectMemberToPartnerParams> =>
  useMutation<RedirectMemberToPartnerAnswer, ApiProblem, RedirectMemberToPartnerParams>({ ...options, ...redirectMemberToPartnerMutation(usePortalClient()) })

/** Sign on to a partner by SAML, without a session. */
export const useRedirectToPartner = (options?: Changing<RedirectToPartnerAnswer, RedirectToPartnerParams>): UseMutationResult<RedirectToPartnerAnswer, ApiProblem, RedirectToPartnerParams> =>
  useMutation<RedirectToPartnerAnswer, ApiProblem, RedirectToPartnerParams>({ ...options, ...redirectToPartnerMutation(usePortalClient()) })

/** Connect the member with the identity that a partner signed on. */
export const useConnectExternalId = (options?: Changing<ConnectExternalIdAnswer, ConnectExternalIdParams>): UseMutationResult<ConnectExternalIdAnswer, ApiProblem, ConnectExternalIdParams> =>
  useMutation<ConnectExternalIdAnswer, ApiProblem, ConnectExternalIdParams>({ ...options, ...connectExternalIdMutation(usePortalClient()) })

/** Check whether a partner's OpenID Connect sign-in is ready. */
export const useCheckPartnerOidc = <Data = CheckPartnerOidcAnswer>(params: CheckPartnerOidcParams, options?: Asking<CheckPartnerOidcAnswer, Data, readonly ['checkPartnerOidc', CheckPartnerOidcParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<CheckPartnerOidcAnswer, ApiProblem, Data, readonly ['checkPartnerOidc', CheckPartnerOidcParams]>({ ...options, ...checkPartnerOidcOptions(usePortalClient(), params) })
