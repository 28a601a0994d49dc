import { useGetA1cCholesterolReport, useGetA1cReport, useGetCholesterolReport } from '#generated/rpc/hooks.ts'
import { counted } from './lab-read.ts'
import { a1cReport, cholesterolReport, combinedReport, type ShownA1cReport, type ShownCholesterol, type ShownCombined } from './lab-reports.ts'
import { readOf, type Read } from './read.ts'

/** Reports of laboratories. Each is Refused with `not_found` while there is no result. Without `wanted` nothing is asked. */
export const useA1cReport = (wanted = true): Read<ShownA1cReport> => counted(readOf(useGetA1cReport({}, { select: a1cReport, enabled: wanted })))
export const useCholesterolReport = (): Read<ShownCholesterol> => counted(readOf(useGetCholesterolReport({}, { select: cholesterolReport })))
export const useCombinedReport = (): Read<ShownCombined> => counted(readOf(useGetA1cCholesterolReport({}, { select: combinedReport })))
