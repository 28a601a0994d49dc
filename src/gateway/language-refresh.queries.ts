import type { QueryClient } from '@tanstack/react-query'

/**
 * Answers that are the same in every language: ids, names of people, states, numbers. What is not here may hold a text that the server wrote
 * (guides, courses, foods, tasks, questions) and is asked anew, so one that is forgotten here costs a call and no more.
 */
const languageFree: ReadonlySet<unknown> = new Set([
  'getUserToken', 'getPersonalInfo', 'getAccount', 'getFeatures', 'getCoachingInfo', 'listSupplyOrders', 'getDeviceGroups', 'getPublicIdentity', 'listPrograms',
  'getPromo', 'listLabOrderResults', 'listKidneyResults', 'listScores', 'getLaunchpad', 'getOnboardingDisplay', 'getLocale',
  'listBloodPressureReadings', 'getBloodPressureStats', 'listBloodSugarReadings', 'getBloodSugarStats', 'listWeightReadings', 'getWeightStats', 'getWeightTarget',
])

/** After a switch of language: what is on the page is asked for in the new one now, the rest when it is shown again. */
export const askTextsAnew = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => !languageFree.has(queryKey[0]) })
