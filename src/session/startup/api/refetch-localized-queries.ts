import type { QueryClient } from '@tanstack/react-query'
import * as operations from '#generated/openapi/queries.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'

/**
 * Queries whose answers are the same in every language: ids, names of people, states, numbers.
 *
 * All others may contain texts from the server and are refetched. A missing entry only costs a
 * call.
 */
export const languageFree: ReadonlySet<unknown> = new Set(
  [
    listProgramsQuery,
    operations.getUserTokenQuery,
    operations.getPersonalInfoQuery,
    operations.getAccountQuery,
    operations.getFeaturesQuery,
    operations.getCoachingInfoQuery,
    operations.listSupplyOrdersQuery,
    operations.getDeviceGroupsQuery,
    operations.getPublicIdentityQuery,
    operations.getPromoQuery,
    operations.listLabOrderResultsQuery,
    operations.listKidneyResultsQuery,
    operations.listScoresQuery,
    operations.getLaunchpadQuery,
    operations.getOnboardingDisplayQuery,
    operations.getLocaleQuery,
    operations.listBloodPressureReadingsQuery,
    operations.getBloodPressureStatsQuery,
    operations.listBloodSugarReadingsQuery,
    operations.getBloodSugarStatsQuery,
    operations.listWeightReadingsQuery,
    operations.getWeightStatsQuery,
    operations.getWeightTargetQuery,
  ].map(({ id }) => id),
)

/**
 * Refetches localized queries after a change of language: visible ones now, others when they are
 * shown.
 */
export function refetchLocalizedQueries(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => !languageFree.has(queryKey[0]) })
}
