// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import {
  signIn,
  type SignInParams,
  type SignInAnswer,
  refreshSession,
  type RefreshSessionParams,
  type RefreshSessionAnswer,
  signOut,
  type SignOutAnswer,
  answerMfaChallenge,
  type AnswerMfaChallengeParams,
  type AnswerMfaChallengeAnswer,
  listMfaContactPoints,
  type ListMfaContactPointsParams,
  type ListMfaContactPointsAnswer,
  changePassword,
  type ChangePasswordParams,
  type ChangePasswordAnswer,
  requestPasswordReset,
  type RequestPasswordResetParams,
  type RequestPasswordResetAnswer,
  resetPassword,
  type ResetPasswordParams,
  type ResetPasswordAnswer,
  sendVerification,
  type SendVerificationParams,
  type SendVerificationAnswer,
  confirmVerification,
  type ConfirmVerificationParams,
  type ConfirmVerificationAnswer,
  createAccessCode,
  type CreateAccessCodeParams,
  type CreateAccessCodeAnswer,
  createChatAppCode,
  type CreateChatAppCodeParams,
  type CreateChatAppCodeAnswer,
  signInToEducation,
  type SignInToEducationParams,
  type SignInToEducationAnswer,
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
  exchangeTeamsToken,
  type ExchangeTeamsTokenParams,
  type ExchangeTeamsTokenAnswer,
  getImpersonation,
  type GetImpersonationAnswer,
  endImpersonation,
  type EndImpersonationAnswer,
  getUserToken,
  type GetUserTokenAnswer,
  savePreference,
  type SavePreferenceParams,
  type SavePreferenceAnswer,
  getLocale,
  type GetLocaleParams,
  type GetLocaleAnswer,
  getPersonalInfo,
  type GetPersonalInfoParams,
  type GetPersonalInfoAnswer,
  savePersonalInfo,
  type SavePersonalInfoParams,
  type SavePersonalInfoAnswer,
  getAccount,
  type GetAccountAnswer,
  getCoachingInfo,
  type GetCoachingInfoAnswer,
  getPublicIdentity,
  type GetPublicIdentityAnswer,
  getPromo,
  type GetPromoParams,
  type GetPromoAnswer,
  getFeatures,
  type GetFeaturesAnswer,
  getHealthInfo,
  type GetHealthInfoAnswer,
  saveHealthInfo,
  type SaveHealthInfoParams,
  type SaveHealthInfoAnswer,
  listContacts,
  type ListContactsAnswer,
  addContact,
  type AddContactParams,
  type AddContactAnswer,
  deleteContact,
  type DeleteContactParams,
  type DeleteContactAnswer,
  updateContact,
  type UpdateContactParams,
  type UpdateContactAnswer,
  listAppPreferences,
  type ListAppPreferencesAnswer,
  saveAppPreferences,
  type SaveAppPreferencesParams,
  type SaveAppPreferencesAnswer,
  listSupplyOrders,
  type ListSupplyOrdersParams,
  type ListSupplyOrdersAnswer,
  placeSupplyOrder,
  type PlaceSupplyOrderParams,
  type PlaceSupplyOrderAnswer,
  getStripSupply,
  type GetStripSupplyAnswer,
  saveStripsRemaining,
  type SaveStripsRemainingParams,
  type SaveStripsRemainingAnswer,
  getStripEligibility,
  type GetStripEligibilityAnswer,
  getDeviceGroups,
  type GetDeviceGroupsAnswer,
  listLabOrderResults,
  type ListLabOrderResultsParams,
  type ListLabOrderResultsAnswer,
  listKidneyResults,
  type ListKidneyResultsAnswer,
  listLabResults,
  type ListLabResultsParams,
  type ListLabResultsAnswer,
  orderLabKit,
  type OrderLabKitParams,
  type OrderLabKitAnswer,
  listScores,
  type ListScoresAnswer,
  getScore,
  type GetScoreParams,
  type GetScoreAnswer,
  getLaunchpad,
  type GetLaunchpadAnswer,
  deleteLaunchpad,
  type DeleteLaunchpadAnswer,
  updateLaunchpad,
  type UpdateLaunchpadParams,
  type UpdateLaunchpadAnswer,
  getOnboardingDisplay,
  type GetOnboardingDisplayAnswer,
  listBloodPressureReadings,
  type ListBloodPressureReadingsParams,
  type ListBloodPressureReadingsAnswer,
  getBloodPressureStats,
  type GetBloodPressureStatsParams,
  type GetBloodPressureStatsAnswer,
  listBloodSugarReadings,
  type ListBloodSugarReadingsParams,
  type ListBloodSugarReadingsAnswer,
  createBloodSugarReading,
  type CreateBloodSugarReadingParams,
  type CreateBloodSugarReadingAnswer,
  getBloodSugarStats,
  type GetBloodSugarStatsParams,
  type GetBloodSugarStatsAnswer,
  updateBloodSugarReading,
  type UpdateBloodSugarReadingParams,
  type UpdateBloodSugarReadingAnswer,
  getBloodSugarAlerts,
  type GetBloodSugarAlertsAnswer,
  updateBloodSugarAlerts,
  type UpdateBloodSugarAlertsParams,
  type UpdateBloodSugarAlertsAnswer,
  listWeightReadings,
  type ListWeightReadingsParams,
  type ListWeightReadingsAnswer,
  getWeightStats,
  type GetWeightStatsParams,
  type GetWeightStatsAnswer,
  getWeightTarget,
  type GetWeightTargetAnswer,
  setWeightTarget,
  type SetWeightTargetParams,
  type SetWeightTargetAnswer,
  markWeightReading,
  type MarkWeightReadingParams,
  type MarkWeightReadingAnswer,
} from './calls.ts'
import type { CallInit, PortalClient } from './client.ts'
import type { ApiProblem } from './problem.ts'

