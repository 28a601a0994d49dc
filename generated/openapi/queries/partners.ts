// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { signInWithPartnerCode, signInWithIdentityCode, redirectMemberToPartner, redirectToPartner, connectExternalId, checkPartnerOidc } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { SignInWithPartnerCodeParams, SignInWithPartnerCodeAnswer, SignInWithIdentityCodeParams, SignInWithIdentityCodeAnswer, RedirectMemberToPartnerParams, RedirectMemberToPartnerAnswer, RedirectToPartnerParams, RedirectToPartnerAnswer, ConnectExternalIdParams, ConnectExternalIdAnswer, CheckPartnerOidcParams, CheckPartnerOidcAnswer } from '../calls.ts'

/** Sign in with the access code of a partner. */
export const signInWithPartnerCodeMutation: MutationOperation<PortalClient, SignInWithPartnerCodeParams, SignInWithPartnerCodeAnswer> = { id: 'signInWithPartnerCode', run: signInWithPartnerCode, invalidates: [] }

/** Sign in with the code of the provider's own identity service. */
export const signInWithIdentityCodeMutation: MutationOperation<PortalClient, SignInWithIdentityCodeParams, SignInWithIdentityCodeAnswer> = { id: 'signInWithIdentityCode', run: signInWithIdentityCode, invalidates: [] }

/** Sign on to a partner by SAML, with a session. */
export const redirectMemberToPartnerMutation: MutationOperation<PortalClient, RedirectMemberToPartnerParams, RedirectMemberToPartnerAnswer> = { id: 'redirectMemberToPartner', run: redirectMemberToPartner, invalidates: [] }

/** Sign on to a partner by SAML, without a session. */
export const redirectToPartnerMutation: MutationOperation<PortalClient, RedirectToPartnerParams, RedirectToPartnerAnswer> = { id: 'redirectToPartner', run: redirectToPartner, invalidates: [] }

/** Connect the member with the identity that a partner signed on. */
export const connectExternalIdMutation: MutationOperation<PortalClient, ConnectExternalIdParams, ConnectExternalIdAnswer> = { id: 'connectExternalId', run: connectExternalId, invalidates: [] }

/** Check whether a partner's OpenID Connect sign-in is ready. */
export const checkPartnerOidcQuery: QueryOperation<PortalClient, CheckPartnerOidcParams, CheckPartnerOidcAnswer> = { id: 'checkPartnerOidc', run: checkPartnerOidc }
