// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { SignInWithPartnerCodeParams, SignInWithPartnerCodeAnswer, SignInWithIdentityCodeParams, SignInWithIdentityCodeAnswer, RedirectMemberToPartnerParams, RedirectMemberToPartnerAnswer, RedirectToPartnerParams, RedirectToPartnerAnswer, ConnectExternalIdParams, ConnectExternalIdAnswer, CheckPartnerOidcParams, CheckPartnerOidcAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { signInWithPartnerCodeMutation, signInWithIdentityCodeMutation, redirectMemberToPartnerMutation, redirectToPartnerMutation, connectExternalIdMutation, checkPartnerOidcQuery } from '../queries.ts'

/** Sign in with the access code of a partner. */
export const useSignInWithPartnerCode = mutationHook<ApiProblem, PortalClient, SignInWithPartnerCodeParams, SignInWithPartnerCodeAnswer>(signInWithPartnerCodeMutation, usePortalClient)

/** Sign in with the code of the provider's own identity service. */
export const useSignInWithIdentityCode = mutationHook<ApiProblem, PortalClient, SignInWithIdentityCodeParams, SignInWithIdentityCodeAnswer>(signInWithIdentityCodeMutation, usePortalClient)

/** Sign on to a partner by SAML, with a session. */
export const useRedirectMemberToPartner = mutationHook<ApiProblem, PortalClient, RedirectMemberToPartnerParams, RedirectMemberToPartnerAnswer>(redirectMemberToPartnerMutation, usePortalClient)

/** Sign on to a partner by SAML, without a session. */
export const useRedirectToPartner = mutationHook<ApiProblem, PortalClient, RedirectToPartnerParams, RedirectToPartnerAnswer>(redirectToPartnerMutation, usePortalClient)

/** Connect the member with the identity that a partner signed on. */
export const useConnectExternalId = mutationHook<ApiProblem, PortalClient, ConnectExternalIdParams, ConnectExternalIdAnswer>(connectExternalIdMutation, usePortalClient)

/** Check whether a partner's OpenID Connect sign-in is ready. */
export const useCheckPartnerOidc = queryHook<ApiProblem, PortalClient, CheckPartnerOidcParams, CheckPartnerOidcAnswer>(checkPartnerOidcQuery, usePortalClient)
