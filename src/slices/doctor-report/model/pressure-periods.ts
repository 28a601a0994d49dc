import type { BloodPressureReading, Pressure } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { averageOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { groupBySlot, slotsOf } from '#vitals/model/readings/group-averages.ts'
import type { DateSpan } from '#platform/model/date-span.ts'

/** The days of one row: a week, or longer where weeks would fill more than a page. */
export function periodDaysOf(length: number): 7 | 14 | 30 {
  return length <= 30 ? 7 : length <= 90 ? 14 : 30
}

/** The average in whole mmHg of the readings of some days. */
export type PressurePeriod = DateSpan & { readonly count: number; readonly average: Pressure }

/**
 * The averages by week (or `periodDaysOf`), oldest first, counted back from the last day. Periods
 * without readings have none.
 */
export function pressurePeriods(
  readings: readonly BloodPressureReading[],
  span: DateSpan,
  length: number,
): readonly PressurePeriod[] {
  const size = periodDaysOf(length)
  const slots = slotsOf(span, size)
  const grouped = groupBySlot(readings, span, slots, size)
  return slots.flatMap((slot, index) => {
    const group = grouped.get(index) ?? []
    const average = averageOf(group)
    return average === null ? [] : [{ ...slot, count: group.length, average }]
  })
}
