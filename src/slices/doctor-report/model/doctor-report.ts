import { type ReportArea, reportAreas } from '#vitals/model/report/report-periods.ts'
import { choicesParam, type SearchParams } from '#vitals/model/readings/search-params.ts'

/** The possible periods of a doctor report in days. */
export const doctorReportDays = [14, 30, 90, 180] as const
export type DoctorReportDays = (typeof doctorReportDays)[number]
export const usualDoctorReportDays = 30 satisfies DoctorReportDays

/** The parts of a doctor report: the areas of readings, lab results, and the member's medicines. */
export const reportParts = [...reportAreas, 'labs', 'medicines'] as const
export type ReportPart = (typeof reportParts)[number]

export function areasOf(parts: readonly ReportPart[]): readonly ReportArea[] {
  return reportAreas.filter((area) => parts.includes(area))
}

/**
 * Each set of parts as a number, with a bit for each place in `reportParts`, so that stored data
 * has no names of areas.
 */
export const partSets: readonly string[] = Array.from(
  { length: 2 ** reportParts.length - 1 },
  (_, index) => String(index + 1),
)

const partsIn = (word: string): readonly ReportPart[] =>
  reportParts.filter((_, place) => (Number(word) & (1 << place)) !== 0)
export function partSetOf(parts: readonly ReportPart[]): string {
  return String(
    reportParts.reduce((set, part, place) => (parts.includes(part) ? set | (1 << place) : set), 0),
  )
}

/**
 * The parts of a report: those of the address, else the last selection, else all that the member
 * has. Other parts are never included.
 */
export function chosenParts(
  params: SearchParams,
  remembered: string | null,
  available: readonly ReportPart[],
): readonly ReportPart[] {
  const among = (parts: readonly ReportPart[]) => parts.filter((part) => available.includes(part))
  const requested = among(choicesParam(params, 'part', reportParts))
  if (requested.length > 0) return requested
  const before = among(remembered === null ? [] : partsIn(remembered))
  return before.length > 0 ? before : available
}
