// Written by `npm run generate` from contracts/. Do not edit.
import {
  signInWithPartnerCode,
  type SignInWithPartnerCodeParams,
  type SignInWithPartnerCodeAnswer,
  signInWithIdentityCode,
  type SignInWithIdentityCodeParams,
  type SignInWithIdentityCodeAnswer,
  redirectMemberToPartner,
  type RedirectMemberToPartnerParams,
  type RedirectMemberToPartnerAnswer,
  redirectToPartner,
  type RedirectToPartnerParams,
  type RedirectToPartnerAnswer,
  connectExternalId,
  type ConnectExternalIdParams,
  type ConnectExternalIdAnswer,
  checkPartnerOidc,
  type CheckPartnerOidcParams,
  type CheckPartnerOidcAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Sign in with the access code of a partner. */
export const signInWithPartnerCodeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SignInWithPartnerCodeParams, SignInWithPartnerCodeAnswer> => ({
  mutationKey: ['signInWithPartnerCode'],
  mutationFn: (params) => signInWithPartnerCode(client, params, init),
})

/** Sign in with the code of the provider's own identity service. */
export const signInWithIdentityCodeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SignInWithIdentityCodeParams, SignInWithIdentityCodeAnswer> => ({
  mutationKey: ['signInWithIdentityCode'],
  mutationFn: (params) => signInWithIdentityCode(client, params, init),
})

/** Sign on to a partner by SAML, with a session. */
export const redirectMemberToPartnerMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<RedirectMemberToPartnerParams, RedirectMemberToPartnerAnswer> => ({
  mutationKey: ['redirectMemberToPartner'],
  mutationFn: (params) => redirectMemberToPartner(client, params, init),
})

/** Sign on to a partner by SAML, without a session. */
export const redirectToPartnerMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<RedirectToPartnerParams, RedirectToPartnerAnswer> => ({
  mutationKey: ['redirectToPartner'],
  mutationFn: (params) => redirectToPartner(client, params, init),
})

/** Connect the member with the identity that a partner signed on. */
export const connectExternalIdMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ConnectExternalIdParams, ConnectExternalIdAnswer> => ({
  mutationKey: ['connectExternalId'],
  mutationFn: (params) => connectExternalId(client, params, init),
})

/** Key of `checkPartnerOidc`: the operation and what it was asked; `['checkPartnerOidc']` alone matches every asking. */
export const checkPartnerOidcKey = (params: CheckPartnerOidcParams) => ['checkPartnerOidc', params] as const

/** Check whether a partner's OpenID Connect sign-in is ready. */
export const checkPartnerOidcOptions = (client: PortalClient, params: CheckPartnerOidcParams, init: CallInit = {}): QuestionOptions<readonly ['checkPartnerOidc', CheckPartnerOidcParams], CheckPartnerOidcAnswer> => ({
  queryKey: tagged<CheckPartnerOidcAnswer, readonly ['checkPartnerOidc', CheckPartnerOidcParams]>(checkPartnerOidcKey(params)),
  queryFn: ({ signal }) => checkPartnerOidc(client, params, { ...init, signal }),
})
