import { type ReportArea, reportAreas } from '#vitals/model/report/report-periods.ts'
import { choicesParam, type SearchParams } from '#vitals/model/readings/search-params.ts'

/** Days that a report for a doctor may be of. */
export const doctorReportDays = [14, 30, 90, 180] as const
export type DoctorReportDays = (typeof doctorReportDays)[number]
export const usualDoctorReportDays = 30 satisfies DoctorReportDays

/**
 * Every set of areas as a word: its bits by place in `reportAreas`, so that nothing but a number is
 * ever kept of a choice.
 */
export const areaSets: readonly string[] = Array.from(
  { length: 2 ** reportAreas.length - 1 },
  (_, index) => String(index + 1),
)

const areasIn = (word: string): readonly ReportArea[] =>
  reportAreas.filter((_, place) => (Number(word) & (1 << place)) !== 0)
export function areaSetOf(areas: readonly ReportArea[]): string {
  return String(
    reportAreas.reduce((set, area, place) => (areas.includes(area) ? set | (1 << place) : set), 0),
  )
}

/**
 * The areas of a report: those of the address, else those of the last time, else all that the
 * member has; never one that she has not.
 */
export function chosenAreas(
  params: SearchParams,
  remembered: string | null,
  available: readonly ReportArea[],
): readonly ReportArea[] {
  const among = (areas: readonly ReportArea[]) => areas.filter((area) => available.includes(area))
  const asked = among(choicesParam(params, 'area', reportAreas))
  if (asked.length > 0) return asked
  const before = among(remembered === null ? [] : areasIn(remembered))
  return before.length > 0 ? before : available
}
