// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  SignInParams,
  SignInAnswer,
  RefreshSessionParams,
  RefreshSessionAnswer,
  SignOutAnswer,
  AnswerMfaChallengeParams,
  AnswerMfaChallengeAnswer,
  ListMfaContactPointsParams,
  ListMfaContactPointsAnswer,
  ChangePasswordParams,
  ChangePasswordAnswer,
  RequestPasswordResetParams,
  RequestPasswordResetAnswer,
  ResetPasswordParams,
  ResetPasswordAnswer,
  SendVerificationParams,
  SendVerificationAnswer,
  ConfirmVerificationParams,
  ConfirmVerificationAnswer,
  CreateAccessCodeParams,
  CreateAccessCodeAnswer,
  CreateChatAppCodeParams,
  CreateChatAppCodeAnswer,
  SignInToEducationParams,
  SignInToEducationAnswer,
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
  ExchangeTeamsTokenParams,
  ExchangeTeamsTokenAnswer,
  GetImpersonationAnswer,
  EndImpersonationAnswer,
  GetUserTokenAnswer,
  SavePreferenceParams,
  SavePreferenceAnswer,
  GetLocaleParams,
  GetLocaleAnswer,
  GetPersonalInfoParams,
  GetPersonalInfoAnswer,
  SavePersonalInfoParams,
  SavePersonalInfoAnswer,
  GetAccountAnswer,
  GetCoachingInfoAnswer,
  GetPublicIdentityAnswer,
  GetPromoParams,
  GetPromoAnswer,
  GetFeaturesAnswer,
  GetHealthInfoAnswer,
  SaveHealthInfoParams,
  SaveHealthInfoAnswer,
  ListContactsAnswer,
  AddContactParams,
  AddContactAnswer,
  DeleteContactParams,
  DeleteContactAnswer,
  UpdateContactParams,
  UpdateContactAnswer,
  ListAppPreferencesAnswer,
  SaveAppPreferencesParams,
  SaveAppPreferencesAnswer,
  ListSupplyOrdersParams,
  ListSupplyOrdersAnswer,
  PlaceSupplyOrderParams,
  PlaceSupplyOrderAnswer,
  GetStripSupplyAnswer,
  SaveStripsRemainingParams,
  SaveStripsRemainingAnswer,
  GetStripEligibilityAnswer,
  GetDeviceGroupsAnswer,
  ListLabOrderResultsParams,
  ListLabOrderResultsAnswer,
  ListKidneyResultsAnswer,
  ListLabResultsParams,
  ListLabResultsAnswer,
  OrderLabKitParams,
  OrderLabKitAnswer,
  ListScoresAnswer,
  GetScoreParams,
  GetScoreAnswer,
  GetLaunchpadAnswer,
  DeleteLaunchpadAnswer,
  UpdateLaunchpadParams,
  UpdateLaunchpadAnswer,
  GetOnboardingDisplayAnswer,
  ListBloodPressureReadingsParams,
  ListBloodPressureReadingsAnswer,
  GetBloodPressureStatsParams,
  GetBloodPressureStatsAnswer,
  ListBloodSugarReadingsParams,
  ListBloodSugarReadingsAnswer,
  CreateBloodSugarReadingParams,
  CreateBloodSugarReadingAnswer,
  GetBloodSugarStatsParams,
  GetBloodSugarStatsAnswer,
  UpdateBloodSugarReadingParams,
  UpdateBloodSugarReadingAnswer,
  GetBloodSugarAlertsAnswer,
  UpdateBloodSugarAlertsParams,
  UpdateBloodSugarAlertsAnswer,
  ListWeightReadingsParams,
  ListWeightReadingsAnswer,
  GetWeightStatsParams,
  GetWeightStatsAnswer,
  GetWeightTargetAnswer,
  SetWeightTargetParams,
  SetWeightTargetAnswer,
  MarkWeightReadingParams,
  MarkWeightReadingAnswer,
} from './calls.ts'
import { usePortalClient } from './client-context.tsx'
import type { ApiProblem } from './problem.ts'
import {
  signInMutation,
  refreshSessionMutation,
  signOutMutation,
  answerMfaChallengeMutation,
  listMfaContactPointsOptions,
  changePasswordMutation,
  requestPasswordResetMutation,
  resetPasswordMutation,
  sendVerificationMutation,
  confirmVerificationMutation,
  createAccessCodeMutation,
  createChatAppCodeMutation,
  signInToEducationMutation,
  signInWithPartnerCodeMutation,
  signInWithIdentityCodeMutation,
  redirectMemberToPartnerMutation,
  redirectToPartnerMutation,
  connectExternalIdMutation,
  checkPartnerOidcOptions,
  exchangeTeamsTokenMutation,
  getImpersonationOptions,
  endImpersonationMutation,
  getUserTokenOptions,
  savePreferenceMutation,
  getLocaleOptions,
  getPersonalInfoOptions,
  savePersonalInfoMutation,
  getAccountOptions,
  getCoachingInfoOptions,
  getPublicIdentityOptions,
  getPromoOptions,
  getFeaturesOptions,
  getHealthInfoOptions,
  saveHealthInfoMutation,
  listContactsOptions,
  addContactMutation,
  deleteContactMutation,
  updateContactMutation,
  listAppPreferencesOptions,
  saveAppPreferencesMutation,
  listSupplyOrdersOptions,
  placeSupplyOrderMutation,
  getStripSupplyOptions,
  saveStripsRemainingMutation,
  getStripEligibilityOptions,
  getDeviceGroupsOptions,
  listLabOrderResultsOptions,
  listKidneyResultsOptions,
  listLabResultsOptions,
  orderLabKitMutation,
  listScoresOptions,
  getScoreOptions,
  getLaunchpadOptions,
  deleteLaunchpadMutation,
  updateLaunchpadMutation,
  getOnboardingDisplayOptions,
  listBloodPressureReadingsOptions,
  getBloodPressureStatsOptions,
  listBloodSugarReadingsOptions,
  createBloodSugarReadingMutation,
  getBloodSugarStatsOptions,
  updateBloodSugarReadingMutation,
  getBloodSugarAlertsOptions,
  updateBloodSugarAlertsMutation,
  listWeightReadingsOptions,
  getWeightStatsOptions,
  getWeightTargetOptions,
  setWeightTargetMutation,
  markWeightReadingMutation,
} from './queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Sign in with a password, an access code or an auth token. */
export const useSignIn = (options?: Changing<SignInAnswer, SignInParams>): UseMutationResult<SignInAnswer, ApiProblem, SignInParams> =>
  useMutation<SignInAnswer, ApiProblem, SignInParams>({ ...options, ...signInMutation(usePortalClient()) })

