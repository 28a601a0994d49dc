import { useQuery } from '@tanstack/react-query'
import type { InitialLoad } from '#domain/initial-load.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import * as ask from '#generated/openapi/queries.ts'
import { initialAnswers } from './initial-load.ts'
import { fallbacks, partAfter, partOf as part, programsPart } from './initial-part.ts'
import { useProgramsQuery } from './programs.queries.ts'
import { readOf } from './read.ts'

/** The account's app id in the locale call (2§7). */
const appId = 1
export const orderCount = 10

/**
 * Every call of the initial load (2§7), all at once; the promo follows the account, whose organization names it. Each has its
 * own status, and where 2§8 says so its own fallback, so that one that fails takes nothing else with it.
 */
export function useInitialLoad(): InitialLoad {
  const client = usePortalClient()
  const once = { staleTime: Infinity } as const
  // A browser sends six calls at a time: what the first screen waits for goes first.
  const programs = useProgramsQuery()
  const userId = part(useQuery({ ...ask.getUserTokenOptions(client), select: initialAnswers.userId, ...once }))
  const personal = part(useQuery({ ...ask.getPersonalInfoOptions(client, { inclIntlPhones: true }), select: initialAnswers.personal, ...once }))
  const account = useQuery({ ...ask.getAccountOptions(client), select: initialAnswers.account, ...once })
  const companyCode = account.data?.organization.code
  return {
    userId,
    personal,
    storedLocale: part(useQuery({ ...ask.getLocaleOptions(client, { appId }), select: initialAnswers.storedLocale, ...once })),
    account: part(account),
    sharedCoaching: part(useQuery({ ...ask.getCoachingInfoOptions(client), select: initialAnswers.sharedCoaching, ...once })),
    features: part(useQuery({ ...ask.getFeaturesOptions(client), select: initialAnswers.features, ...once })),
    orders: part(useQuery({ ...ask.listSupplyOrdersOptions(client, { count: orderCount }), select: initialAnswers.orders, ...once })),
    deviceGroupings: part(useQuery({ ...ask.getDeviceGroupsOptions(client), select: initialAnswers.deviceGroupings, ...once })),
    publicUUID: part(useQuery({ ...ask.getPublicIdentityOptions(client), select: initialAnswers.publicUUID, ...once })),
    programs: programsPart(readOf(programs), programs.isStale),
    client: partAfter(account, useQuery({
      ...ask.getPromoOptions(client, { companyCode: companyCode ?? '' }), select: initialAnswers.client, enabled: companyCode !== undefined, ...once,
    })),
    hasLabA1c: part<boolean>(useQuery({ ...ask.listLabOrderResultsOptions(client, { testType: 'HbA1C' }), select: initialAnswers.hasResults, ...once }), fallbacks.hasLabA1c),
    hasKidneyLabResults: part<boolean>(useQuery({ ...ask.listKidneyResultsOptions(client), select: initialAnswers.hasResults, ...once }), fallbacks.hasKidneyLabResults),
    scores: part(useQuery({ ...ask.listScoresOptions(client), select: initialAnswers.scores, ...once })),
    launchpad: part(useQuery({ ...ask.getLaunchpadOptions(client), select: initialAnswers.launchpad, ...once }), fallbacks.launchpad),
    onboardingDisplay: part(useQuery({ ...ask.getOnboardingDisplayOptions(client), select: initialAnswers.onboardingDisplay, ...once }), fallbacks.onboardingDisplay),
  }
}
