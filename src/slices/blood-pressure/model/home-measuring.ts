import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type BloodPressureStatistics,
  statisticsOf,
} from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { dayOf, groupByDay, sortByTime } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { homeMeasuring } from '#vitals/model/care-thresholds.ts'

/**
 * The home average: the readings that count, the average of all days, and the first day if it is
 * left out.
 */
export type HomeMeasuring = {
  readonly counted: BloodPressureStatistics
  readonly all: BloodPressureStatistics
  readonly leftOut: Day | null
}

/**
 * The average of several days at home without the first day, which is often higher
 * (docs/clinical.md#home-blood-pressure). The first day counts if too few days remain; the result
 * is `null` without readings.
 */
export function homeMeasuringOf(readings: readonly BloodPressureReading[]): HomeMeasuring | null {
  const all = statisticsOf(readings)
  if (all === null) return null
  const [first, ...rest] = groupByDay(
    sortByTime(readings, 'oldest').toSorted((a, b) =>
      dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0,
    ),
  )
  const counted =
    rest.length < homeMeasuring.minDays
      ? null
      : statisticsOf(rest.flatMap((group) => group.readings))
  return counted === null || first === undefined
    ? { counted: all, all, leftOut: null }
    : { counted, all, leftOut: first.day }
}
