// Written by `npm run generate` from contracts/. Do not edit.
import {
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
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type ChangeOptions, type QuestionOptions } from '../query-options.ts'

/** Key of `getUserToken`: the operation and what it was asked; `['getUserToken']` alone matches every asking. */
export const getUserTokenKey = () => ['getUserToken'] as const

/** Get the member that the access token speaks for. */
export const getUserTokenOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getUserToken'], GetUserTokenAnswer> => ({
  queryKey: tagged<GetUserTokenAnswer, readonly ['getUserToken']>(getUserTokenKey()),
  queryFn: ({ signal }) => getUserToken(client, { ...init, signal }),
})

/** Save the member's language. */
export const savePreferenceMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SavePreferenceParams, SavePreferenceAnswer> => ({
  mutationKey: ['savePreference'],
  mutationFn: (params) => savePreference(client, params, init),
})

/** Key of `getLocale`: the operation and what it was asked; `['getLocale']` alone matches every asking. */
export const getLocaleKey = (params: GetLocaleParams) => ['getLocale', params] as const

/** Get the language stored for the account. */
export const getLocaleOptions = (client: PortalClient, params: GetLocaleParams, init: CallInit = {}): QuestionOptions<readonly ['getLocale', GetLocaleParams], GetLocaleAnswer> => ({
  queryKey: tagged<GetLocaleAnswer, readonly ['getLocale', GetLocaleParams]>(getLocaleKey(params)),
  queryFn: ({ signal }) => getLocale(client, params, { ...init, signal }),
})

/** Key of `getPersonalInfo`: the operation and what it was asked; `['getPersonalInfo']` alone matches every asking. */
export const getPersonalInfoKey = (params: GetPersonalInfoParams) => ['getPersonalInfo', params] as const

/** Get the member's personal details. */
export const getPersonalInfoOptions = (client: PortalClient, params: GetPersonalInfoParams = {}, init: CallInit = {}): QuestionOptions<readonly ['getPersonalInfo', GetPersonalInfoParams], GetPersonalInfoAnswer> => ({
  queryKey: tagged<GetPersonalInfoAnswer, readonly ['getPersonalInfo', GetPersonalInfoParams]>(getPersonalInfoKey(params)),
  queryFn: ({ signal }) => getPersonalInfo(client, params, { ...init, signal }),
})

/** Replace the member's personal details. */
export const savePersonalInfoMutation = (client: PortalClient, init: CallInit = {}): ChangeOptions<SavePersonalInfoParams, SavePersonalInfoAnswer> => ({
  mutationKey: ['savePersonalInfo'],
  mutationFn: (params) => savePersonalInfo(client, params, init),
})

/** Key of `getAccount`: the operation and what it was asked; `['getAccount']` alone matches every asking. */
export const getAccountKey = () => ['getAccount'] as const

/** Get the member's account with the employer or plan. */
export const getAccountOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getAccount'], GetAccountAnswer> => ({
  queryKey: tagged<GetAccountAnswer, readonly ['getAccount']>(getAccountKey()),
  queryFn: ({ signal }) => getAccount(client, { ...init, signal }),
})

/** Key of `getCoachingInfo`: the operation and what it was asked; `['getCoachingInfo']` alone matches every asking. */
export const getCoachingInfoKey = () => ['getCoachingInfo'] as const

/** Get how coaching is provided to the member. */
export const getCoachingInfoOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getCoachingInfo'], GetCoachingInfoAnswer> => ({
  queryKey: tagged<GetCoachingInfoAnswer, readonly ['getCoachingInfo']>(getCoachingInfoKey()),
  queryFn: ({ signal }) => getCoachingInfo(client, { ...init, signal }),
})

/** Key of `getPublicIdentity`: the operation and what it was asked; `['getPublicIdentity']` alone matches every asking. */
export const getPublicIdentityKey = () => ['getPublicIdentity'] as const

/** Get the member's id for other parties. */
export const getPublicIdentityOptions = (client: PortalClient, init: CallInit = {}): QuestionOptions<readonly ['getPublicIdentity'], GetPublicIdentityAnswer> => ({
  queryKey: tagged<GetPublicIdentityAnswer, readonly ['getPublicIdentity']>(getPublicIdentityKey()),
  queryFn: ({ signal }) => getPublicIdentity(client, { ...init, signal }),
})

/** Key of `getPromo`: the operation and what it was asked; `['getPromo']` alone matches every asking. */
export const getPromoKey = (params: GetPromoParams) => ['getPromo', params] as const

/** Get the settings of the employer's campaign. */
export const getPromoOptions = (client: PortalClient, params: GetPromoParams, init: CallInit = {}): QuestionOptions<readonly ['getPromo', GetPromoParams], GetPromoAnswer> => ({
  queryKey: tagged<GetPromoAnswer, readonly ['getPromo', GetPromoParams]>(getPromoKey(params)),
  queryFn: ({ signal }) => getPromo(client, params, { ...init, signal }),
})
