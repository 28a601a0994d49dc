import { useGetA1cCholesterolReport, useGetA1cReport, useGetCholesterolReport, useGetKidneyResults } from '#generated/rpc/hooks.ts'
import { kidneyResults, type KidneyResults } from './kidney.ts'
import { a1cReport, cholesterolReport, type CholesterolReport, combinedReport, type ShownA1cReport, type ShownCombined } from './lab-reports.ts'
import { readOf, type Read } from './read.ts'

/** Results of laboratories. Each is Refused with `not_found` while there is no result. */
export const useKidneyResults = (): Read<KidneyResults> => readOf(useGetKidneyResults({}, { select: kidneyResults }))
/** Without `wanted` nothing is asked. */
export const useA1cReport = (wanted = true): Read<ShownA1cReport> => readOf(useGetA1cReport({}, { select: a1cReport, enabled: wanted }))
export const useCholesterolReport = (): Read<CholesterolReport> => readOf(useGetCholesterolReport({}, { select: cholesterolReport }))
export const useCombinedReport = (): Read<ShownCombined> => readOf(useGetA1cCholesterolReport({}, { select: combinedReport }))

/** That there is nothing yet, which is no failure. */
export const isNone = (read: Read<unknown>): boolean => read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'
