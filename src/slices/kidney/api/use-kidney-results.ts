import { kidneyLeftOut, type KidneyResults } from '../model/kidney.ts'
import { useGetKidneyResults } from '#generated/rpc/hooks.ts'
import { counted } from '#platform/query/with-left-out-count.ts'
import { readOf, type Read } from '#platform/query/query-state.ts'

/**
 * Refused with `not_found` while there is no result. The dashboard has this one alone of the
 * laboratory's.
 */
export function useKidneyResults(): Read<KidneyResults> {
  return counted(readOf(useGetKidneyResults({})), kidneyLeftOut)
}