/** Swap the refresh token for a new access token and a new refresh token. */
export const useRefreshSession = (options?: Changing<RefreshSessionAnswer, RefreshSessionParams>): UseMutationResult<RefreshSessionAnswer, ApiProblem, RefreshSessionParams> =>
  useMutation<RefreshSessionAnswer, ApiProblem, RefreshSessionParams>({ ...options, ...refreshSessionMutation(usePortalClient()) })

/** End the session, its access tokens and its refresh tokens. */
export const useSignOut = (options?: Changing<SignOutAnswer, void>): UseMutationResult<SignOutAnswer, ApiProblem, void> =>
  useMutation<SignOutAnswer, ApiProblem, void>({ ...options, ...signOutMutation(usePortalClient()) })

/** Have a one-time code sent, or hand it in. */
export const useAnswerMfaChallenge = (options?: Changing<AnswerMfaChallengeAnswer, AnswerMfaChallengeParams>): UseMutationResult<AnswerMfaChallengeAnswer, ApiProblem, AnswerMfaChallengeParams> =>
  useMutation<AnswerMfaChallengeAnswer, ApiProblem, AnswerMfaChallengeParams>({ ...options, ...answerMfaChallengeMutation(usePortalClient()) })

/** Where a one-time code can be sent. */
export const useListMfaContactPoints = <Data = ListMfaContactPointsAnswer>(params: ListMfaContactPointsParams, options?: Asking<ListMfaContactPointsAnswer, Data, readonly ['listMfaContactPoints', ListMfaContactPointsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListMfaContactPointsAnswer, ApiProblem, Data, readonly ['listMfaContactPoints', ListMfaContactPointsParams]>({ ...options, ...listMfaContactPointsOptions(usePortalClient(), params) })

/** Change the password. */
export const useChangePassword = (options?: Changing<ChangePasswordAnswer, ChangePasswordParams>): UseMutationResult<ChangePasswordAnswer, ApiProblem, ChangePasswordParams> =>
  useMutation<ChangePasswordAnswer, ApiProblem, ChangePasswordParams>({ ...options, ...changePasswordMutation(usePortalClient()) })

/** Have a link for a new password mailed. */
export const useRequestPasswordReset = (options?: Changing<RequestPasswordResetAnswer, RequestPasswordResetParams>): UseMutationResult<RequestPasswordResetAnswer, ApiProblem, RequestPasswordResetParams> =>
  useMutation<RequestPasswordResetAnswer, ApiProblem, RequestPasswordResetParams>({ ...options, ...requestPasswordResetMutation(usePortalClient()) })

/** Set a new password with the token of the mail. */
export const useResetPassword = (options?: Changing<ResetPasswordAnswer, ResetPasswordParams>): UseMutationResult<ResetPasswordAnswer, ApiProblem, ResetPasswordParams> =>
  useMutation<ResetPasswordAnswer, ApiProblem, ResetPasswordParams>({ ...options, ...resetPasswordMutation(usePortalClient()) })

/** Have the mail that confirms an address sent again. */
export const useSendVerification = (options?: Changing<SendVerificationAnswer, SendVerificationParams>): UseMutationResult<SendVerificationAnswer, ApiProblem, SendVerificationParams> =>
  useMutation<SendVerificationAnswer, ApiProblem, SendVerificationParams>({ ...options, ...sendVerificationMutation(usePortalClient()) })

/** Confirm the address with the token of the mail. */
export const useConfirmVerification = (options?: Changing<ConfirmVerificationAnswer, ConfirmVerificationParams>): UseMutationResult<ConfirmVerificationAnswer, ApiProblem, ConfirmVerificationParams> =>
  useMutation<ConfirmVerificationAnswer, ApiProblem, ConfirmVerificationParams>({ ...options, ...confirmVerificationMutation(usePortalClient()) })

/** Swap a signed token for an access code. */
export const useCreateAccessCode = (options?: Changing<CreateAccessCodeAnswer, CreateAccessCodeParams>): UseMutationResult<CreateAccessCodeAnswer, ApiProblem, CreateAccessCodeParams> =>
  useMutation<CreateAccessCodeAnswer, ApiProblem, CreateAccessCodeParams>({ ...options, ...createAccessCodeMutation(usePortalClient()) })

/** Sign in for the chat app (Teams). */
export const useCreateChatAppCode = (options?: Changing<CreateChatAppCodeAnswer, CreateChatAppCodeParams>): UseMutationResult<CreateChatAppCodeAnswer, ApiProblem, CreateChatAppCodeParams> =>
  useMutation<CreateChatAppCodeAnswer, ApiProblem, CreateChatAppCodeParams>({ ...options, ...createChatAppCodeMutation(usePortalClient()) })

/** Sign in with the code that an education course gave. */
export const useSignInToEducation = (options?: Changing<SignInToEducationAnswer, SignInToEducationParams>): UseMutationResult<SignInToEducationAnswer, ApiProblem, SignInToEducationParams> =>
  useMutation<SignInToEducationAnswer, ApiProblem, SignInToEducationParams>({ ...options, ...signInToEducationMutation(usePortalClient()) })

/** Sign in with the access code that a partner gave. */
export const useSignInWithPartnerCode = (options?: Changing<SignInWithPartnerCodeAnswer, SignInWithPartnerCodeParams>): UseMutationResult<SignInWithPartnerCodeAnswer, ApiProblem, SignInWithPartnerCodeParams> =>
  useMutation<SignInWithPartnerCodeAnswer, ApiProblem, SignInWithPartnerCodeParams>({ ...options, ...signInWithPartnerCodeMutation(usePortalClient()) })

/** Sign in with the code that our own identity service gave for a partner. */
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

/** Whether a partner's OpenID Connect sign-in stands ready for the member portal. */
export const useCheckPartnerOidc = <Data = CheckPartnerOidcAnswer>(params: CheckPartnerOidcParams, options?: Asking<CheckPartnerOidcAnswer, Data, readonly ['checkPartnerOidc', CheckPartnerOidcParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<CheckPartnerOidcAnswer, ApiProblem, Data, readonly ['checkPartnerOidc', CheckPartnerOidcParams]>({ ...options, ...checkPartnerOidcOptions(usePortalClient(), params) })

/** Swap the token of the workplace-chat client for an access token. */
export const useExchangeTeamsToken = (options?: Changing<ExchangeTeamsTokenAnswer, ExchangeTeamsTokenParams>): UseMutationResult<ExchangeTeamsTokenAnswer, ApiProblem, ExchangeTeamsTokenParams> =>
  useMutation<ExchangeTeamsTokenAnswer, ApiProblem, ExchangeTeamsTokenParams>({ ...options, ...exchangeTeamsTokenMutation(usePortalClient()) })

/** Who of the staff views this member's account. */
export const useGetImpersonation = <Data = GetImpersonationAnswer>(options?: Asking<GetImpersonationAnswer, Data, readonly ['getImpersonation']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetImpersonationAnswer, ApiProblem, Data, readonly ['getImpersonation']>({ ...options, ...getImpersonationOptions(usePortalClient()) })

/** Stop viewing the member's account. */
export const useEndImpersonation = (options?: Changing<EndImpersonationAnswer, void>): UseMutationResult<EndImpersonationAnswer, ApiProblem, void> =>
  useMutation<EndImpersonationAnswer, ApiProblem, void>({ ...options, ...endImpersonationMutation(usePortalClient()) })

/** Who the access token speaks for. */
export const useGetUserToken = <Data = GetUserTokenAnswer>(options?: Asking<GetUserTokenAnswer, Data, readonly ['getUserToken']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetUserTokenAnswer, ApiProblem, Data, readonly ['getUserToken']>({ ...options, ...getUserTokenOptions(usePortalClient()) })

/** Save one preference of the member - her language. */
export const useSavePreference = (options?: Changing<SavePreferenceAnswer, SavePreferenceParams>): UseMutationResult<SavePreferenceAnswer, ApiProblem, SavePreferenceParams> =>
  useMutation<SavePreferenceAnswer, ApiProblem, SavePreferenceParams>({ ...options, ...savePreferenceMutation(usePortalClient()) })

/** The language stored for the account. */
export const useGetLocale = <Data = GetLocaleAnswer>(params: GetLocaleParams, options?: Asking<GetLocaleAnswer, Data, readonly ['getLocale', GetLocaleParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetLocaleAnswer, ApiProblem, Data, readonly ['getLocale', GetLocaleParams]>({ ...options, ...getLocaleOptions(usePortalClient(), params) })

/** The member's own particulars. */
export const useGetPersonalInfo = <Data = GetPersonalInfoAnswer>(params: GetPersonalInfoParams = {}, options?: Asking<GetPersonalInfoAnswer, Data, readonly ['getPersonalInfo', GetPersonalInfoParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetPersonalInfoAnswer, ApiProblem, Data, readonly ['getPersonalInfo', GetPersonalInfoParams]>({ ...options, ...getPersonalInfoOptions(usePortalClient(), params) })

/** Replace the member's own particulars. */
export const useSavePersonalInfo = (options?: Changing<SavePersonalInfoAnswer, SavePersonalInfoParams>): UseMutationResult<SavePersonalInfoAnswer, ApiProblem, SavePersonalInfoParams> =>
  useMutation<SavePersonalInfoAnswer, ApiProblem, SavePersonalInfoParams>({ ...options, ...savePersonalInfoMutation(usePortalClient()) })

/** The member's account with the employer or plan. */
export const useGetAccount = <Data = GetAccountAnswer>(options?: Asking<GetAccountAnswer, Data, readonly ['getAccount']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetAccountAnswer, ApiProblem, Data, readonly ['getAccount']>({ ...options, ...getAccountOptions(usePortalClient()) })

/** Whether the coach is shared with another product. */
export const useGetCoachingInfo = <Data = GetCoachingInfoAnswer>(options?: Asking<GetCoachingInfoAnswer, Data, readonly ['getCoachingInfo']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetCoachingInfoAnswer, ApiProblem, Data, readonly ['getCoachingInfo']>({ ...options, ...getCoachingInfoOptions(usePortalClient()) })

/** The member's id that other parties may see. */
export const useGetPublicIdentity = <Data = GetPublicIdentityAnswer>(options?: Asking<GetPublicIdentityAnswer, Data, readonly ['getPublicIdentity']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetPublicIdentityAnswer, ApiProblem, Data, readonly ['getPublicIdentity']>({ ...options, ...getPublicIdentityOptions(usePortalClient()) })

/** What the employer's campaign says of its members. */
export const useGetPromo = <Data = GetPromoAnswer>(params: GetPromoParams, options?: Asking<GetPromoAnswer, Data, readonly ['getPromo', GetPromoParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetPromoAnswer, ApiProblem, Data, readonly ['getPromo', GetPromoParams]>({ ...options, ...getPromoOptions(usePortalClient(), params) })

/** The features that are switched on for the member. */
export const useGetFeatures = <Data = GetFeaturesAnswer>(options?: Asking<GetFeaturesAnswer, Data, readonly ['getFeatures']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetFeaturesAnswer, ApiProblem, Data, readonly ['getFeatures']>({ ...options, ...getFeaturesOptions(usePortalClient()) })

/** What the member told of her health and of herself. */
export const useGetHealthInfo = <Data = GetHealthInfoAnswer>(options?: Asking<GetHealthInfoAnswer, Data, readonly ['getHealthInfo']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetHealthInfoAnswer, ApiProblem, Data, readonly ['getHealthInfo']>({ ...options, ...getHealthInfoOptions(usePortalClient()) })

/** Replace what the member told of her health and of herself. */
export const useSaveHealthInfo = (options?: Changing<SaveHealthInfoAnswer, SaveHealthInfoParams>): UseMutationResult<SaveHealthInfoAnswer, ApiProblem, SaveHealthInfoParams> =>
  useMutation<SaveHealthInfoAnswer, ApiProblem, SaveHealthInfoParams>({ ...options, ...saveHealthInfoMutation(usePortalClient()) })

/** The people whom the member named, in the order in which they were added. */
export const useListContacts = <Data = ListContactsAnswer>(options?: Asking<ListContactsAnswer, Data, readonly ['listContacts']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListContactsAnswer, ApiProblem, Data, readonly ['listContacts']>({ ...options, ...listContactsOptions(usePortalClient()) })

/** Name one more person. */
export const useAddContact = (options?: Changing<AddContactAnswer, AddContactParams>): UseMutationResult<AddContactAnswer, ApiProblem, AddContactParams> =>
  useMutation<AddContactAnswer, ApiProblem, AddContactParams>({ ...options, ...addContactMutation(usePortalClient()) })

/** Take a contact off the list. */
export const useDeleteContact = (options?: Changing<DeleteContactAnswer, DeleteContactParams>): UseMutationResult<DeleteContactAnswer, ApiProblem, DeleteContactParams> =>
  useMutation<DeleteContactAnswer, ApiProblem, DeleteContactParams>({ ...options, ...deleteContactMutation(usePortalClient()) })

/** Change what is given of a contact, and leave the rest. */
export const useUpdateContact = (options?: Changing<UpdateContactAnswer, UpdateContactParams>): UseMutationResult<UpdateContactAnswer, ApiProblem, UpdateContactParams> =>
  useMutation<UpdateContactAnswer, ApiProblem, UpdateContactParams>({ ...options, ...updateContactMutation(usePortalClient()) })

/** The member's preferences of every app, as they were saved. */
export const useListAppPreferences = <Data = ListAppPreferencesAnswer>(options?: Asking<ListAppPreferencesAnswer, Data, readonly ['listAppPreferences']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListAppPreferencesAnswer, ApiProblem, Data, readonly ['listAppPreferences']>({ ...options, ...listAppPreferencesOptions(usePortalClient()) })

/** Save preferences: each takes the place of the one of the same app, instance and name; the others stay. */
export const useSaveAppPreferences = (options?: Changing<SaveAppPreferencesAnswer, SaveAppPreferencesParams>): UseMutationResult<SaveAppPreferencesAnswer, ApiProblem, SaveAppPreferencesParams> =>
  useMutation<SaveAppPreferencesAnswer, ApiProblem, SaveAppPreferencesParams>({ ...options, ...saveAppPreferencesMutation(usePortalClient()) })

/** The member's orders of supplies, newest first. */
export const useListSupplyOrders = <Data = ListSupplyOrdersAnswer>(params: ListSupplyOrdersParams = {}, options?: Asking<ListSupplyOrdersAnswer, Data, readonly ['listSupplyOrders', ListSupplyOrdersParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListSupplyOrdersAnswer, ApiProblem, Data, readonly ['listSupplyOrders', ListSupplyOrdersParams]>({ ...options, ...listSupplyOrdersOptions(usePortalClient(), params) })

/** Order supplies. */
export const usePlaceSupplyOrder = (options?: Changing<PlaceSupplyOrderAnswer, PlaceSupplyOrderParams>): UseMutationResult<PlaceSupplyOrderAnswer, ApiProblem, PlaceSupplyOrderParams> =>
  useMutation<PlaceSupplyOrderAnswer, ApiProblem, PlaceSupplyOrderParams>({ ...options, ...placeSupplyOrderMutation(usePortalClient()) })

/** How many test strips the member has left. */
export const useGetStripSupply = <Data = GetStripSupplyAnswer>(options?: Asking<GetStripSupplyAnswer, Data, readonly ['getStripSupply']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetStripSupplyAnswer, ApiProblem, Data, readonly ['getStripSupply']>({ ...options, ...getStripSupplyOptions(usePortalClient()) })

/** Say how many test strips are left. */
export const useSaveStripsRemaining = (options?: Changing<SaveStripsRemainingAnswer, SaveStripsRemainingParams>): UseMutationResult<SaveStripsRemainingAnswer, ApiProblem, SaveStripsRemainingParams> =>
  useMutation<SaveStripsRemainingAnswer, ApiProblem, SaveStripsRemainingParams>({ ...options, ...saveStripsRemainingMutation(usePortalClient()) })

/** Whether the member can order test strips now, and why not. */
export const useGetStripEligibility = <Data = GetStripEligibilityAnswer>(options?: Asking<GetStripEligibilityAnswer, Data, readonly ['getStripEligibility']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetStripEligibilityAnswer, ApiProblem, Data, readonly ['getStripEligibility']>({ ...options, ...getStripEligibilityOptions(usePortalClient()) })

/** The devices that the member has, by program. */
export const useGetDeviceGroups = <Data = GetDeviceGroupsAnswer>(options?: Asking<GetDeviceGroupsAnswer, Data, readonly ['getDeviceGroups']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetDeviceGroupsAnswer, ApiProblem, Data, readonly ['getDeviceGroups']>({ ...options, ...getDeviceGroupsOptions(usePortalClient()) })

/** Results of the tests ordered for the member; a non-empty list means that a test exists. */
export const useListLabOrderResults = <Data = ListLabOrderResultsAnswer>(params: ListLabOrderResultsParams, options?: Asking<ListLabOrderResultsAnswer, Data, readonly ['listLabOrderResults', ListLabOrderResultsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListLabOrderResultsAnswer, ApiProblem, Data, readonly ['listLabOrderResults', ListLabOrderResultsParams]>({ ...options, ...listLabOrderResultsOptions(usePortalClient(), params) })

/** The member's kidney results; a non-empty list opens the kidney health pages. */
export const useListKidneyResults = <Data = ListKidneyResultsAnswer>(options?: Asking<ListKidneyResultsAnswer, Data, readonly ['listKidneyResults']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListKidneyResultsAnswer, ApiProblem, Data, readonly ['listKidneyResults']>({ ...options, ...listKidneyResultsOptions(usePortalClient()) })

/** Results of one kind of laboratory test. */
export const useListLabResults = <Data = ListLabResultsAnswer>(params: ListLabResultsParams, options?: Asking<ListLabResultsAnswer, Data, readonly ['listLabResults', ListLabResultsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListLabResultsAnswer, ApiProblem, Data, readonly ['listLabResults', ListLabResultsParams]>({ ...options, ...listLabResultsOptions(usePortalClient(), params) })

/** Send a lab kit to somebody who is no member yet. */
export const useOrderLabKit = (options?: Changing<OrderLabKitAnswer, OrderLabKitParams>): UseMutationResult<OrderLabKitAnswer, ApiProblem, OrderLabKitParams> =>
  useMutation<OrderLabKitAnswer, ApiProblem, OrderLabKitParams>({ ...options, ...orderLabKitMutation(usePortalClient()) })

/** The cardiometabolic scores of all pillars. */
export const useListScores = <Data = ListScoresAnswer>(options?: Asking<ListScoresAnswer, Data, readonly ['listScores']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListScoresAnswer, ApiProblem, Data, readonly ['listScores']>({ ...options, ...listScoresOptions(usePortalClient()) })

/** The cardiometabolic score of one pillar. */
export const useGetScore = <Data = GetScoreAnswer>(params: GetScoreParams, options?: Asking<GetScoreAnswer, Data, readonly ['getScore', GetScoreParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetScoreAnswer, ApiProblem, Data, readonly ['getScore', GetScoreParams]>({ ...options, ...getScoreOptions(usePortalClient(), params) })

/** The steps of the member's start. */
export const useGetLaunchpad = <Data = GetLaunchpadAnswer>(options?: Asking<GetLaunchpadAnswer, Data, readonly ['getLaunchpad']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetLaunchpadAnswer, ApiProblem, Data, readonly ['getLaunchpad']>({ ...options, ...getLaunchpadOptions(usePortalClient()) })

/** Put the launchpad away for good. */
export const useDeleteLaunchpad = (options?: Changing<DeleteLaunchpadAnswer, void>): UseMutationResult<DeleteLaunchpadAnswer, ApiProblem, void> =>
  useMutation<DeleteLaunchpadAnswer, ApiProblem, void>({ ...options, ...deleteLaunchpadMutation(usePortalClient()) })

/** Set the status of one step. */
export const useUpdateLaunchpad = (options?: Changing<UpdateLaunchpadAnswer, UpdateLaunchpadParams>): UseMutationResult<UpdateLaunchpadAnswer, ApiProblem, UpdateLaunchpadParams> =>
  useMutation<UpdateLaunchpadAnswer, ApiProblem, UpdateLaunchpadParams>({ ...options, ...updateLaunchpadMutation(usePortalClient()) })

/** Whether the onboarding is shown. */
export const useGetOnboardingDisplay = <Data = GetOnboardingDisplayAnswer>(options?: Asking<GetOnboardingDisplayAnswer, Data, readonly ['getOnboardingDisplay']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetOnboardingDisplayAnswer, ApiProblem, Data, readonly ['getOnboardingDisplay']>({ ...options, ...getOnboardingDisplayOptions(usePortalClient()) })

/** The member's blood pressure readings of a range, newest first. */
export const useListBloodPressureReadings = <Data = ListBloodPressureReadingsAnswer>(params: ListBloodPressureReadingsParams, options?: Asking<ListBloodPressureReadingsAnswer, Data, readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListBloodPressureReadingsAnswer, ApiProblem, Data, readonly ['listBloodPressureReadings', ListBloodPressureReadingsParams]>({ ...options, ...listBloodPressureReadingsOptions(usePortalClient(), params) })

/** Statistics of the member's blood pressure over a range. */
export const useGetBloodPressureStats = <Data = GetBloodPressureStatsAnswer>(params: GetBloodPressureStatsParams, options?: Asking<GetBloodPressureStatsAnswer, Data, readonly ['getBloodPressureStats', GetBloodPressureStatsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetBloodPressureStatsAnswer, ApiProblem, Data, readonly ['getBloodPressureStats', GetBloodPressureStatsParams]>({ ...options, ...getBloodPressureStatsOptions(usePortalClient(), params) })

/** The member's blood sugar readings of a range, newest first. */
export const useListBloodSugarReadings = <Data = ListBloodSugarReadingsAnswer>(params: ListBloodSugarReadingsParams, options?: Asking<ListBloodSugarReadingsAnswer, Data, readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListBloodSugarReadingsAnswer, ApiProblem, Data, readonly ['listBloodSugarReadings', ListBloodSugarReadingsParams]>({ ...options, ...listBloodSugarReadingsOptions(usePortalClient(), params) })

/** Add a reading that the member took and types in herself. */
export const useCreateBloodSugarReading = (options?: Changing<CreateBloodSugarReadingAnswer, CreateBloodSugarReadingParams>): UseMutationResult<CreateBloodSugarReadingAnswer, ApiProblem, CreateBloodSugarReadingParams> =>
  useMutation<CreateBloodSugarReadingAnswer, ApiProblem, CreateBloodSugarReadingParams>({ ...options, ...createBloodSugarReadingMutation(usePortalClient()) })

/** Statistics of the member's blood sugar over a range, in all, by meal and by hour. */
export const useGetBloodSugarStats = <Data = GetBloodSugarStatsAnswer>(params: GetBloodSugarStatsParams, options?: Asking<GetBloodSugarStatsAnswer, Data, readonly ['getBloodSugarStats', GetBloodSugarStatsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetBloodSugarStatsAnswer, ApiProblem, Data, readonly ['getBloodSugarStats', GetBloodSugarStatsParams]>({ ...options, ...getBloodSugarStatsOptions(usePortalClient(), params) })

/** Change what was told of a reading. */
export const useUpdateBloodSugarReading = (options?: Changing<UpdateBloodSugarReadingAnswer, UpdateBloodSugarReadingParams>): UseMutationResult<UpdateBloodSugarReadingAnswer, ApiProblem, UpdateBloodSugarReadingParams> =>
  useMutation<UpdateBloodSugarReadingAnswer, ApiProblem, UpdateBloodSugarReadingParams>({ ...options, ...updateBloodSugarReadingMutation(usePortalClient()) })

/** When somebody is told about a blood sugar reading, and who. */
export const useGetBloodSugarAlerts = <Data = GetBloodSugarAlertsAnswer>(options?: Asking<GetBloodSugarAlertsAnswer, Data, readonly ['getBloodSugarAlerts']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetBloodSugarAlertsAnswer, ApiProblem, Data, readonly ['getBloodSugarAlerts']>({ ...options, ...getBloodSugarAlertsOptions(usePortalClient()) })

/** Change these settings. */
export const useUpdateBloodSugarAlerts = (options?: Changing<UpdateBloodSugarAlertsAnswer, UpdateBloodSugarAlertsParams>): UseMutationResult<UpdateBloodSugarAlertsAnswer, ApiProblem, UpdateBloodSugarAlertsParams> =>
  useMutation<UpdateBloodSugarAlertsAnswer, ApiProblem, UpdateBloodSugarAlertsParams>({ ...options, ...updateBloodSugarAlertsMutation(usePortalClient()) })

/** The member's weight readings, newest first. */
export const useListWeightReadings = <Data = ListWeightReadingsAnswer>(params: ListWeightReadingsParams = {}, options?: Asking<ListWeightReadingsAnswer, Data, readonly ['listWeightReadings', ListWeightReadingsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListWeightReadingsAnswer, ApiProblem, Data, readonly ['listWeightReadings', ListWeightReadingsParams]>({ ...options, ...listWeightReadingsOptions(usePortalClient(), params) })

/** What the member's weight did over some durations. */
export const useGetWeightStats = <Data = GetWeightStatsAnswer>(params: GetWeightStatsParams = {}, options?: Asking<GetWeightStatsAnswer, Data, readonly ['getWeightStats', GetWeightStatsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetWeightStatsAnswer, ApiProblem, Data, readonly ['getWeightStats', GetWeightStatsParams]>({ ...options, ...getWeightStatsOptions(usePortalClient(), params) })

/** The weight that the member wants to reach. */
export const useGetWeightTarget = <Data = GetWeightTargetAnswer>(options?: Asking<GetWeightTargetAnswer, Data, readonly ['getWeightTarget']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetWeightTargetAnswer, ApiProblem, Data, readonly ['getWeightTarget']>({ ...options, ...getWeightTargetOptions(usePortalClient()) })

/** Set that weight. */
export const useSetWeightTarget = (options?: Changing<SetWeightTargetAnswer, SetWeightTargetParams>): UseMutationResult<SetWeightTargetAnswer, ApiProblem, SetWeightTargetParams> =>
  useMutation<SetWeightTargetAnswer, ApiProblem, SetWeightTargetParams>({ ...options, ...setWeightTargetMutation(usePortalClient()) })

/** Say whether a reading is irregular. */
export const useMarkWeightReading = (options?: Changing<MarkWeightReadingAnswer, MarkWeightReadingParams>): UseMutationResult<MarkWeightReadingAnswer, ApiProblem, MarkWeightReadingParams> =>
  useMutation<MarkWeightReadingAnswer, ApiProblem, MarkWeightReadingParams>({ ...options, ...markWeightReadingMutation(usePortalClient()) })
