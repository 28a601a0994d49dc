import { useListPrograms } from '#generated/rpc/hooks.ts'
import { diagnosesOf, hasKidneyDiseaseDiagnosis } from '#session/member/api/programs-answer.ts'
import { toRowsQueryState } from '#platform/query/query-state.ts'

/**
 * Whether the account has a diagnosis of kidney disease (USER-023); false while diagnoses are
 * unknown.
 */
export function useKidneyDiseaseDiagnosis(): boolean {
  const read = toRowsQueryState(useListPrograms({}, { select: diagnosesOf, staleTime: Infinity }))
  return read.state === 'ready' && hasKidneyDiseaseDiagnosis(read.data)
}
