import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { quietDeviceDays } from '#vitals/model/thresholds.ts'

/** The day of a device's newest readable reading; `isNewest`: no other reading was unreadable. */
export type NewestReading = { readonly day: Day; readonly isNewest: boolean }

/**
 * A device is ready until it is quiet for `quietDeviceDays`. It is unclear when the reading that
 * ends the quiet may be one that could not be read.
 */
export function deviceReadiness(
  { day, isNewest }: NewestReading,
  today: Day,
): 'ready' | 'quiet' | 'unclear' {
  if (daysBetween(day, today) < quietDeviceDays) return 'ready'
  return isNewest ? 'quiet' : 'unclear'
}
