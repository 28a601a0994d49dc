// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { GetUserTokenAnswer, SavePreferenceParams, SavePreferenceAnswer, GetLocaleParams, GetLocaleAnswer, GetPersonalInfoParams, GetPersonalInfoAnswer, SavePersonalInfoParams, SavePersonalInfoAnswer, GetAccountAnswer, GetCoachingInfoAnswer, GetPublicIdentityAnswer, GetPromoParams, GetPromoAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { getUserTokenQuery, savePreferenceMutation, getLocaleQuery, getPersonalInfoQuery, savePersonalInfoMutation, getAccountQuery, getCoachingInfoQuery, getPublicIdentityQuery, getPromoQuery } from '../queries.ts'

/** Get the member that the access token speaks for. */
export const useGetUserToken = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetUserTokenAnswer>(getUserTokenQuery, usePortalClient)

/** Save the member's language. */
export const useSavePreference = mutationHook<ApiProblem, PortalClient, SavePreferenceParams, SavePreferenceAnswer>(savePreferenceMutation, usePortalClient)

/** Get the language stored for the account. */
export const useGetLocale = queryHook<ApiProblem, PortalClient, GetLocaleParams, GetLocaleAnswer>(getLocaleQuery, usePortalClient)

/** Get the member's personal details. */
export const useGetPersonalInfo = queryHook<ApiProblem, PortalClient, GetPersonalInfoParams, GetPersonalInfoAnswer>(getPersonalInfoQuery, usePortalClient)

/** Replace the member's personal details. */
export const useSavePersonalInfo = mutationHook<ApiProblem, PortalClient, SavePersonalInfoParams, SavePersonalInfoAnswer>(savePersonalInfoMutation, usePortalClient)

/** Get the member's account with the employer or plan. */
export const useGetAccount = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetAccountAnswer>(getAccountQuery, usePortalClient)

/** Get how coaching is provided to the member. */
export const useGetCoachingInfo = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetCoachingInfoAnswer>(getCoachingInfoQuery, usePortalClient)

/** Get the member's id for other parties. */
export const useGetPublicIdentity = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, GetPublicIdentityAnswer>(getPublicIdentityQuery, usePortalClient)

/** Get the settings of the employer's campaign. */
export const useGetPromo = queryHook<ApiProblem, PortalClient, GetPromoParams, GetPromoAnswer>(getPromoQuery, usePortalClient)