/** Query options of one question: give them to `useQuery`, `queryClient.fetchQuery`, `prefetchQuery`, … */
export interface QuestionOptions<Key extends readonly unknown[], Data> {
  readonly queryKey: DataTag<Key, Data, ApiProblem>
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>
}

/** Mutation options of one operation. */
export interface ChangeOptions<Variables, Data> {
  readonly mutationKey: readonly [string]
  readonly mutationFn: (variables: Variables) => Promise<Data>
}

/** The only place where a key gets its types: the tag is of types only and has no value. */
const tagged = <Data, Key extends readonly unknown[]>(key: Key) => key as DataTag<Key, Data, ApiProblem>

/** Sign in with a password, an access code or an auth token. */
export const signInMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SignInParams, SignInAnswer> => ({
  mutationKey: ['signIn'],
  mutationFn: (params) => signIn(client, params, init),
})

/** Swap the refresh token for a new access token and a new refresh token. */
export const refreshSessionMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<RefreshSessionParams, RefreshSessionAnswer> => ({
  mutationKey: ['refreshSession'],
  mutationFn: (params) => refreshSession(client, params, init),
})

/** End the session, its access tokens and its refresh tokens. */
export const signOutMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<void, SignOutAnswer> => ({
  mutationKey: ['signOut'],
  mutationFn: () => signOut(client, init),
})

/** Have a one-time code sent, or hand it in. */
export const answerMfaChallengeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<AnswerMfaChallengeParams, AnswerMfaChallengeAnswer> => ({
  mutationKey: ['answerMfaChallenge'],
  mutationFn: (params) => answerMfaChallenge(client, params, init),
})

/** Key of `listMfaContactPoints`: the operation and what it was asked; `['listMfaContactPoints']` alone matches every asking. */
export const listMfaContactPointsKey = (params: ListMfaContactPointsParams) => ['listMfaContactPoints', params] as const

/** Where a one-time code can be sent. */
export const listMfaContactPointsOptions = (client: PortalClient, params: ListMfaContactPointsParams, init: CallInit = {}): QuestionOptions<readonly ['listMfaContactPoints', ListMfaContactPointsParams], ListMfaContactPointsAnswer> => ({
  queryKey: tagged<ListMfaContactPointsAnswer, readonly ['listMfaContactPoints', ListMfaContactPointsParams]>(listMfaContactPointsKey(params)),
  queryFn: ({ signal }) => listMfaContactPoints(client, params, { ...init, signal }),
})

/** Change the password. */
export const changePasswordMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ChangePasswordParams, ChangePasswordAnswer> => ({
  mutationKey: ['changePassword'],
  mutationFn: (params) => changePassword(client, params, init),
})

/** Have a link for a new password mailed. */
export const requestPasswordResetMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<RequestPasswordResetParams, RequestPasswordResetAnswer> => ({
  mutationKey: ['requestPasswordReset'],
  mutationFn: (params) => requestPasswordReset(client, params, init),
})

/** Set a new password with the token of the mail. */
export const resetPasswordMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ResetPasswordParams, ResetPasswordAnswer> => ({
  mutationKey: ['resetPassword'],
  mutationFn: (params) => resetPassword(client, params, init),
})

