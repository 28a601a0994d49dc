import { kidneyLeftOut, type KidneyResults } from '#domain/kidney.ts'
import { useGetKidneyResults } from '#generated/rpc/hooks.ts'
import { counted } from './counted.ts'
import { readOf, type Read } from './read.ts'

/**
 * Refused with `not_found` while there is no result. The dashboard has this one alone of the
 * laboratory's.
 */
export function useKidneyResults(): Read<KidneyResults> {
  return counted(readOf(useGetKidneyResults({})), kidneyLeftOut)
}
