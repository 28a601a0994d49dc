// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
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
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  getUserTokenOptions,
  savePreferenceMutation,
  getLocaleOptions,
  getPersonalInfoOptions,
  savePersonalInfoMutation,
  getAccountOptions,
  getCoachingInfoOptions,
  getPublicIdentityOptions,
  getPromoOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Get the member that the access token speaks for. */
export const useGetUserToken = <Data = GetUserTokenAnswer>(options?: Asking<GetUserTokenAnswer, Data, readonly ['getUserToken']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetUserTokenAnswer, ApiProblem, Data, readonly ['getUserToken']>({ ...options, ...getUserTokenOptions(usePortalClient()) })

/** Save the member's language. */
export const useSavePreference = (options?: Changing<SavePreferenceAnswer, SavePreferenceParams>): UseMutationResult<SavePreferenceAnswer, ApiProblem, SavePreferenceParams> =>
  useMutation<SavePreferenceAnswer, ApiProblem, SavePreferenceParams>({ ...options, ...savePreferenceMutation(usePortalClient()) })

/** Get the language stored for the account. */
export const useGetLocale = <Data = GetLocaleAnswer>(params: GetLocaleParams, options?: Asking<GetLocaleAnswer, Data, readonly ['getLocale', GetLocaleParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetLocaleAnswer, ApiProblem, Data, readonly ['getLocale', GetLocaleParams]>({ ...options, ...getLocaleOptions(usePortalClient(), params) })

/** Get the member's personal details. */
export const useGetPersonalInfo = <Data = GetPersonalInfoAnswer>(params: GetPersonalInfoParams = {}, options?: Asking<GetPersonalInfoAnswer, Data, readonly ['getPersonalInfo', GetPersonalInfoParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetPersonalInfoAnswer, ApiProblem, Data, readonly ['getPersonalInfo', GetPersonalInfoParams]>({ ...options, ...getPersonalInfoOptions(usePortalClient(), params) })

/** Replace the member's personal details. */
export const useSavePersonalInfo = (options?: Changing<SavePersonalInfoAnswer, SavePersonalInfoParams>): UseMutationResult<SavePersonalInfoAnswer, ApiProblem, SavePersonalInfoParams> =>
  useMutation<SavePersonalInfoAnswer, ApiProblem, SavePersonalInfoParams>({ ...options, ...savePersonalInfoMutation(usePortalClient()) })

/** Get the member's account with the employer or plan. */
export const useGetAccount = <Data = GetAccountAnswer>(options?: Asking<GetAccountAnswer, Data, readonly ['getAccount']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetAccountAnswer, ApiProblem, Data, readonly ['getAccount']>({ ...options, ...getAccountOptions(usePortalClient()) })

/** Get how coaching is provided to the member. */
export const useGetCoachingInfo = <Data = GetCoachingInfoAnswer>(options?: Asking<GetCoachingInfoAnswer, Data, readonly ['getCoachingInfo']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetCoachingInfoAnswer, ApiProblem, Data, readonly ['getCoachingInfo']>({ ...options, ...getCoachingInfoOptions(usePortalClient()) })

/** Get the member's id for other parties. */
export const useGetPublicIdentity = <Data = GetPublicIdentityAnswer>(options?: Asking<GetPublicIdentityAnswer, Data, readonly ['getPublicIdentity']>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetPublicIdentityAnswer, ApiProblem, Data, readonly ['getPublicIdentity']>({ ...options, ...getPublicIdentityOptions(usePortalClient()) })

/** Get the settings of the employer's campaign. */
export const useGetPromo = <Data = GetPromoAnswer>(params: GetPromoParams, options?: Asking<GetPromoAnswer, Data, readonly ['getPromo', GetPromoParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<GetPromoAnswer, ApiProblem, Data, readonly ['getPromo', GetPromoParams]>({ ...options, ...getPromoOptions(usePortalClient(), params) })
