// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readPartnerRedirect, type PartnerRedirect, readPartnerSession, type PartnerSession } from '../../schemas/openapi/partners.reader.ts'

export type SignInWithPartnerCodeParams = operations['signInWithPartnerCode']['parameters']['path'] & { body: NonNullable<operations['signInWithPartnerCode']['requestBody']>['content']['application/json'] }
export type SignInWithPartnerCodeAnswer = PartnerSession
/** Sign in with the access code of a partner. `POST /v1/users/me/partners/{partnerId}/auth/sp/code`. Throws `ApiProblem`. */
export const signInWithPartnerCode = (client: PortalClient, params: SignInWithPartnerCodeParams, init: CallInit = {}): Promise<SignInWithPartnerCodeAnswer> => {
  const { partnerId, body } = params
  return readBody('signInWithPartnerCode', readPartnerSession, answer('signInWithPartnerCode', client.POST('/v1/users/me/partners/{partnerId}/auth/sp/code', { ...init, params: { path: { partnerId } }, body })))
}

export type SignInWithIdentityCodeParams = operations['signInWithIdentityCode']['parameters']['path'] & { body: NonNullable<operations['signInWithIdentityCode']['requestBody']>['content']['application/json'] }
export type SignInWithIdentityCodeAnswer = PartnerSession
/** Sign in with the code of the provider's own identity service. `POST /v1/users/me/partners/{partnerId}/auth/idp/code`. Throws `ApiProblem`. */
export const signInWithIdentityCode = (client: PortalClient, params: SignInWithIdentityCodeParams, init: CallInit = {}): Promise<SignInWithIdentityCodeAnswer> => {
  const { partnerId, body } = params
  return readBody('signInWithIdentityCode', readPartnerSession, answer('signInWithIdentityCode', client.POST('/v1/users/me/partners/{partnerId}/auth/idp/code', { ...init, params: { path: { partnerId } }, body })))
}

export type RedirectMemberToPartnerParams = operations['redirectMemberToPartner']['parameters']['path'] & NonNullable<operations['redirectMemberToPartner']['parameters']['query']> & { headers: Pick<NonNullable<operations['redirectMemberToPartner']['parameters']['header']>, 'Initial-Request-Uuid'> } & { body: NonNullable<operations['redirectMemberToPartner']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RedirectMemberToPartnerAnswer = PartnerRedirect
/** Sign on to a partner by SAML, with a session. `POST /v1/users/me/partners/{partnerId}/auth/idp/saml/redirect`. Throws `ApiProblem`. */
export const redirectMemberToPartner = (client: PortalClient, params: RedirectMemberToPartnerParams, init: CallInit = {}): Promise<RedirectMemberToPartnerAnswer> => {
  const { partnerId, headers, body, ...query } = params
  return readBody('redirectMemberToPartner', readPartnerRedirect, answer('redirectMemberToPartner', client.POST('/v1/users/me/partners/{partnerId}/auth/idp/saml/redirect', { ...init, params: { path: { partnerId }, query, header: headers }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } })))
}

export type RedirectToPartnerParams = operations['redirectToPartner']['parameters']['path'] & NonNullable<operations['redirectToPartner']['parameters']['query']> & { headers: Pick<NonNullable<operations['redirectToPartner']['parameters']['header']>, 'Initial-Request-Uuid'> } & { body: NonNullable<operations['redirectToPartner']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RedirectToPartnerAnswer = PartnerRedirect
/** Sign on to a partner by SAML, without a session. `POST /v1/users/partners/{partnerId}/auth/idp/saml/redirect`. Throws `ApiProblem`. */
export const redirectToPartner = (client: PortalClient, params: RedirectToPartnerParams, init: CallInit = {}): Promise<RedirectToPartnerAnswer> => {
  const { partnerId, headers, body, ...query } = params
  return readBody('redirectToPartner', readPartnerRedirect, answer('redirectToPartner', client.POST('/v1/users/partners/{partnerId}/auth/idp/saml/redirect', { ...init, params: { path: { partnerId }, query, header: headers }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } })))
}

export type ConnectExternalIdParams = NonNullable<operations['connectExternalId']['parameters']['query']>
export type ConnectExternalIdAnswer = undefined
/** Connect the member with the identity that a partner signed on. `PATCH /services/service-sso-member/user/liv/me/v1/externalId`. Throws `ApiProblem`. */
export const connectExternalId = (client: PortalClient, params: ConnectExternalIdParams, init: CallInit = {}): Promise<ConnectExternalIdAnswer> => {
  const query = params
  return answer('connectExternalId', client.PATCH('/services/service-sso-member/user/liv/me/v1/externalId', { ...init, params: { query } }))
}

export type CheckPartnerOidcParams = operations['checkPartnerOidc']['parameters']['path']
export type CheckPartnerOidcAnswer = undefined
/** Check whether a partner's OpenID Connect sign-in is ready. `GET /services/service-sso-member/v1/auth/partners/{partner}/sp/mp/oidc`. Throws `ApiProblem`. */
export const checkPartnerOidc = (client: PortalClient, params: CheckPartnerOidcParams, init: CallInit = {}): Promise<CheckPartnerOidcAnswer> => {
  const { partner } = params
  return answer('checkPartnerOidc', client.GET('/services/service-sso-member/v1/auth/partners/{partner}/sp/mp/oidc', { ...init, params: { path: { partner } } }))
}
