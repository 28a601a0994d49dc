import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { dayOf, type TimedReading } from './readings.ts'

/**
 * The last local day of these readings; null without readings. Days after tomorrow are of a clock
 * ahead of ours, and count only where there are no others.
 */
export function lastDayOf(readings: readonly TimedReading[], today: Day): Day | null {
  const days = readings.map(dayOf)
  return lastDay(days.filter((day) => day <= addDays(today, 1))) ?? lastDay(days)
}

/** The last of these days, compared as text; null without days. */
export function lastDay(days: readonly (Day | null)[]): Day | null {
  return days.reduce<Day | null>(
    (last, day) => (day !== null && (last === null || day > last) ? day : last),
    null,
  )
}
