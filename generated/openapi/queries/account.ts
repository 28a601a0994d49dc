// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { getUserToken, savePreference, getLocale, getPersonalInfo, savePersonalInfo, getAccount, getCoachingInfo, getPublicIdentity, getPromo } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { GetUserTokenAnswer, SavePreferenceParams, SavePreferenceAnswer, GetLocaleParams, GetLocaleAnswer, GetPersonalInfoParams, GetPersonalInfoAnswer, SavePersonalInfoParams, SavePersonalInfoAnswer, GetAccountAnswer, GetCoachingInfoAnswer, GetPublicIdentityAnswer, GetPromoParams, GetPromoAnswer } from '../calls.ts'

/** Get the member that the access token speaks for. */
export const getUserTokenQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetUserTokenAnswer> = { id: 'getUserToken', run: (client, _, init) => getUserToken(client, init) }

/** Save the member's language. */
export const savePreferenceMutation: MutationOperation<PortalClient, SavePreferenceParams, SavePreferenceAnswer> = { id: 'savePreference', run: savePreference, invalidates: ['getLocale', 'listAppPreferences'] }

/** Get the language stored for the account. */
export const getLocaleQuery: QueryOperation<PortalClient, GetLocaleParams, GetLocaleAnswer> = { id: 'getLocale', run: getLocale }

/** Get the member's personal details. */
export const getPersonalInfoQuery: QueryOperation<PortalClient, GetPersonalInfoParams, GetPersonalInfoAnswer> = { id: 'getPersonalInfo', run: getPersonalInfo }

/** Replace the member's personal details. */
export const savePersonalInfoMutation: MutationOperation<PortalClient, SavePersonalInfoParams, SavePersonalInfoAnswer> = { id: 'savePersonalInfo', run: savePersonalInfo, invalidates: ['getPersonalInfo', 'getCommunicationPreferences'] }

/** Get the member's account with the employer or plan. */
export const getAccountQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetAccountAnswer> = { id: 'getAccount', run: (client, _, init) => getAccount(client, init) }

/** Get how coaching is provided to the member. */
export const getCoachingInfoQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetCoachingInfoAnswer> = { id: 'getCoachingInfo', run: (client, _, init) => getCoachingInfo(client, init) }

/** Get the member's id for other parties. */
export const getPublicIdentityQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, GetPublicIdentityAnswer> = { id: 'getPublicIdentity', run: (client, _, init) => getPublicIdentity(client, init) }

/** Get the settings of the employer's campaign. */
export const getPromoQuery: QueryOperation<PortalClient, GetPromoParams, GetPromoAnswer> = { id: 'getPromo', run: getPromo }
