import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { quietDeviceDays } from '#vitals/model/thresholds.ts'

/** Whether a device whose newest reading is of `latest` is too quiet to be called ready. */
export function isQuietDevice(latest: Day, today: Day): boolean {
  return daysBetween(latest, today) >= quietDeviceDays
}
