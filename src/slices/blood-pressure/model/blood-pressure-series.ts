import {
  type BloodPressureCategory,
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { averageOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { daysOfMark, type TrendPeriod } from './trend-search.ts'
import { dayOf, groupByDay, sortByTime } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { groupBySlot, slotsOf } from '#vitals/model/readings/group-averages.ts'
import type { TrendRange } from '#platform/model/date-span.ts'

/** One stem of the chart and one row of its table, in mmHg and beats per minute. */
export type BloodPressurePoint = {
  readonly key: string
  /** The day of the point; the last day if it covers several. */
  readonly day: Day
  /** The first day if the point covers several days. */
  readonly from?: Day
  /** The wall clock time of the reading, `yyyy-MM-dd'T'HH:mm:ss`; `null` for an average. */
  readonly timestamp: string | null
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: BloodPressureReading['pulse']
  readonly category: BloodPressureCategory
  /** The number of readings in this point. */
  readonly count: number
}

const ofReading = (reading: BloodPressureReading): BloodPressurePoint => ({
  key: reading.id,
  day: dayOf(reading),
  timestamp: reading.timestamp,
  systolic: reading.systolic,
  diastolic: reading.diastolic,
  pulse: reading.pulse,
  category: categorize(reading),
  count: 1,
})

/**
 * The points of a period, oldest first. A day has a point for each reading; a week and a month have
 * one for each day with readings, an average if there are several.
 */
export function seriesOf(
  range: TrendRange,
  readings: readonly BloodPressureReading[],
): readonly BloodPressurePoint[] {
  const ordered = sortByTime(readings, 'oldest')
  if (range === 'day') return ordered.map(ofReading)
  return groupByDay(ordered)
    .map(({ day, readings: [first, ...others] }) => {
      const average = averageOf(first === undefined ? [] : [first, ...others])
      if (first === undefined || average === null)
        throw new Error('A group of readings is never empty.')
      return others.length === 0
        ? ofReading(first)
        : {
            key: day,
            day,
            timestamp: null,
            ...average,
            category: categorize(average),
            count: others.length + 1,
          }
    })
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

/**
 * The points of a period, oldest first: each reading, each day, or an average of several days
 * (`daysOfMark`). Days without readings have none.
 */
export function marksOf(
  period: TrendPeriod,
  readings: readonly BloodPressureReading[],
): readonly BloodPressurePoint[] {
  const size = daysOfMark(period)
  if (size < 2) return seriesOf(size === 0 ? 'day' : 'month', readings)
  const slots = slotsOf(period, size)
  const groups = groupBySlot(readings, period, slots, size)
  return slots.flatMap(({ start, end }, index) => {
    const group = groups.get(index) ?? []
    const average = averageOf(group)
    return average === null
      ? []
      : [
          {
            key: end,
            from: start,
            day: end,
            timestamp: null,
            ...average,
            category: categorize(average),
            count: group.length,
          },
        ]
  })
}
