import { kidneyLeftOut, type KidneyResults } from '../model/kidney.ts'
import { useGetKidneyResults } from '#generated/rpc/hooks.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * Refused with `not_found` while there is no result. The dashboard has this one alone of the
 * laboratory's.
 */
export function useKidneyResults(): QueryState<KidneyResults> {
  return withLeftOutCount(toQueryState(useGetKidneyResults({})), kidneyLeftOut)
}
