import type { BloodPressureReading, Pressure } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { averageOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { groupBySlot, slotsOf } from '#vitals/model/readings/group-averages.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { DoctorReportDays } from './doctor-report.ts'

/** The days of one row: a week, or longer where weeks would fill more than a page. */
export const periodDays = { 14: 7, 30: 7, 90: 14, 180: 30 } as const satisfies Record<
  DoctorReportDays,
  number
>

/** The average in whole mmHg of the readings of some days. */
export type PressurePeriod = DateSpan & { readonly count: number; readonly average: Pressure }

/**
 * The averages by week (or `periodDays`), oldest first, counted back from the last day. Periods
 * without readings have none.
 */
export function pressurePeriods(
  readings: readonly BloodPressureReading[],
  span: DateSpan,
  length: DoctorReportDays,
): readonly PressurePeriod[] {
  const size = periodDays[length]
  const slots = slotsOf(span, size)
  const grouped = groupBySlot(readings, span, slots, size)
  return slots.flatMap((slot, index) => {
    const group = grouped.get(index) ?? []
    const average = averageOf(group)
    return average === null ? [] : [{ ...slot, count: group.length, average }]
  })
}
