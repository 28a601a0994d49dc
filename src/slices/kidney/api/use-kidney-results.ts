import { kidneyLeftOut, kidneyResultsOf, type KidneyResults } from '../model/kidney.ts'
import { useGetKidneyResults } from '#generated/rpc/hooks.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * The kidney results; refused with `not_found` without any. `wanted` false sends no request. It is
 * the only laboratory query of the dashboard.
 */
export function useKidneyResults(wanted = true): QueryState<KidneyResults> {
  return withLeftOutCount(
    toQueryState(useGetKidneyResults({}, { select: kidneyResultsOf, enabled: wanted })),
    kidneyLeftOut,
  )
}
