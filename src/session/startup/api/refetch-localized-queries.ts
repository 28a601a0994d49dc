import type { QueryClient } from '@tanstack/react-query'
import * as ask from '#generated/openapi/queries.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'

/**
 * Queries whose answers are the same in every language: ids, names of people, states, numbers.
 *
 * All others may contain texts from the server and are refetched. A missing entry only costs a
 * call.
 */
const languageFree: ReadonlySet<unknown> = new Set(
  [
    listProgramsQuery,
    ask.getUserTokenQuery,
    ask.getPersonalInfoQuery,
    ask.getAccountQuery,
    ask.getFeaturesQuery,
    ask.getCoachingInfoQuery,
    ask.listSupplyOrdersQuery,
    ask.getDeviceGroupsQuery,
    ask.getPublicIdentityQuery,
    ask.getPromoQuery,
    ask.listLabOrderResultsQuery,
    ask.listKidneyResultsQuery,
    ask.listScoresQuery,
    ask.getLaunchpadQuery,
    ask.getOnboardingDisplayQuery,
    ask.getLocaleQuery,
    ask.listBloodPressureReadingsQuery,
    ask.getBloodPressureStatsQuery,
    ask.listBloodSugarReadingsQuery,
    ask.getBloodSugarStatsQuery,
    ask.listWeightReadingsQuery,
    ask.getWeightStatsQuery,
    ask.getWeightTargetQuery,
  ].map(({ id }) => id),
)

/**
 * Refetches localized queries after a change of language: visible ones now, others when they are
 * shown.
 */
export function refetchLocalizedQueries(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => !languageFree.has(queryKey[0]) })
}