/** Have the mail that confirms an address sent again. */
export const sendVerificationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SendVerificationParams, SendVerificationAnswer> => ({
  mutationKey: ['sendVerification'],
  mutationFn: (params) => sendVerification(client, params, init),
})

/** Confirm the address with the token of the mail. */
export const confirmVerificationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ConfirmVerificationParams, ConfirmVerificationAnswer> => ({
  mutationKey: ['confirmVerification'],
  mutationFn: (params) => confirmVerification(client, params, init),
})

/** Swap a signed token for an access code. */
export const createAccessCodeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<CreateAccessCodeParams, CreateAccessCodeAnswer> => ({
  mutationKey: ['createAccessCode'],
  mutationFn: (params) => createAccessCode(client, params, init),
})

/** Sign in for the chat app (Teams). */
export const createChatAppCodeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<CreateChatAppCodeParams, CreateChatAppCodeAnswer> => ({
  mutationKey: ['createChatAppCode'],
  mutationFn: (params) => createChatAppCode(client, params, init),
})

/** Sign in with the code that an education course gave. */
export const signInToEducationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SignInToEducationParams, SignInToEducationAnswer> => ({
  mutationKey: ['signInToEducation'],
  mutationFn: (params) => signInToEducation(client, params, init),
})

/** Sign in with the access code that a partner gave. */
export const signInWithPartnerCodeMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SignInWithPartnerCodeParams, SignInWithPartnerCodeAnswer> => ({
  mutationKey: ['signInWithPartnerCode'],
  mutationFn: (params) => signInWithPartnerCode(client, params, init),
})

/** Sign in with the code that our own identity service gave for a partner. */
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

/** Whether a partner's OpenID Connect sign-in stands ready for the member portal. */
export const checkPartnerOidcOptions = (client: PortalClient, params: CheckPartnerOidcParams, init: CallInit = {}): QuestionOptions<readonly ['checkPartnerOidc', CheckPartnerOidcParams], CheckPartnerOidcAnswer> => ({
  queryKey: tagged<CheckPartnerOidcAnswer, readonly ['checkPartnerOidc', CheckPartnerOidcParams]>(checkPartnerOidcKey(params)),
  queryFn: ({ signal }) => checkPartnerOidc(client, params, { ...init, signal }),
})

/** Swap the token of the workplace-chat client for an access token. */
export const exchangeTeamsTokenMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<ExchangeTeamsTokenParams, ExchangeTeamsTokenAnswer> => ({
  mutationKey: ['exchangeTeamsToken'],
  mutationFn: (params) => exchangeTeamsToken(client, params, init),
})

/** Key of `getImpersonation`: the operation and what it was asked; `['getImpersonation']` alone matches every asking. */
export const getImpersonationKey = () => ['getImpersonation'] as const

/** Who of the staff views this member's account. */
export const getImpersonationOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getImpersonation'], GetImpersonationAnswer> => ({
  queryKey: tagged<GetImpersonationAnswer, readonly ['getImpersonation']>(getImpersonationKey()),
  queryFn: ({ signal }) => getImpersonation(client, { ...init, signal }),
})

/** Stop viewing the member's account. */
export const endImpersonationMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<void, EndImpersonationAnswer> => ({
  mutationKey: ['endImpersonation'],
  mutationFn: () => endImpersonation(client, init),
})

/** Key of `getUserToken`: the operation and what it was asked; `['getUserToken']` alone matches every asking. */
export const getUserTokenKey = () => ['getUserToken'] as const

/** Who the access token speaks for. */
export const getUserTokenOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getUserToken'], GetUserTokenAnswer> => ({
  queryKey: tagged<GetUserTokenAnswer, readonly ['getUserToken']>(getUserTokenKey()),
  queryFn: ({ signal }) => getUserToken(client, { ...init, signal }),
})

/** Save one preference of the member - her language. */
export const savePreferenceMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SavePreferenceParams, SavePreferenceAnswer> => ({
  mutationKey: ['savePreference'],
  mutationFn: (params) => savePreference(client, params, init),
})

/** Key of `getLocale`: the operation and what it was asked; `['getLocale']` alone matches every asking. */
export const getLocaleKey = (params: GetLocaleParams) => ['getLocale', params] as const

