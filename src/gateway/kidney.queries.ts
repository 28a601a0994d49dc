import { useGetKidneyResults } from '#generated/rpc/hooks.ts'
import { kidneyResults, type ReadKidneyResults } from './kidney.ts'
import { counted } from './lab-read.ts'
import { readOf, type Read } from './read.ts'

/** Refused with `not_found` while there is no result. The dashboard has this one alone of the laboratory's. */
export const useKidneyResults = (): Read<ReadKidneyResults> => counted(readOf(useGetKidneyResults({}, { select: kidneyResults })))
