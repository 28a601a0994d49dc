import { useGetHealthInfo } from '#generated/openapi/hooks.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/** The medicines of the health profile, in the member's own words. */
export function useMedicines(): QueryState<readonly string[]> {
  return toQueryState(useGetHealthInfo({}, { select: ({ medications }) => medications }))
}