/** The language stored for the account. */
export const getLocaleOptions = (client: PortalClient, params: GetLocaleParams, init: CallInit = {}): QuestionOptions<readonly ['getLocale', GetLocaleParams], GetLocaleAnswer> => ({
  queryKey: tagged<GetLocaleAnswer, readonly ['getLocale', GetLocaleParams]>(getLocaleKey(params)),
  queryFn: ({ signal }) => getLocale(client, params, { ...init, signal }),
})

/** Key of `getPersonalInfo`: the operation and what it was asked; `['getPersonalInfo']` alone matches every asking. */
export const getPersonalInfoKey = (params: GetPersonalInfoParams) => ['getPersonalInfo', params] as const

/** The member's own particulars. */
export const getPersonalInfoOptions = (client: PortalClient, params: GetPersonalInfoParams = {}, init: CallInit = {}): QuestionOptions<readonly ['getPersonalInfo', GetPersonalInfoParams], GetPersonalInfoAnswer> => ({
  queryKey: tagged<GetPersonalInfoAnswer, readonly ['getPersonalInfo', GetPersonalInfoParams]>(getPersonalInfoKey(params)),
  queryFn: ({ signal }) => getPersonalInfo(client, params, { ...init, signal }),
})

/** Replace the member's own particulars. */
export const savePersonalInfoMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SavePersonalInfoParams, SavePersonalInfoAnswer> => ({
  mutationKey: ['savePersonalInfo'],
  mutationFn: (params) => savePersonalInfo(client, params, init),
})

/** Key of `getAccount`: the operation and what it was asked; `['getAccount']` alone matches every asking. */
export const getAccountKey = () => ['getAccount'] as const

/** The member's account with the employer or plan. */
export const getAccountOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getAccount'], GetAccountAnswer> => ({
  queryKey: tagged<GetAccountAnswer, readonly ['getAccount']>(getAccountKey()),
  queryFn: ({ signal }) => getAccount(client, { ...init, signal }),
})

/** Key of `getCoachingInfo`: the operation and what it was asked; `['getCoachingInfo']` alone matches every asking. */
export const getCoachingInfoKey = () => ['getCoachingInfo'] as const

/** Whether the coach is shared with another product. */
export const getCoachingInfoOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getCoachingInfo'], GetCoachingInfoAnswer> => ({
  queryKey: tagged<GetCoachingInfoAnswer, readonly ['getCoachingInfo']>(getCoachingInfoKey()),
  queryFn: ({ signal }) => getCoachingInfo(client, { ...init, signal }),
})

/** Key of `getPublicIdentity`: the operation and what it was asked; `['getPublicIdentity']` alone matches every asking. */
export const getPublicIdentityKey = () => ['getPublicIdentity'] as const

/** The member's id that other parties may see. */
export const getPublicIdentityOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getPublicIdentity'], GetPublicIdentityAnswer> => ({
  queryKey: tagged<GetPublicIdentityAnswer, readonly ['getPublicIdentity']>(getPublicIdentityKey()),
  queryFn: ({ signal }) => getPublicIdentity(client, { ...init, signal }),
})

/** Key of `getPromo`: the operation and what it was asked; `['getPromo']` alone matches every asking. */
export const getPromoKey = (params: GetPromoParams) => ['getPromo', params] as const

/** What the employer's campaign says of its members. */
export const getPromoOptions = (client: PortalClient, params: GetPromoParams, init: CallInit = {}): QuestionOptions<readonly ['getPromo', GetPromoParams], GetPromoAnswer> => ({
  queryKey: tagged<GetPromoAnswer, readonly ['getPromo', GetPromoParams]>(getPromoKey(params)),
  queryFn: ({ signal }) => getPromo(client, params, { ...init, signal }),
})

/** Key of `getFeatures`: the operation and what it was asked; `['getFeatures']` alone matches every asking. */
export const getFeaturesKey = () => ['getFeatures'] as const

/** The features that are switched on for the member. */
export const getFeaturesOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getFeatures'], GetFeaturesAnswer> => ({
  queryKey: tagged<GetFeaturesAnswer, readonly ['getFeatures']>(getFeaturesKey()),
  queryFn: ({ signal }) => getFeatures(client, { ...init, signal }),
})

/** Key of `getHealthInfo`: the operation and what it was asked; `['getHealthInfo']` alone matches every asking. */
export const getHealthInfoKey = () => ['getHealthInfo'] as const

/** What the member told of her health and of herself. */
export const getHealthInfoOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getHealthInfo'], GetHealthInfoAnswer> => ({
  queryKey: tagged<GetHealthInfoAnswer, readonly ['getHealthInfo']>(getHealthInfoKey()),
  queryFn: ({ signal }) => getHealthInfo(client, { ...init, signal }),
})

