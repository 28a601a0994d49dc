import type { Plan } from '../model/coverage-status.ts'
import { useGetCoverage } from '#generated/rpc/hooks.ts'
import { readOfRows, type Read } from '#platform/query/query-state.ts'

/** The plans that the member has or had, the one in force first. */
export function useCoverage(): Read<readonly Plan[]> {
  return readOfRows(useGetCoverage({}, { select: ({ plans }) => plans }))
}
