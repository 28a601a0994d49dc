import type { Plan } from '#domain/coverage.ts'
import { useGetCoverage } from '#generated/rpc/hooks.ts'
import { readOfRows, type Read } from './read.ts'

/** The plans that the member has or had, the one in force first. */
export function useCoverage(): Read<readonly Plan[]> {
  return readOfRows(useGetCoverage({}, { select: ({ plans }) => plans }))
}