/** Replace what the member told of her health and of herself. */
export const saveHealthInfoMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SaveHealthInfoParams, SaveHealthInfoAnswer> => ({
  mutationKey: ['saveHealthInfo'],
  mutationFn: (params) => saveHealthInfo(client, params, init),
})

/** Key of `listContacts`: the operation and what it was asked; `['listContacts']` alone matches every asking. */
export const listContactsKey = () => ['listContacts'] as const

/** The people whom the member named, in the order in which they were added. */
export const listContactsOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listContacts'], ListContactsAnswer> => ({
  queryKey: tagged<ListContactsAnswer, readonly ['listContacts']>(listContactsKey()),
  queryFn: ({ signal }) => listContacts(client, { ...init, signal }),
})

/** Name one more person. */
export const addContactMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<AddContactParams, AddContactAnswer> => ({
  mutationKey: ['addContact'],
  mutationFn: (params) => addContact(client, params, init),
})

/** Take a contact off the list. */
export const deleteContactMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<DeleteContactParams, DeleteContactAnswer> => ({
  mutationKey: ['deleteContact'],
  mutationFn: (params) => deleteContact(client, params, init),
})

/** Change what is given of a contact, and leave the rest. */
export const updateContactMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateContactParams, UpdateContactAnswer> => ({
  mutationKey: ['updateContact'],
  mutationFn: (params) => updateContact(client, params, init),
})

/** Key of `listAppPreferences`: the operation and what it was asked; `['listAppPreferences']` alone matches every asking. */
export const listAppPreferencesKey = () => ['listAppPreferences'] as const

/** The member's preferences of every app, as they were saved. */
export const listAppPreferencesOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listAppPreferences'], ListAppPreferencesAnswer> => ({
  queryKey: tagged<ListAppPreferencesAnswer, readonly ['listAppPreferences']>(listAppPreferencesKey()),
  queryFn: ({ signal }) => listAppPreferences(client, { ...init, signal }),
})

/** Save preferences: each takes the place of the one of the same app, instance and name; the others stay. */
export const saveAppPreferencesMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SaveAppPreferencesParams, SaveAppPreferencesAnswer> => ({
  mutationKey: ['saveAppPreferences'],
  mutationFn: (params) => saveAppPreferences(client, params, init),
})

/** Key of `listSupplyOrders`: the operation and what it was asked; `['listSupplyOrders']` alone matches every asking. */
export const listSupplyOrdersKey = (params: ListSupplyOrdersParams) => ['listSupplyOrders', params] as const

/** The member's orders of supplies, newest first. */
export const listSupplyOrdersOptions = (client: PortalClient, params: ListSupplyOrdersParams = {}, init: CallInit = {}): QuestionOptions<readonly ['listSupplyOrders', ListSupplyOrdersParams], ListSupplyOrdersAnswer> => ({
  queryKey: tagged<ListSupplyOrdersAnswer, readonly ['listSupplyOrders', ListSupplyOrdersParams]>(listSupplyOrdersKey(params)),
  queryFn: ({ signal }) => listSupplyOrders(client, params, { ...init, signal }),
})

/** Order supplies. */
export const placeSupplyOrderMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<PlaceSupplyOrderParams, PlaceSupplyOrderAnswer> => ({
  mutationKey: ['placeSupplyOrder'],
  mutationFn: (params) => placeSupplyOrder(client, params, init),
})

/** Key of `getStripSupply`: the operation and what it was asked; `['getStripSupply']` alone matches every asking. */
export const getStripSupplyKey = () => ['getStripSupply'] as const

/** How many test strips the member has left. */
export const getStripSupplyOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getStripSupply'], GetStripSupplyAnswer> => ({
  queryKey: tagged<GetStripSupplyAnswer, readonly ['getStripSupply']>(getStripSupplyKey()),
  queryFn: ({ signal }) => getStripSupply(client, { ...init, signal }),
})

/** Say how many test strips are left. */
export const saveStripsRemainingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SaveStripsRemainingParams, SaveStripsRemainingAnswer> => ({
  mutationKey: ['saveStripsRemaining'],
  mutationFn: (params) => saveStripsRemaining(client, params, init),
})

/** Key of `getStripEligibility`: the operation and what it was asked; `['getStripEligibility']` alone matches every asking. */
export const getStripEligibilityKey = () => ['getStripEligibility'] as const

