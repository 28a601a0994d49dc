import { type ReportArea, reportAreas } from '#vitals/model/report/report-periods.ts'
import { choicesParam, type SearchParams } from '#vitals/model/readings/search-params.ts'

/** The possible periods of a doctor report in days. */
export const doctorReportDays = [14, 30, 90, 180] as const
export type DoctorReportDays = (typeof doctorReportDays)[number]
export const usualDoctorReportDays = 30 satisfies DoctorReportDays

/**
 * Each set of areas as a number, with a bit for each place in `reportAreas`, so that stored data
 * has no area names.
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
 * The areas of a report: those of the address, else the last selection, else all that the member
 * has. Other areas are never included.
 */
export function chosenAreas(
  params: SearchParams,
  remembered: string | null,
  available: readonly ReportArea[],
): readonly ReportArea[] {
  const among = (areas: readonly ReportArea[]) => areas.filter((area) => available.includes(area))
  const requested = among(choicesParam(params, 'area', reportAreas))
  if (requested.length > 0) return requested
  const before = among(remembered === null ? [] : areasIn(remembered))
  return before.length > 0 ? before : available
}
