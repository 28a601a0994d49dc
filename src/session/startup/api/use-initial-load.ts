import { useQuery } from '@tanstack/react-query'
import type { InitialLoad, Onboarding, StartItems } from '../model/initial-load.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import * as operations from '#generated/openapi/queries.ts'
import { queryOf } from '#generated/query/operation.ts'
import { initialAnswers } from './initial-answers.ts'
import {
  fallbacks,
  partAfter,
  partOf as part,
  programsPart,
  rowsPartOf as rowsPart,
} from './initial-load-part.ts'
import { useProgramsQuery } from '../../member/api/use-programs.ts'
import { toRowsQueryState } from '#platform/query/query-state.ts'
import { orderCount, orderRowsOf } from '../../member/api/use-supply-orders.ts'

/** The app id of the locale call (2§7). */
const appId = 1

/**
 * Starts every call of the initial load (2§7) at once; only the promo waits for the account's
 * organization.
 *
 * Each call has its own status, and a fallback where 2§8 names one, so that a failure affects no
 * other call.
 */
export function useInitialLoad(): InitialLoad {
  const client = usePortalClient()
  const once = { staleTime: Infinity } as const
  // A browser sends six calls at a time, so the calls that the first screen needs come first.
  const programs = useProgramsQuery()
  const userId = part(
    useQuery({
      ...queryOf(operations.getUserTokenQuery, client, {}),
      select: initialAnswers.userId,
      ...once,
    }),
  )
  const personal = part(
    useQuery({
      ...queryOf(operations.getPersonalInfoQuery, client, { inclIntlPhones: true }),
      select: initialAnswers.personal,
      ...once,
    }),
  )
  const account = useQuery({ ...queryOf(operations.getAccountQuery, client, {}), ...once })
  const companyCode = account.data?.organization.code
  return {
    userId,
    personal,
    storedLocale: part(
      useQuery({
        ...queryOf(operations.getLocaleQuery, client, { appId }),
        select: initialAnswers.storedLocale,
        ...once,
      }),
    ),
    account: part(account),
    sharedCoaching: part(
      useQuery({
        ...queryOf(operations.getCoachingInfoQuery, client, {}),
        select: initialAnswers.sharedCoaching,
        ...once,
      }),
    ),
    features: rowsPart(
      useQuery({
        ...queryOf(operations.getFeaturesQuery, client, {}),
        select: initialAnswers.features,
        ...once,
      }),
    ),
    orders: rowsPart(
      useQuery({
        ...queryOf(operations.listSupplyOrdersQuery, client, { count: orderCount }),
        select: orderRowsOf,
        ...once,
      }),
    ),
    deviceGroupings: rowsPart(
      useQuery({
        ...queryOf(operations.getDeviceGroupsQuery, client, {}),
        select: initialAnswers.deviceGroupings,
        ...once,
      }),
    ),
    publicUUID: part(
      useQuery({
        ...queryOf(operations.getPublicIdentityQuery, client, {}),
        select: initialAnswers.publicUUID,
        ...once,
      }),
    ),
    programs: programsPart(toRowsQueryState(programs), programs.isStale),
    client: partAfter(
      account,
      useQuery({
        ...queryOf(operations.getPromoQuery, client, { companyCode: companyCode ?? '' }),
        select: initialAnswers.client,
        enabled: companyCode !== undefined,
        ...once,
      }),
    ),
    hasLabA1c: part<boolean>(
      useQuery({
        ...queryOf(operations.listLabOrderResultsQuery, client, { testType: 'HbA1C' }),
        select: initialAnswers.hasResults,
        ...once,
      }),
      fallbacks.hasLabA1c,
    ),
    hasKidneyLabResults: part<boolean>(
      useQuery({
        ...queryOf(operations.listKidneyResultsQuery, client, {}),
        select: initialAnswers.hasResults,
        ...once,
      }),
      fallbacks.hasKidneyLabResults,
    ),
    scores: part(
      useQuery({
        ...queryOf(operations.listScoresQuery, client, {}),
        select: initialAnswers.scores,
        ...once,
      }),
    ),
    launchpad: part<StartItems>(
      useQuery({
        ...queryOf(operations.getLaunchpadQuery, client, {}),
        select: initialAnswers.launchpad,
        ...once,
      }),
      fallbacks.launchpad,
    ),
    onboardingDisplay: part<Onboarding>(
      useQuery({
        ...queryOf(operations.getOnboardingDisplayQuery, client, {}),
        select: initialAnswers.onboardingDisplay,
        ...once,
      }),
      fallbacks.onboardingDisplay,
    ),
  }
}
