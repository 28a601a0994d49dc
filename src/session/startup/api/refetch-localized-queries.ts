import type { QueryClient } from '@tanstack/react-query'
import * as ask from '#generated/openapi/queries.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'

/**
 * Answers that are the same in every language: ids, names of people, states, numbers. What is not
 * here may hold a text that the server wrote (guides, courses, foods, tasks, questions) and is
 * asked anew, so one that is forgotten here costs a call and no more.
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
 * After a switch of language: what is on the page is asked for in the new one now, the rest when it
 * is shown again.
 */
export function refetchLocalizedQueries(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => !languageFree.has(queryKey[0]) })
}
