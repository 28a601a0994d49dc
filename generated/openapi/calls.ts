// Written by `npm run generate` from contracts/. Do not edit.
import { plainBody } from './bodies.ts'
import type { CallInit, PortalClient } from './client.ts'
import { answer } from './problem.ts'
import type { operations } from './types.d.ts'

export type SignInParams = { body: NonNullable<operations['signIn']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type SignInAnswer = operations['signIn']['responses'][200]['content']['application/json']
/** Sign in with a password, an access code or an auth token. `POST /v1/users/me/auth`. Throws `ApiProblem`. */
export const signIn = (client: PortalClient, params: SignInParams, init: CallInit = {}): Promise<SignInAnswer> => {
  const { body } = params
  return answer('signIn', client.POST('/v1/users/me/auth', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type RefreshSessionParams = { body: NonNullable<operations['refreshSession']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RefreshSessionAnswer = operations['refreshSession']['responses'][200]['content']['application/json']
/** Swap the refresh token for a new access token and a new refresh token. `POST /v1/users/me/auth/refresher`. Throws `ApiProblem`. */
export const refreshSession = (client: PortalClient, params: RefreshSessionParams, init: CallInit = {}): Promise<RefreshSessionAnswer> => {
  const { body } = params
  return answer('refreshSession', client.POST('/v1/users/me/auth/refresher', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type SignOutAnswer = undefined
/** End the session, its access tokens and its refresh tokens. `POST /v1/auth/logout`. Throws `ApiProblem`. */
export const signOut = (client: PortalClient, init: CallInit = {}): Promise<SignOutAnswer> =>
  answer('signOut', client.POST('/v1/auth/logout', { ...init }))

export type AnswerMfaChallengeParams = { body: NonNullable<operations['answerMfaChallenge']['requestBody']>['content']['application/json'] }
export type AnswerMfaChallengeAnswer = operations['answerMfaChallenge']['responses'][200]['content']['application/json'] | operations['answerMfaChallenge']['responses'][201]['content']['application/json']
/** Have a one-time code sent, or hand it in. `POST /v1/users/auth/mfa/challenges`. Throws `ApiProblem`. */
export const answerMfaChallenge = (client: PortalClient, params: AnswerMfaChallengeParams, init: CallInit = {}): Promise<AnswerMfaChallengeAnswer> => {
  const { body } = params
  return answer('answerMfaChallenge', client.POST('/v1/users/auth/mfa/challenges', { ...init, body }))
}

export type ListMfaContactPointsParams = operations['listMfaContactPoints']['parameters']['path']
export type ListMfaContactPointsAnswer = operations['listMfaContactPoints']['responses'][200]['content']['application/json']
/** Where a one-time code can be sent. `GET /v1/users/auth/mfa/{id}/contactPoints`. Throws `ApiProblem`. */
export const listMfaContactPoints = (client: PortalClient, params: ListMfaContactPointsParams, init: CallInit = {}): Promise<ListMfaContactPointsAnswer> => {
  const { id } = params
  return answer('listMfaContactPoints', client.GET('/v1/users/auth/mfa/{id}/contactPoints', { ...init, params: { path: { id } } }))
}

export type ChangePasswordParams = { body: NonNullable<operations['changePassword']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type ChangePasswordAnswer = undefined
/** Change the password. `POST /v1/users/me/info/password`. Throws `ApiProblem`. */
export const changePassword = (client: PortalClient, params: ChangePasswordParams, init: CallInit = {}): Promise<ChangePasswordAnswer> => {
  const { body } = params
  return answer('changePassword', client.POST('/v1/users/me/info/password', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type RequestPasswordResetParams = { body: NonNullable<operations['requestPasswordReset']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RequestPasswordResetAnswer = undefined
/** Have a link for a new password mailed. `POST /v1/users/me/info/password/tokens`. Throws `ApiProblem`. */
export const requestPasswordReset = (client: PortalClient, params: RequestPasswordResetParams, init: CallInit = {}): Promise<RequestPasswordResetAnswer> => {
  const { body } = params
  return answer('requestPasswordReset', client.POST('/v1/users/me/info/password/tokens', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }), [202])
}

export type ResetPasswordParams = { headers: Pick<NonNullable<operations['resetPassword']['parameters']['header']>, 'token'> } & { body: NonNullable<operations['resetPassword']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type ResetPasswordAnswer = undefined
/** Set a new password with the token of the mail. `POST /v1/users/me/info/password/reset`. Throws `ApiProblem`. */
export const resetPassword = (client: PortalClient, params: ResetPasswordParams, init: CallInit = {}): Promise<ResetPasswordAnswer> => {
  const { headers, body } = params
  return answer('resetPassword', client.POST('/v1/users/me/info/password/reset', { ...init, params: { header: headers }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type SendVerificationParams = { body: NonNullable<operations['sendVerification']['requestBody']>['content']['application/json'] }
export type SendVerificationAnswer = undefined
/** Have the mail that confirms an address sent again. `POST /v1/users/info/email/verification`. Throws `ApiProblem`. */
export const sendVerification = (client: PortalClient, params: SendVerificationParams, init: CallInit = {}): Promise<SendVerificationAnswer> => {
  const { body } = params
  return answer('sendVerification', client.POST('/v1/users/info/email/verification', { ...init, body }), [202])
}

export type ConfirmVerificationParams = { body: NonNullable<operations['confirmVerification']['requestBody']>['content']['application/json'] }
export type ConfirmVerificationAnswer = undefined
/** Confirm the address with the token of the mail. `POST /v1/users/info/email/verification/confirm`. Throws `ApiProblem`. */
export const confirmVerification = (client: PortalClient, params: ConfirmVerificationParams, init: CallInit = {}): Promise<ConfirmVerificationAnswer> => {
  const { body } = params
  return answer('confirmVerification', client.POST('/v1/users/info/email/verification/confirm', { ...init, body }))
}

export type CreateAccessCodeParams = { body: NonNullable<operations['createAccessCode']['requestBody']>['content']['application/json'] }
export type CreateAccessCodeAnswer = operations['createAccessCode']['responses'][200]['content']['application/json']
/** Swap a signed token for an access code. `POST /v1/users/me/auth/oAuth2CodeFromJWT`. Throws `ApiProblem`. */
export const createAccessCode = (client: PortalClient, params: CreateAccessCodeParams, init: CallInit = {}): Promise<CreateAccessCodeAnswer> => {
  const { body } = params
  return answer('createAccessCode', client.POST('/v1/users/me/auth/oAuth2CodeFromJWT', { ...init, body }))
}

export type CreateChatAppCodeParams = NonNullable<operations['createChatAppCode']['parameters']['query']> & { body: NonNullable<operations['createChatAppCode']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type CreateChatAppCodeAnswer = operations['createChatAppCode']['responses'][200]['content']['application/json']
/** Sign in for the chat app (Teams). `POST /v1/users/me/auth/oAuth2Code`. Throws `ApiProblem`. */
export const createChatAppCode = (client: PortalClient, params: CreateChatAppCodeParams, init: CallInit = {}): Promise<CreateChatAppCodeAnswer> => {
  const { body, ...query } = params
  return answer('createChatAppCode', client.POST('/v1/users/me/auth/oAuth2Code', { ...init, params: { query }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type SignInToEducationParams = { body: NonNullable<operations['signInToEducation']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type SignInToEducationAnswer = operations['signInToEducation']['responses'][200]['content']['application/json']
/** Sign in with the code that an education course gave. `POST /services/service-education/v1/users/me/education/auth`. Throws `ApiProblem`. */
export const signInToEducation = (client: PortalClient, params: SignInToEducationParams, init: CallInit = {}): Promise<SignInToEducationAnswer> => {
  const { body } = params
  return answer('signInToEducation', client.POST('/services/service-education/v1/users/me/education/auth', { ...init, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type SignInWithPartnerCodeParams = operations['signInWithPartnerCode']['parameters']['path'] & { body: NonNullable<operations['signInWithPartnerCode']['requestBody']>['content']['application/json'] }
export type SignInWithPartnerCodeAnswer = operations['signInWithPartnerCode']['responses'][200]['content']['application/json']
/** Sign in with the access code that a partner gave. `POST /v1/users/me/partners/{partnerId}/auth/sp/code`. Throws `ApiProblem`. */
export const signInWithPartnerCode = (client: PortalClient, params: SignInWithPartnerCodeParams, init: CallInit = {}): Promise<SignInWithPartnerCodeAnswer> => {
  const { partnerId, body } = params
  return answer('signInWithPartnerCode', client.POST('/v1/users/me/partners/{partnerId}/auth/sp/code', { ...init, params: { path: { partnerId } }, body }))
}

export type SignInWithIdentityCodeParams = operations['signInWithIdentityCode']['parameters']['path'] & { body: NonNullable<operations['signInWithIdentityCode']['requestBody']>['content']['application/json'] }
export type SignInWithIdentityCodeAnswer = operations['signInWithIdentityCode']['responses'][200]['content']['application/json']
/** Sign in with the code that our own identity service gave for a partner. `POST /v1/users/me/partners/{partnerId}/auth/idp/code`. Throws `ApiProblem`. */
export const signInWithIdentityCode = (client: PortalClient, params: SignInWithIdentityCodeParams, init: CallInit = {}): Promise<SignInWithIdentityCodeAnswer> => {
  const { partnerId, body } = params
  return answer('signInWithIdentityCode', client.POST('/v1/users/me/partners/{partnerId}/auth/idp/code', { ...init, params: { path: { partnerId } }, body }))
}

export type RedirectMemberToPartnerParams = operations['redirectMemberToPartner']['parameters']['path'] & NonNullable<operations['redirectMemberToPartner']['parameters']['query']> & { headers: Pick<NonNullable<operations['redirectMemberToPartner']['parameters']['header']>, 'Initial-Request-Uuid'> } & { body: NonNullable<operations['redirectMemberToPartner']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RedirectMemberToPartnerAnswer = operations['redirectMemberToPartner']['responses'][200]['content']['application/json']
/** Sign on to a partner by SAML, with a session. `POST /v1/users/me/partners/{partnerId}/auth/idp/saml/redirect`. Throws `ApiProblem`. */
export const redirectMemberToPartner = (client: PortalClient, params: RedirectMemberToPartnerParams, init: CallInit = {}): Promise<RedirectMemberToPartnerAnswer> => {
  const { partnerId, headers, body, ...query } = params
  return answer('redirectMemberToPartner', client.POST('/v1/users/me/partners/{partnerId}/auth/idp/saml/redirect', { ...init, params: { path: { partnerId }, query, header: headers }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
}

export type RedirectToPartnerParams = operations['redirectToPartner']['parameters']['path'] & NonNullable<operations['redirectToPartner']['parameters']['query']> & { headers: Pick<NonNullable<operations['redirectToPartner']['parameters']['header']>, 'Initial-Request-Uuid'> } & { body: NonNullable<operations['redirectToPartner']['requestBody']>['content']['application/x-www-form-urlencoded'] }
export type RedirectToPartnerAnswer = operations['redirectToPartner']['responses'][200]['content']['application/json']
/** Sign on to a partner by SAML, without a session. `POST /v1/users/partners/{partnerId}/auth/idp/saml/redirect`. Throws `ApiProblem`. */
export const redirectToPartner = (client: PortalClient, params: RedirectToPartnerParams, init: CallInit = {}): Promise<RedirectToPartnerAnswer> => {
  const { partnerId, headers, body, ...query } = params
  return answer('redirectToPartner', client.POST('/v1/users/partners/{partnerId}/auth/idp/saml/redirect', { ...init, params: { path: { partnerId }, query, header: headers }, body, headers: { ...init.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }))
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
/** Whether a partner's OpenID Connect sign-in stands ready for the member portal. `GET /services/service-sso-member/v1/auth/partners/{partner}/sp/mp/oidc`. Throws `ApiProblem`. */
export const checkPartnerOidc = (client: PortalClient, params: CheckPartnerOidcParams, init: CallInit = {}): Promise<CheckPartnerOidcAnswer> => {
  const { partner } = params
  return answer('checkPartnerOidc', client.GET('/services/service-sso-member/v1/auth/partners/{partner}/sp/mp/oidc', { ...init, params: { path: { partner } } }))
}

export type ExchangeTeamsTokenParams = { body: NonNullable<operations['exchangeTeamsToken']['requestBody']>['content']['application/json'] }
export type ExchangeTeamsTokenAnswer = operations['exchangeTeamsToken']['responses'][200]['content']['application/json']
/** Swap the token of the workplace-chat client for an access token. `POST /teams/service-teams/oauth2/tokenExchange`. Throws `ApiProblem`. */
export const exchangeTeamsToken = (client: PortalClient, params: ExchangeTeamsTokenParams, init: CallInit = {}): Promise<ExchangeTeamsTokenAnswer> => {
  const { body } = params
  return answer('exchangeTeamsToken', client.POST('/teams/service-teams/oauth2/tokenExchange', { ...init, body }))
}

export type GetImpersonationAnswer = operations['getImpersonation']['responses'][200]['content']['application/json']
/** Who of the staff views this member's account. `GET /v1/users/me/impersonation`. Throws `ApiProblem`. */
export const getImpersonation = (client: PortalClient, init: CallInit = {}): Promise<GetImpersonationAnswer> =>
  answer('getImpersonation', client.GET('/v1/users/me/impersonation', { ...init }))

export type EndImpersonationAnswer = undefined
/** Stop viewing the member's account. `DELETE /v1/users/me/impersonation`. Throws `ApiProblem`. */
export const endImpersonation = (client: PortalClient, init: CallInit = {}): Promise<EndImpersonationAnswer> =>
  answer('endImpersonation', client.DELETE('/v1/users/me/impersonation', { ...init }))

export type GetUserTokenAnswer = operations['getUserToken']['responses'][200]['content']['application/json']
/** Who the access token speaks for. `GET /v1/users/me/token`. Throws `ApiProblem`. */
export const getUserToken = (client: PortalClient, init: CallInit = {}): Promise<GetUserTokenAnswer> =>
  answer('getUserToken', client.GET('/v1/users/me/token', { ...init }))

export type SavePreferenceParams = { body: NonNullable<operations['savePreference']['requestBody']>['content']['application/json'] }
export type SavePreferenceAnswer = undefined
/** Save one preference of the member - her language. `PUT /v1/users/me/token`. Throws `ApiProblem`. */
export const savePreference = (client: PortalClient, params: SavePreferenceParams, init: CallInit = {}): Promise<SavePreferenceAnswer> => {
  const { body } = params
  return answer('savePreference', client.PUT('/v1/users/me/token', { ...init, body }))
}

export type GetLocaleParams = NonNullable<operations['getLocale']['parameters']['query']>
export type GetLocaleAnswer = operations['getLocale']['responses'][200]['content']['application/json']
/** The language stored for the account. `GET /v1/users/me/info/locale`. Throws `ApiProblem`. */
export const getLocale = (client: PortalClient, params: GetLocaleParams, init: CallInit = {}): Promise<GetLocaleAnswer> => {
  const query = params
  return answer('getLocale', client.GET('/v1/users/me/info/locale', { ...init, params: { query } }))
}

export type GetPersonalInfoParams = NonNullable<operations['getPersonalInfo']['parameters']['query']>
export type GetPersonalInfoAnswer = operations['getPersonalInfo']['responses'][200]['content']['application/json']
/** The member's own particulars. `GET /v1/users/me/info/personal`. Throws `ApiProblem`. */
export const getPersonalInfo = (client: PortalClient, params: GetPersonalInfoParams = {}, init: CallInit = {}): Promise<GetPersonalInfoAnswer> => {
  const query = params
  return answer('getPersonalInfo', client.GET('/v1/users/me/info/personal', { ...init, params: { query } }))
}

export type SavePersonalInfoParams = { body: NonNullable<operations['savePersonalInfo']['requestBody']>['content']['application/json'] }
export type SavePersonalInfoAnswer = operations['savePersonalInfo']['responses'][200]['content']['application/json']
/** Replace the member's own particulars. `PUT /v1/users/me/info/personal`. Throws `ApiProblem`. */
export const savePersonalInfo = (client: PortalClient, params: SavePersonalInfoParams, init: CallInit = {}): Promise<SavePersonalInfoAnswer> => {
  const { body } = params
  return answer('savePersonalInfo', client.PUT('/v1/users/me/info/personal', { ...init, body }))
}

export type GetAccountAnswer = operations['getAccount']['responses'][200]['content']['application/json']
/** The member's account with the employer or plan. `GET /v1/accounts/me/info`. Throws `ApiProblem`. */
export const getAccount = (client: PortalClient, init: CallInit = {}): Promise<GetAccountAnswer> =>
  answer('getAccount', client.GET('/v1/accounts/me/info', { ...init }))

export type GetCoachingInfoAnswer = operations['getCoachingInfo']['responses'][200]['content']['application/json']
/** Whether the coach is shared with another product. `GET /v1/users/me/coaching/info`. Throws `ApiProblem`. */
export const getCoachingInfo = (client: PortalClient, init: CallInit = {}): Promise<GetCoachingInfoAnswer> =>
  answer('getCoachingInfo', client.GET('/v1/users/me/coaching/info', { ...init }))

export type GetPublicIdentityAnswer = operations['getPublicIdentity']['responses'][200]['content']['application/json']
/** The member's id that other parties may see. `GET /v1/users/me/partners/PUBLIC`. Throws `ApiProblem`. */
export const getPublicIdentity = (client: PortalClient, init: CallInit = {}): Promise<GetPublicIdentityAnswer> =>
  answer('getPublicIdentity', client.GET('/v1/users/me/partners/PUBLIC', { ...init }))

export type GetPromoParams = operations['getPromo']['parameters']['path']
export type GetPromoAnswer = operations['getPromo']['responses'][200]['content']['application/json']
/** What the employer's campaign says of its members. `GET /v1/promos/{companyCode}`. Throws `ApiProblem`. */
export const getPromo = (client: PortalClient, params: GetPromoParams, init: CallInit = {}): Promise<GetPromoAnswer> => {
  const { companyCode } = params
  return answer('getPromo', client.GET('/v1/promos/{companyCode}', { ...init, params: { path: { companyCode } } }))
}

export type GetFeaturesAnswer = operations['getFeatures']['responses'][200]['content']['application/json']
/** The features that are switched on for the member. `GET /v1/users/me/platform/features/config`. Throws `ApiProblem`. */
export const getFeatures = (client: PortalClient, init: CallInit = {}): Promise<GetFeaturesAnswer> =>
  answer('getFeatures', client.GET('/v1/users/me/platform/features/config', { ...init }))

export type GetHealthInfoAnswer = operations['getHealthInfo']['responses'][200]['content']['application/json']
/** What the member told of her health and of herself. `GET /v1/users/me/info/health`. Throws `ApiProblem`. */
export const getHealthInfo = (client: PortalClient, init: CallInit = {}): Promise<GetHealthInfoAnswer> =>
  answer('getHealthInfo', client.GET('/v1/users/me/info/health', { ...init }))

export type SaveHealthInfoParams = { body: NonNullable<operations['saveHealthInfo']['requestBody']>['content']['application/json'] }
export type SaveHealthInfoAnswer = operations['saveHealthInfo']['responses'][200]['content']['application/json']
/** Replace what the member told of her health and of herself. `PUT /v1/users/me/info/health`. Throws `ApiProblem`. */
export const saveHealthInfo = (client: PortalClient, params: SaveHealthInfoParams, init: CallInit = {}): Promise<SaveHealthInfoAnswer> => {
  const { body } = params
  return answer('saveHealthInfo', client.PUT('/v1/users/me/info/health', { ...init, body }))
}

export type ListContactsAnswer = operations['listContacts']['responses'][200]['content']['application/json']
/** The people whom the member named, in the order in which they were added. `GET /v1/users/me/contacts`. Throws `ApiProblem`. */
export const listContacts = (client: PortalClient, init: CallInit = {}): Promise<ListContactsAnswer> =>
  answer('listContacts', client.GET('/v1/users/me/contacts', { ...init }))

export type AddContactParams = { body: NonNullable<operations['addContact']['requestBody']>['content']['application/json'] }
export type AddContactAnswer = operations['addContact']['responses'][201]['content']['application/json']
/** Name one more person. `POST /v1/users/me/contacts`. Throws `ApiProblem`. */
export const addContact = (client: PortalClient, params: AddContactParams, init: CallInit = {}): Promise<AddContactAnswer> => {
  const { body } = params
  return answer('addContact', client.POST('/v1/users/me/contacts', { ...init, body }))
}

export type DeleteContactParams = operations['deleteContact']['parameters']['path']
export type DeleteContactAnswer = undefined
/** Take a contact off the list. `DELETE /v1/users/me/contacts/{id}`. Throws `ApiProblem`. */
export const deleteContact = (client: PortalClient, params: DeleteContactParams, init: CallInit = {}): Promise<DeleteContactAnswer> => {
  const { id } = params
  return answer('deleteContact', client.DELETE('/v1/users/me/contacts/{id}', { ...init, params: { path: { id } } }))
}

export type UpdateContactParams = operations['updateContact']['parameters']['path'] & NonNullable<operations['updateContact']['parameters']['query']> & { body: NonNullable<operations['updateContact']['requestBody']>['content']['application/json'] }
export type UpdateContactAnswer = operations['updateContact']['responses'][200]['content']['application/json']
/** Change what is given of a contact, and leave the rest. `PATCH /v1/users/me/contacts/{id}`. Throws `ApiProblem`. */
export const updateContact = (client: PortalClient, params: UpdateContactParams, init: CallInit = {}): Promise<UpdateContactAnswer> => {
  const { id, body, ...query } = params
  return answer('updateContact', client.PATCH('/v1/users/me/contacts/{id}', { ...init, params: { path: { id }, query }, body }))
}

export type ListAppPreferencesAnswer = operations['listAppPreferences']['responses'][200]['content']['application/json']
/** The member's preferences of every app, as they were saved. `GET /v1/users/me/prefs/apps`. Throws `ApiProblem`. */
export const listAppPreferences = (client: PortalClient, init: CallInit = {}): Promise<ListAppPreferencesAnswer> =>
  answer('listAppPreferences', client.GET('/v1/users/me/prefs/apps', { ...init }))

export type SaveAppPreferencesParams = { body: NonNullable<operations['saveAppPreferences']['requestBody']>['content']['application/json'] }
export type SaveAppPreferencesAnswer = operations['saveAppPreferences']['responses'][200]['content']['application/json']
/** Save preferences: each takes the place of the one of the same app, instance and name; the others stay. `POST /v1/users/me/prefs/apps`. Throws `ApiProblem`. */
export const saveAppPreferences = (client: PortalClient, params: SaveAppPreferencesParams, init: CallInit = {}): Promise<SaveAppPreferencesAnswer> => {
  const { body } = params
  return answer('saveAppPreferences', client.POST('/v1/users/me/prefs/apps', { ...init, body }))
}

export type ListSupplyOrdersParams = NonNullable<operations['listSupplyOrders']['parameters']['query']>
export type ListSupplyOrdersAnswer = operations['listSupplyOrders']['responses'][200]['content']['application/json']
/** The member's orders of supplies, newest first. `GET /v1/users/me/supplies/orders`. Throws `ApiProblem`. */
export const listSupplyOrders = (client: PortalClient, params: ListSupplyOrdersParams = {}, init: CallInit = {}): Promise<ListSupplyOrdersAnswer> => {
  const query = params
  return answer('listSupplyOrders', client.GET('/v1/users/me/supplies/orders', { ...init, params: { query } }))
}

export type PlaceSupplyOrderParams = { body: NonNullable<operations['placeSupplyOrder']['requestBody']>['content']['application/json'] }
export type PlaceSupplyOrderAnswer = operations['placeSupplyOrder']['responses'][201]['content']['application/json']
/** Order supplies. `POST /v1/users/me/supplies/orders`. Throws `ApiProblem`. */
export const placeSupplyOrder = (client: PortalClient, params: PlaceSupplyOrderParams, init: CallInit = {}): Promise<PlaceSupplyOrderAnswer> => {
  const { body } = params
  return answer('placeSupplyOrder', client.POST('/v1/users/me/supplies/orders', { ...init, body }))
}

export type GetStripSupplyAnswer = operations['getStripSupply']['responses'][200]['content']['application/json']
/** How many test strips the member has left. `GET /v1/users/me/supplies/bgStrips`. Throws `ApiProblem`. */
export const getStripSupply = (client: PortalClient, init: CallInit = {}): Promise<GetStripSupplyAnswer> =>
  answer('getStripSupply', client.GET('/v1/users/me/supplies/bgStrips', { ...init }))

export type SaveStripsRemainingParams = { body: NonNullable<operations['saveStripsRemaining']['requestBody']>['content']['text/plain'] }
export type SaveStripsRemainingAnswer = undefined
/** Say how many test strips are left. `PUT /v1/users/me/supplies/bgStrips/remaining`. Throws `ApiProblem`. */
export const saveStripsRemaining = (client: PortalClient, params: SaveStripsRemainingParams, init: CallInit = {}): Promise<SaveStripsRemainingAnswer> => {
  const { body } = params
  return answer('saveStripsRemaining', client.PUT('/v1/users/me/supplies/bgStrips/remaining', { ...init, body, bodySerializer: plainBody, headers: { ...init.headers, 'Content-Type': 'text/plain' } }))
}

export type GetStripEligibilityAnswer = operations['getStripEligibility']['responses'][200]['content']['application/json']
/** Whether the member can order test strips now, and why not. `GET /v1/users/me/supplies/bgStrips/eligibility`. Throws `ApiProblem`. */
export const getStripEligibility = (client: PortalClient, init: CallInit = {}): Promise<GetStripEligibilityAnswer> =>
  answer('getStripEligibility', client.GET('/v1/users/me/supplies/bgStrips/eligibility', { ...init }))

export type GetDeviceGroupsAnswer = operations['getDeviceGroups']['responses'][200]['content']['application/json']
/** The devices that the member has, by program. `GET /v1/users/me/web/refresh/v2`. Throws `ApiProblem`. */
export const getDeviceGroups = (client: PortalClient, init: CallInit = {}): Promise<GetDeviceGroupsAnswer> =>
  answer('getDeviceGroups', client.GET('/v1/users/me/web/refresh/v2', { ...init }))

export type ListLabOrderResultsParams = NonNullable<operations['listLabOrderResults']['parameters']['query']>
export type ListLabOrderResultsAnswer = operations['listLabOrderResults']['responses'][200]['content']['application/json']
/** Results of the tests ordered for the member; a non-empty list means that a test exists. `GET /services/service-athome-labs/users/me/labOrders/results`. Throws `ApiProblem`. */
export const listLabOrderResults = (client: PortalClient, params: ListLabOrderResultsParams, init: CallInit = {}): Promise<ListLabOrderResultsAnswer> => {
  const query = params
  return answer('listLabOrderResults', client.GET('/services/service-athome-labs/users/me/labOrders/results', { ...init, params: { query } }))
}

export type ListKidneyResultsAnswer = operations['listKidneyResults']['responses'][200]['content']['application/json']
/** The member's kidney results; a non-empty list opens the kidney health pages. `GET /services/service-athome-labs/users/me/results`. Throws `ApiProblem`. */
export const listKidneyResults = (client: PortalClient, init: CallInit = {}): Promise<ListKidneyResultsAnswer> =>
  answer('listKidneyResults', client.GET('/services/service-athome-labs/users/me/results', { ...init }))

export type ListLabResultsParams = NonNullable<operations['listLabResults']['parameters']['query']>
export type ListLabResultsAnswer = operations['listLabResults']['responses'][200]['content']['application/json']
/** Results of one kind of laboratory test. `GET /services/service-athome-labs/users/me/labResults`. Throws `ApiProblem`. */
export const listLabResults = (client: PortalClient, params: ListLabResultsParams, init: CallInit = {}): Promise<ListLabResultsAnswer> => {
  const query = params
  return answer('listLabResults', client.GET('/services/service-athome-labs/users/me/labResults', { ...init, params: { query } }))
}

export type OrderLabKitParams = { body: NonNullable<operations['orderLabKit']['requestBody']>['content']['application/json'] }
export type OrderLabKitAnswer = operations['orderLabKit']['responses'][201]['content']['application/json']
/** Send a lab kit to somebody who is no member yet. `POST /services/service-athome-labs/v1/nonmembers/labOrders`. Throws `ApiProblem`. */
export const orderLabKit = (client: PortalClient, params: OrderLabKitParams, init: CallInit = {}): Promise<OrderLabKitAnswer> => {
  const { body } = params
  return answer('orderLabKit', client.POST('/services/service-athome-labs/v1/nonmembers/labOrders', { ...init, body }))
}

export type ListScoresAnswer = operations['listScores']['responses'][200]['content']['application/json']
/** The cardiometabolic scores of all pillars. `GET /services/service-cardiometabolic/v1/users/me/scores`. Throws `ApiProblem`. */
export const listScores = (client: PortalClient, init: CallInit = {}): Promise<ListScoresAnswer> =>
  answer('listScores', client.GET('/services/service-cardiometabolic/v1/users/me/scores', { ...init }))

export type GetScoreParams = operations['getScore']['parameters']['path']
export type GetScoreAnswer = operations['getScore']['responses'][200]['content']['application/json']
/** The cardiometabolic score of one pillar. `GET /services/service-cardiometabolic/v1/users/me/scores/{pillar}`. Throws `ApiProblem`. */
export const getScore = (client: PortalClient, params: GetScoreParams, init: CallInit = {}): Promise<GetScoreAnswer> => {
  const { pillar } = params
  return answer('getScore', client.GET('/services/service-cardiometabolic/v1/users/me/scores/{pillar}', { ...init, params: { path: { pillar } } }))
}

export type GetLaunchpadAnswer = operations['getLaunchpad']['responses'][200]['content']['application/json']
/** The steps of the member's start. `GET /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const getLaunchpad = (client: PortalClient, init: CallInit = {}): Promise<GetLaunchpadAnswer> =>
  answer('getLaunchpad', client.GET('/services/service-journey-guidance/v1/users/me/launchpad', { ...init }))

export type DeleteLaunchpadAnswer = undefined
/** Put the launchpad away for good. `DELETE /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const deleteLaunchpad = (client: PortalClient, init: CallInit = {}): Promise<DeleteLaunchpadAnswer> =>
  answer('deleteLaunchpad', client.DELETE('/services/service-journey-guidance/v1/users/me/launchpad', { ...init }))

export type UpdateLaunchpadParams = { body: NonNullable<operations['updateLaunchpad']['requestBody']>['content']['application/json'] }
export type UpdateLaunchpadAnswer = operations['updateLaunchpad']['responses'][200]['content']['application/json']
/** Set the status of one step. `PATCH /services/service-journey-guidance/v1/users/me/launchpad`. Throws `ApiProblem`. */
export const updateLaunchpad = (client: PortalClient, params: UpdateLaunchpadParams, init: CallInit = {}): Promise<UpdateLaunchpadAnswer> => {
  const { body } = params
  return answer('updateLaunchpad', client.PATCH('/services/service-journey-guidance/v1/users/me/launchpad', { ...init, body }))
}

export type GetOnboardingDisplayAnswer = operations['getOnboardingDisplay']['responses'][200]['content']['application/json']
/** Whether the onboarding is shown. `GET /services/service-journey-guidance/v1/users/me/onboarding/display`. Throws `ApiProblem`. */
export const getOnboardingDisplay = (client: PortalClient, init: CallInit = {}): Promise<GetOnboardingDisplayAnswer> =>
  answer('getOnboardingDisplay', client.GET('/services/service-journey-guidance/v1/users/me/onboarding/display', { ...init }))

export type ListBloodPressureReadingsParams = operations['listBloodPressureReadings']['parameters']['path'] & NonNullable<operations['listBloodPressureReadings']['parameters']['query']>
export type ListBloodPressureReadingsAnswer = operations['listBloodPressureReadings']['responses'][200]['content']['application/json']
/** The member's blood pressure readings of a range, newest first. `GET /v1/users/{userId}/reading/bp`. Throws `ApiProblem`. */
export const listBloodPressureReadings = (client: PortalClient, params: ListBloodPressureReadingsParams, init: CallInit = {}): Promise<ListBloodPressureReadingsAnswer> => {
  const { userId, ...query } = params
  return answer('listBloodPressureReadings', client.GET('/v1/users/{userId}/reading/bp', { ...init, params: { path: { userId }, query } }))
}

export type GetBloodPressureStatsParams = NonNullable<operations['getBloodPressureStats']['parameters']['query']>
export type GetBloodPressureStatsAnswer = operations['getBloodPressureStats']['responses'][200]['content']['application/json']
/** Statistics of the member's blood pressure over a range. `GET /v1/users/me/reading/bp/stats`. Throws `ApiProblem`. */
export const getBloodPressureStats = (client: PortalClient, params: GetBloodPressureStatsParams, init: CallInit = {}): Promise<GetBloodPressureStatsAnswer> => {
  const query = params
  return answer('getBloodPressureStats', client.GET('/v1/users/me/reading/bp/stats', { ...init, params: { query } }))
}

export type ListBloodSugarReadingsParams = NonNullable<operations['listBloodSugarReadings']['parameters']['query']>
export type ListBloodSugarReadingsAnswer = operations['listBloodSugarReadings']['responses'][200]['content']['application/json']
/** The member's blood sugar readings of a range, newest first. `GET /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const listBloodSugarReadings = (client: PortalClient, params: ListBloodSugarReadingsParams, init: CallInit = {}): Promise<ListBloodSugarReadingsAnswer> => {
  const query = params
  return answer('listBloodSugarReadings', client.GET('/v1/users/me/readings/bgs/data', { ...init, params: { query } }))
}

export type CreateBloodSugarReadingParams = { body: NonNullable<operations['createBloodSugarReading']['requestBody']>['content']['application/json'] }
export type CreateBloodSugarReadingAnswer = operations['createBloodSugarReading']['responses'][201]['content']['application/json']
/** Add a reading that the member took and types in herself. `POST /v1/users/me/readings/bgs/data`. Throws `ApiProblem`. */
export const createBloodSugarReading = (client: PortalClient, params: CreateBloodSugarReadingParams, init: CallInit = {}): Promise<CreateBloodSugarReadingAnswer> => {
  const { body } = params
  return answer('createBloodSugarReading', client.POST('/v1/users/me/readings/bgs/data', { ...init, body }))
}

export type GetBloodSugarStatsParams = NonNullable<operations['getBloodSugarStats']['parameters']['query']>
export type GetBloodSugarStatsAnswer = operations['getBloodSugarStats']['responses'][200]['content']['application/json']
/** Statistics of the member's blood sugar over a range, in all, by meal and by hour. `GET /v1/users/me/readings/bgs/stats/extended`. Throws `ApiProblem`. */
export const getBloodSugarStats = (client: PortalClient, params: GetBloodSugarStatsParams, init: CallInit = {}): Promise<GetBloodSugarStatsAnswer> => {
  const query = params
  return answer('getBloodSugarStats', client.GET('/v1/users/me/readings/bgs/stats/extended', { ...init, params: { query } }))
}

export type UpdateBloodSugarReadingParams = operations['updateBloodSugarReading']['parameters']['path'] & { body: NonNullable<operations['updateBloodSugarReading']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarReadingAnswer = operations['updateBloodSugarReading']['responses'][200]['content']['application/json']
/** Change what was told of a reading. `PATCH /v1/users/me/readings/bgs/{id}`. Throws `ApiProblem`. */
export const updateBloodSugarReading = (client: PortalClient, params: UpdateBloodSugarReadingParams, init: CallInit = {}): Promise<UpdateBloodSugarReadingAnswer> => {
  const { id, body } = params
  return answer('updateBloodSugarReading', client.PATCH('/v1/users/me/readings/bgs/{id}', { ...init, params: { path: { id } }, body }))
}

export type GetBloodSugarAlertsAnswer = operations['getBloodSugarAlerts']['responses'][200]['content']['application/json']
/** When somebody is told about a blood sugar reading, and who. `GET /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const getBloodSugarAlerts = (client: PortalClient, init: CallInit = {}): Promise<GetBloodSugarAlertsAnswer> =>
  answer('getBloodSugarAlerts', client.GET('/v1/users/me/settings/alerts/bg', { ...init }))

export type UpdateBloodSugarAlertsParams = { body: NonNullable<operations['updateBloodSugarAlerts']['requestBody']>['content']['application/json'] }
export type UpdateBloodSugarAlertsAnswer = operations['updateBloodSugarAlerts']['responses'][200]['content']['application/json']
/** Change these settings. `PATCH /v1/users/me/settings/alerts/bg`. Throws `ApiProblem`. */
export const updateBloodSugarAlerts = (client: PortalClient, params: UpdateBloodSugarAlertsParams, init: CallInit = {}): Promise<UpdateBloodSugarAlertsAnswer> => {
  const { body } = params
  return answer('updateBloodSugarAlerts', client.PATCH('/v1/users/me/settings/alerts/bg', { ...init, body }))
}

export type ListWeightReadingsParams = NonNullable<operations['listWeightReadings']['parameters']['query']>
export type ListWeightReadingsAnswer = operations['listWeightReadings']['responses'][200]['content']['application/json']
/** The member's weight readings, newest first. `GET /v1/users/me/reading/weights`. Throws `ApiProblem`. */
export const listWeightReadings = (client: PortalClient, params: ListWeightReadingsParams = {}, init: CallInit = {}): Promise<ListWeightReadingsAnswer> => {
  const query = params
  return answer('listWeightReadings', client.GET('/v1/users/me/reading/weights', { ...init, params: { query } }))
}

export type GetWeightStatsParams = NonNullable<operations['getWeightStats']['parameters']['query']>
export type GetWeightStatsAnswer = operations['getWeightStats']['responses'][200]['content']['application/json']
/** What the member's weight did over some durations. `GET /v1/users/me/reading/weight/stats`. Throws `ApiProblem`. */
export const getWeightStats = (client: PortalClient, params: GetWeightStatsParams = {}, init: CallInit = {}): Promise<GetWeightStatsAnswer> => {
  const query = params
  return answer('getWeightStats', client.GET('/v1/users/me/reading/weight/stats', { ...init, params: { query } }))
}

export type GetWeightTargetAnswer = operations['getWeightTarget']['responses'][200]['content']['application/json']
/** The weight that the member wants to reach. `GET /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const getWeightTarget = (client: PortalClient, init: CallInit = {}): Promise<GetWeightTargetAnswer> =>
  answer('getWeightTarget', client.GET('/v1/users/me/reading/weight/target', { ...init }))

export type SetWeightTargetParams = { body: NonNullable<operations['setWeightTarget']['requestBody']>['content']['application/json'] }
export type SetWeightTargetAnswer = operations['setWeightTarget']['responses'][200]['content']['application/json']
/** Set that weight. `POST /v1/users/me/reading/weight/target`. Throws `ApiProblem`. */
export const setWeightTarget = (client: PortalClient, params: SetWeightTargetParams, init: CallInit = {}): Promise<SetWeightTargetAnswer> => {
  const { body } = params
  return answer('setWeightTarget', client.POST('/v1/users/me/reading/weight/target', { ...init, body }))
}

export type MarkWeightReadingParams = operations['markWeightReading']['parameters']['path'] & { body: NonNullable<operations['markWeightReading']['requestBody']>['content']['application/json'] }
export type MarkWeightReadingAnswer = operations['markWeightReading']['responses'][200]['content']['application/json']
/** Say whether a reading is irregular. `PUT /v1/users/me/reading/weight/{id}`. Throws `ApiProblem`. */
export const markWeightReading = (client: PortalClient, params: MarkWeightReadingParams, init: CallInit = {}): Promise<MarkWeightReadingAnswer> => {
  const { id, body } = params
  return answer('markWeightReading', client.PUT('/v1/users/me/reading/weight/{id}', { ...init, params: { path: { id } }, body }))
}