/** Whether the member can order test strips now, and why not. */
export const getStripEligibilityOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getStripEligibility'], GetStripEligibilityAnswer> => ({
  queryKey: tagged<GetStripEligibilityAnswer, readonly ['getStripEligibility']>(getStripEligibilityKey()),
  queryFn: ({ signal }) => getStripEligibility(client, { ...init, signal }),
})

/** Key of `getDeviceGroups`: the operation and what it was asked; `['getDeviceGroups']` alone matches every asking. */
export const getDeviceGroupsKey = () => ['getDeviceGroups'] as const

/** The devices that the member has, by program. */
export const getDeviceGroupsOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getDeviceGroups'], GetDeviceGroupsAnswer> => ({
  queryKey: tagged<GetDeviceGroupsAnswer, readonly ['getDeviceGroups']>(getDeviceGroupsKey()),
  queryFn: ({ signal }) => getDeviceGroups(client, { ...init, signal }),
})

/** Key of `listLabOrderResults`: the operation and what it was asked; `['listLabOrderResults']` alone matches every asking. */
export const listLabOrderResultsKey = (params: ListLabOrderResultsParams) => ['listLabOrderResults', params] as const

/** Results of the tests ordered for the member; a non-empty list means that a test exists. */
export const listLabOrderResultsOptions = (client: PortalClient, params: ListLabOrderResultsParams, init: CallInit = {}): QuestionOptions<readonly ['listLabOrderResults', ListLabOrderResultsParams], ListLabOrderResultsAnswer> => ({
  queryKey: tagged<ListLabOrderResultsAnswer, readonly ['listLabOrderResults', ListLabOrderResultsParams]>(listLabOrderResultsKey(params)),
  queryFn: ({ signal }) => listLabOrderResults(client, params, { ...init, signal }),
})

/** Key of `listKidneyResults`: the operation and what it was asked; `['listKidneyResults']` alone matches every asking. */
export const listKidneyResultsKey = () => ['listKidneyResults'] as const

/** The member's kidney results; a non-empty list opens the kidney health pages. */
export const listKidneyResultsOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listKidneyResults'], ListKidneyResultsAnswer> => ({
  queryKey: tagged<ListKidneyResultsAnswer, readonly ['listKidneyResults']>(listKidneyResultsKey()),
  queryFn: ({ signal }) => listKidneyResults(client, { ...init, signal }),
})

/** Key of `listLabResults`: the operation and what it was asked; `['listLabResults']` alone matches every asking. */
export const listLabResultsKey = (params: ListLabResultsParams) => ['listLabResults', params] as const

/** Results of one kind of laboratory test. */
export const listLabResultsOptions = (client: PortalClient, params: ListLabResultsParams, init: CallInit = {}): QuestionOptions<readonly ['listLabResults', ListLabResultsParams], ListLabResultsAnswer> => ({
  queryKey: tagged<ListLabResultsAnswer, readonly ['listLabResults', ListLabResultsParams]>(listLabResultsKey(params)),
  queryFn: ({ signal }) => listLabResults(client, params, { ...init, signal }),
})

/** Send a lab kit to somebody who is no member yet. */
export const orderLabKitMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<OrderLabKitParams, OrderLabKitAnswer> => ({
  mutationKey: ['orderLabKit'],
  mutationFn: (params) => orderLabKit(client, params, init),
})

/** Key of `listScores`: the operation and what it was asked; `['listScores']` alone matches every asking. */
export const listScoresKey = () => ['listScores'] as const

/** The cardiometabolic scores of all pillars. */
export const listScoresOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['listScores'], ListScoresAnswer> => ({
  queryKey: tagged<ListScoresAnswer, readonly ['listScores']>(listScoresKey()),
  queryFn: ({ signal }) => listScores(client, { ...init, signal }),
})

/** Key of `getScore`: the operation and what it was asked; `['getScore']` alone matches every asking. */
export const getScoreKey = (params: GetScoreParams) => ['getScore', params] as const

/** The cardiometabolic score of one pillar. */
export const getScoreOptions = (client: PortalClient, params: GetScoreParams, init: CallInit = {}): QuestionOptions<readonly ['getScore', GetScoreParams], GetScoreAnswer> => ({
  queryKey: tagged<GetScoreAnswer, readonly ['getScore', GetScoreParams]>(getScoreKey(params)),
  queryFn: ({ signal }) => getScore(client, params, { ...init, signal }),
})

/** Key of `getLaunchpad`: the operation and what it was asked; `['getLaunchpad']` alone matches every asking. */
export const getLaunchpadKey = () => ['getLaunchpad'] as const

