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

/** One stem of the chart and one row of its table. Numbers in mmHg and beats per minute. */
export type BloodPressurePoint = {
  readonly key: string
  /** Its day; of several days, the last. */
  readonly day: Day
  /** The first of several days; else it is not there. */
  readonly from?: Day
  /**
   * Wall clock of the reading, `yyyy-MM-dd'T'HH:mm:ss`; null for the average of several readings.
   */
  readonly timestamp: string | null
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
  readonly category: BloodPressureCategory
  /** Readings behind this point. */
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
 * The points of a period, oldest first. A day shows each reading; a week and a month show one point
 * a day: the only reading, or the average of several with their count. Days without readings have
 * no point.
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
 * The marks of a period, oldest first: each reading, each day, or the average of several days, as
 * `daysOfMark` says. Days without readings have none.
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
