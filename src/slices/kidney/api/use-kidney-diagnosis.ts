import { useListPrograms } from '#generated/rpc/hooks.ts'
import { diagnosesOf, hasKidneyDiseaseDiagnosis } from '#session/member/api/programs-answer.ts'
import { toRowsQueryState } from '#platform/query/query-state.ts'

/**
 * USER-023: whether the account has a diagnosis of kidney disease; false while the diagnoses are
 * not known.
 */
export function useKidneyDiseaseDiagnosis(): boolean {
  const read = toRowsQueryState(useListPrograms({}, { select: diagnosesOf, staleTime: Infinity }))
  return read.state === 'ready' && hasKidneyDiseaseDiagnosis(read.data)
}
