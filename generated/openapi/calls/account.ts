// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import type { operations } from '../types.d.ts'

export type GetUserTokenAnswer = operations['getUserToken']['responses'][200]['content']['application/json']
/** Get the member that the access token speaks for. `GET /v1/users/me/token`. Throws `ApiProblem`. */
export const getUserToken = (client: PortalClient, init: CallInit = {}): Promise<GetUserTokenAnswer> =>
  answer('getUserToken', client.GET('/v1/users/me/token', { ...init }))

export type SavePreferenceParams = { body: NonNullable<operations['savePreference']['requestBody']>['content']['application/json'] }
export type SavePreferenceAnswer = undefined
/** Save the member's language. `PUT /v1/users/me/token`. Throws `ApiProblem`. */
export const savePreference = (client: PortalClient, params: SavePreferenceParams, init: CallInit = {}): Promise<SavePreferenceAnswer> => {
  const { body } = params
  return answer('savePreference', client.PUT('/v1/users/me/token', { ...init, body }))
}

export type GetLocaleParams = NonNullable<operations['getLocale']['parameters']['query']>
export type GetLocaleAnswer = operations['getLocale']['responses'][200]['content']['application/json']
/** Get the language stored for the account. `GET /v1/users/me/info/locale`. Throws `ApiProblem`. */
export const getLocale = (client: PortalClient, params: GetLocaleParams, init: CallInit = {}): Promise<GetLocaleAnswer> => {
  const query = params
  return answer('getLocale', client.GET('/v1/users/me/info/locale', { ...init, params: { query } }))
}

export type GetPersonalInfoParams = NonNullable<operations['getPersonalInfo']['parameters']['query']>
export type GetPersonalInfoAnswer = operations['getPersonalInfo']['responses'][200]['content']['application/json']
/** Get the member's personal details. `GET /v1/users/me/info/personal`. Throws `ApiProblem`. */
export const getPersonalInfo = (client: PortalClient, params: GetPersonalInfoParams = {}, init: CallInit = {}): Promise<GetPersonalInfoAnswer> => {
  const query = params
  return answer('getPersonalInfo', client.GET('/v1/users/me/info/personal', { ...init, params: { query } }))
}

export type SavePersonalInfoParams = { body: NonNullable<operations['savePersonalInfo']['requestBody']>['content']['application/json'] }
export type SavePersonalInfoAnswer = operations['savePersonalInfo']['responses'][200]['content']['application/json']
/** Replace the member's personal details. `PUT /v1/users/me/info/personal`. Throws `ApiProblem`. */
export const savePersonalInfo = (client: PortalClient, params: SavePersonalInfoParams, init: CallInit = {}): Promise<SavePersonalInfoAnswer> => {
  const { body } = params
  return answer('savePersonalInfo', client.PUT('/v1/users/me/info/personal', { ...init, body }))
}

export type GetAccountAnswer = operations['getAccount']['responses'][200]['content']['application/json']
/** Get the member's account with the employer or plan. `GET /v1/accounts/me/info`. Throws `ApiProblem`. */
export const getAccount = (client: PortalClient, init: CallInit = {}): Promise<GetAccountAnswer> =>
  answer('getAccount', client.GET('/v1/accounts/me/info', { ...init }))

export type GetCoachingInfoAnswer = operations['getCoachingInfo']['responses'][200]['content']['application/json']
/** Get how coaching is provided to the member. `GET /v1/users/me/coaching/info`. Throws `ApiProblem`. */
export const getCoachingInfo = (client: PortalClient, init: CallInit = {}): Promise<GetCoachingInfoAnswer> =>
  answer('getCoachingInfo', client.GET('/v1/users/me/coaching/info', { ...init }))

export type GetPublicIdentityAnswer = operations['getPublicIdentity']['responses'][200]['content']['application/json']
/** Get the member's id for other parties. `GET /v1/users/me/partners/PUBLIC`. Throws `ApiProblem`. */
export const getPublicIdentity = (client: PortalClient, init: CallInit = {}): Promise<GetPublicIdentityAnswer> =>
  answer('getPublicIdentity', client.GET('/v1/users/me/partners/PUBLIC', { ...init }))

export type GetPromoParams = operations['getPromo']['parameters']['path']
export type GetPromoAnswer = operations['getPromo']['responses'][200]['content']['application/json']
/** Get the settings of the employer's campaign. `GET /v1/promos/{companyCode}`. Throws `ApiProblem`. */
export const getPromo = (client: PortalClient, params: GetPromoParams, init: CallInit = {}): Promise<GetPromoAnswer> => {
  const { companyCode } = params
  return answer('getPromo', client.GET('/v1/promos/{companyCode}', { ...init, params: { path: { companyCode } } }))
}
