// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readAccount, type Account, readCoachingInfo, type CoachingInfo, readLocale, type Locale, readPersonalInfo, type PersonalInfo, readPromo, type Promo, readPublicIdentity, type PublicIdentity, readUserToken, type UserToken } from '../../schemas/openapi/account.reader.ts'

export type GetUserTokenAnswer = UserToken
/** Get the member that the access token speaks for. `GET /v1/users/me/token`. Throws `ApiProblem`. */
export const getUserToken = (client: PortalClient, init: CallInit = {}): Promise<GetUserTokenAnswer> =>
  readBody('getUserToken', readUserToken, answer('getUserToken', client.GET('/v1/users/me/token', { ...init })))

export type SavePreferenceParams = { body: NonNullable<operations['savePreference']['requestBody']>['content']['application/json'] }
export type SavePreferenceAnswer = undefined
/** Save the member's language. `PUT /v1/users/me/token`. Throws `ApiProblem`. */
export const savePreference = (client: PortalClient, params: SavePreferenceParams, init: CallInit = {}): Promise<SavePreferenceAnswer> => {
  const { body } = params
  return answer('savePreference', client.PUT('/v1/users/me/token', { ...init, body }))
}

export type GetLocaleParams = NonNullable<operations['getLocale']['parameters']['query']>
export type GetLocaleAnswer = Locale
/** Get the language stored for the account. `GET /v1/users/me/info/locale`. Throws `ApiProblem`. */
export const getLocale = (client: PortalClient, params: GetLocaleParams, init: CallInit = {}): Promise<GetLocaleAnswer> => {
  const query = params
  return readBody('getLocale', readLocale, answer('getLocale', client.GET('/v1/users/me/info/locale', { ...init, params: { query } })))
}

export type GetPersonalInfoParams = NonNullable<operations['getPersonalInfo']['parameters']['query']>
export type GetPersonalInfoAnswer = PersonalInfo
/** Get the member's personal details. `GET /v1/users/me/info/personal`. Throws `ApiProblem`. */
export const getPersonalInfo = (client: PortalClient, params: GetPersonalInfoParams = {}, init: CallInit = {}): Promise<GetPersonalInfoAnswer> => {
  const query = params
  return readBody('getPersonalInfo', readPersonalInfo, answer('getPersonalInfo', client.GET('/v1/users/me/info/personal', { ...init, params: { query } })))
}

export type SavePersonalInfoParams = { body: NonNullable<operations['savePersonalInfo']['requestBody']>['content']['application/json'] }
export type SavePersonalInfoAnswer = PersonalInfo
/** Replace the member's personal details. `PUT /v1/users/me/info/personal`. Throws `ApiProblem`. */
export const savePersonalInfo = (client: PortalClient, params: SavePersonalInfoParams, init: CallInit = {}): Promise<SavePersonalInfoAnswer> => {
  const { body } = params
  return readBody('savePersonalInfo', readPersonalInfo, answer('savePersonalInfo', client.PUT('/v1/users/me/info/personal', { ...init, body })))
}

export type GetAccountAnswer = Account
/** Get the member's account with the employer or plan. `GET /v1/accounts/me/info`. Throws `ApiProblem`. */
export const getAccount = (client: PortalClient, init: CallInit = {}): Promise<GetAccountAnswer> =>
  readBody('getAccount', readAccount, answer('getAccount', client.GET('/v1/accounts/me/info', { ...init })))

export type GetCoachingInfoAnswer = CoachingInfo
/** Get how coaching is provided to the member. `GET /v1/users/me/coaching/info`. Throws `ApiProblem`. */
export const getCoachingInfo = (client: PortalClient, init: CallInit = {}): Promise<GetCoachingInfoAnswer> =>
  readBody('getCoachingInfo', readCoachingInfo, answer('getCoachingInfo', client.GET('/v1/users/me/coaching/info', { ...init })))

export type GetPublicIdentityAnswer = PublicIdentity
/** Get the member's id for other parties. `GET /v1/users/me/partners/PUBLIC`. Throws `ApiProblem`. */
export const getPublicIdentity = (client: PortalClient, init: CallInit = {}): Promise<GetPublicIdentityAnswer> =>
  readBody('getPublicIdentity', readPublicIdentity, answer('getPublicIdentity', client.GET('/v1/users/me/partners/PUBLIC', { ...init })))

export type GetPromoParams = operations['getPromo']['parameters']['path']
export type GetPromoAnswer = Promo
/** Get the settings of the employer's campaign. `GET /v1/promos/{companyCode}`. Throws `ApiProblem`. */
export const getPromo = (client: PortalClient, params: GetPromoParams, init: CallInit = {}): Promise<GetPromoAnswer> => {
  const { companyCode } = params
  return readBody('getPromo', readPromo, answer('getPromo', client.GET('/v1/promos/{companyCode}', { ...init, params: { path: { companyCode } } })))
}
