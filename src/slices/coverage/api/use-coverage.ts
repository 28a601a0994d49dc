import type { Plan } from '../model/coverage-status.ts'
import { useGetCoverage } from '#generated/rpc/hooks.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'

/** The member's current and former plans, the current one first. */
export function useCoverage(): QueryState<readonly Plan[]> {
  return toRowsQueryState(useGetCoverage({}, { select: ({ plans }) => plans }))
}