/** The steps of the member's start. */
export const getLaunchpadOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getLaunchpad'], GetLaunchpadAnswer> => ({
  queryKey: tagged<GetLaunchpadAnswer, readonly ['getLaunchpad']>(getLaunchpadKey()),
  queryFn: ({ signal }) => getLaunchpad(client, { ...init, signal }),
})

/** Put the launchpad away for good. */
export const deleteLaunchpadMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<void, DeleteLaunchpadAnswer> => ({
  mutationKey: ['deleteLaunchpad'],
  mutationFn: () => deleteLaunchpad(client, init),
})

/** Set the status of one step. */
export const updateLaunchpadMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateLaunchpadParams, UpdateLaunchpadAnswer> => ({
  mutationKey: ['updateLaunchpad'],
  mutationFn: (params) => updateLaunchpad(client, params, init),
})

/** Key of `getOnboardingDisplay`: the operation and what it was asked; `['getOnboardingDisplay']` alone matches every asking. */
export const getOnboardingDisplayKey = () => ['getOnboardingDisplay'] as const

/** Whether the onboarding is shown. */
export const getOnboardingDisplayOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getOnboardingDisplay'], GetOnboardingDisplayAnswer> => ({
  queryKey: tagged<GetOnboardingDisplayAnswer, readonly ['getOnboardingDisplay']>(getOnboardingDisplayKey()),
  queryFn: ({ signal }) => getOnboardingDisplay(client, { ...init, signal }),
})

/** Key of `listBloodPressureReadings`: the operation and what it was asked; `['listBloodPressureReadings']` alone matches every asking. */
export const listBloodPressureReadingsKey = (params: ListBloodPressureReadingsParams) => ['listBloodPressureReadings', params] as const

/** The member's blood pressure readings of a range, newest first. */
export const listBloodPressureReadingsOptions = (client: PortalClient, params: ListBloodPressureReadingsParams, init: CallInit = {}): QuestionOptions<readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams], ListBloodPressureReadingsAnswer> => ({
  queryKey: tagged<ListBloodPressureReadingsAnswer, readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams]>(listBloodPressureReadingsKey(params)),
  queryFn: ({ signal }) => listBloodPressureReadings(client, params, { ...init, signal }),
})

/** Key of `getBloodPressureStats`: the operation and what it was asked; `['getBloodPressureStats']` alone matches every asking. */
export const getBloodPressureStatsKey = (params: GetBloodPressureStatsParams) => ['getBloodPressureStats', params] as const

/** Statistics of the member's blood pressure over a range. */
export const getBloodPressureStatsOptions = (client: PortalClient, params: GetBloodPressureStatsParams, init: CallInit = {}): QuestionOptions<readonly ['getBloodPressureStats', GetBloodPressureStatsParams], GetBloodPressureStatsAnswer> => ({
  queryKey: tagged<GetBloodPressureStatsAnswer, readonly ['getBloodPressureStats', GetBloodPressureStatsParams]>(getBloodPressureStatsKey(params)),
  queryFn: ({ signal }) => getBloodPressureStats(client, params, { ...init, signal }),
})

/** Key of `listBloodSugarReadings`: the operation and what it was asked; `['listBloodSugarReadings']` alone matches every asking. */
export const listBloodSugarReadingsKey = (params: ListBloodSugarReadingsParams) => ['listBloodSugarReadings', params] as const

/** The member's blood sugar readings of a range, newest first. */
export const listBloodSugarReadingsOptions = (client: PortalClient, params: ListBloodSugarReadingsParams, init: CallInit = {}): QuestionOptions<readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams], ListBloodSugarReadingsAnswer> => ({
  queryKey: tagged<ListBloodSugarReadingsAnswer, readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams]>(listBloodSugarReadingsKey(params)),
  queryFn: ({ signal }) => listBloodSugarReadings(client, params, { ...init, signal }),
})

/** Add a reading that the member took and types in herself. */
export const createBloodSugarReadingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<CreateBloodSugarReadingParams, CreateBloodSugarReadingAnswer> => ({
  mutationKey: ['createBloodSugarReading'],
  mutationFn: (params) => createBloodSugarReading(client, params, init),
})

/** Key of `getBloodSugarStats`: the operation and what it was asked; `['getBloodSugarStats']` alone matches every asking. */
export const getBloodSugarStatsKey = (params: GetBloodSugarStatsParams) => ['getBloodSugarStats', params] as const

