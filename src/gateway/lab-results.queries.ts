import { useGetA1cCholesterolReport, useGetA1cReport, useGetCholesterolReport, useGetKidneyResults } from '#generated/rpc/hooks.ts'
import { kidneyResults, type ReadKidneyResults } from './kidney.ts'
import { a1cReport, cholesterolReport, combinedReport, type ShownA1cReport, type ShownCholesterol, type ShownCombined } from './lab-reports.ts'
import { readOf, type Read } from './read.ts'

/** The count of what could not be read, told with the read itself. */
const counted = <Report extends { readonly leftOut: number }>(read: Read<Report>): Read<Report> =>
  read.state === 'ready' && read.data.leftOut > 0 ? { ...read, leftOut: read.data.leftOut } : read

/** Results of laboratories. Each is Refused with `not_found` while there is no result. */
export const useKidneyResults = (): Read<ReadKidneyResults> => counted(readOf(useGetKidneyResults({}, { select: kidneyResults })))
/** Without `wanted` nothing is asked. */
export const useA1cReport = (wanted = true): Read<ShownA1cReport> => counted(readOf(useGetA1cReport({}, { select: a1cReport, enabled: wanted })))
export const useCholesterolReport = (): Read<ShownCholesterol> => counted(readOf(useGetCholesterolReport({}, { select: cholesterolReport })))
export const useCombinedReport = (): Read<ShownCombined> => counted(readOf(useGetA1cCholesterolReport({}, { select: combinedReport })))

/** That there is nothing yet, which is no failure. */
export const isNone = (read: Read<unknown>): boolean => read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.error === 'not_found'