/** Statistics of the member's blood sugar over a range, in all, by meal and by hour. */
export const getBloodSugarStatsOptions = (client: PortalClient, params: GetBloodSugarStatsParams, init: CallInit = {}): QuestionOptions<readonly ['getBloodSugarStats', GetBloodSugarStatsParams], GetBloodSugarStatsAnswer> => ({
  queryKey: tagged<GetBloodSugarStatsAnswer, readonly ['getBloodSugarStats', GetBloodSugarStatsParams]>(getBloodSugarStatsKey(params)),
  queryFn: ({ signal }) => getBloodSugarStats(client, params, { ...init, signal }),
})

/** Change what was told of a reading. */
export const updateBloodSugarReadingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateBloodSugarReadingParams, UpdateBloodSugarReadingAnswer> => ({
  mutationKey: ['updateBloodSugarReading'],
  mutationFn: (params) => updateBloodSugarReading(client, params, init),
})

/** Key of `getBloodSugarAlerts`: the operation and what it was asked; `['getBloodSugarAlerts']` alone matches every asking. */
export const getBloodSugarAlertsKey = () => ['getBloodSugarAlerts'] as const

/** When somebody is told about a blood sugar reading, and who. */
export const getBloodSugarAlertsOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getBloodSugarAlerts'], GetBloodSugarAlertsAnswer> => ({
  queryKey: tagged<GetBloodSugarAlertsAnswer, readonly ['getBloodSugarAlerts']>(getBloodSugarAlertsKey()),
  queryFn: ({ signal }) => getBloodSugarAlerts(client, { ...init, signal }),
})

/** Change these settings. */
export const updateBloodSugarAlertsMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<UpdateBloodSugarAlertsParams, UpdateBloodSugarAlertsAnswer> => ({
  mutationKey: ['updateBloodSugarAlerts'],
  mutationFn: (params) => updateBloodSugarAlerts(client, params, init),
})

/** Key of `listWeightReadings`: the operation and what it was asked; `['listWeightReadings']` alone matches every asking. */
export const listWeightReadingsKey = (params: ListWeightReadingsParams) => ['listWeightReadings', params] as const

/** The member's weight readings, newest first. */
export const listWeightReadingsOptions = (client: PortalClient, params: ListWeightReadingsParams = {}, init: CallInit = {}): QuestionOptions<readonly ['listWeightReadings', ListWeightReadingsParams], ListWeightReadingsAnswer> => ({
  queryKey: tagged<ListWeightReadingsAnswer, readonly ['listWeightReadings', ListWeightReadingsParams]>(listWeightReadingsKey(params)),
  queryFn: ({ signal }) => listWeightReadings(client, params, { ...init, signal }),
})

/** Key of `getWeightStats`: the operation and what it was asked; `['getWeightStats']` alone matches every asking. */
export const getWeightStatsKey = (params: GetWeightStatsParams) => ['getWeightStats', params] as const

/** What the member's weight did over some durations. */
export const getWeightStatsOptions = (client: PortalClient, params: GetWeightStatsParams = {}, init: CallInit = {}): QuestionOptions<readonly ['getWeightStats', GetWeightStatsParams], GetWeightStatsAnswer> => ({
  queryKey: tagged<GetWeightStatsAnswer, readonly ['getWeightStats', GetWeightStatsParams]>(getWeightStatsKey(params)),
  queryFn: ({ signal }) => getWeightStats(client, params, { ...init, signal }),
})

/** Key of `getWeightTarget`: the operation and what it was asked; `['getWeightTarget']` alone matches every asking. */
export const getWeightTargetKey = () => ['getWeightTarget'] as const

/** The weight that the member wants to reach. */
export const getWeightTargetOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getWeightTarget'], GetWeightTargetAnswer> => ({
  queryKey: tagged<GetWeightTargetAnswer, readonly ['getWeightTarget']>(getWeightTargetKey()),
  queryFn: ({ signal }) => getWeightTarget(client, { ...init, signal }),
})

/** Set that weight. */
export const setWeightTargetMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SetWeightTargetParams, SetWeightTargetAnswer> => ({
  mutationKey: ['setWeightTarget'],
  mutationFn: (params) => setWeightTarget(client, params, init),
})

/** Say whether a reading is irregular. */
export const markWeightReadingMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<MarkWeightReadingParams, MarkWeightReadingAnswer> => ({
  mutationKey: ['markWeightReading'],
  mutationFn: (params) => markWeightReading(client, params, init),
})
