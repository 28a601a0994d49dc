import { type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { verdictDays } from '../thresholds.ts'

/** Whether a reading of this day is recent enough to be judged. */
export function isJudged(day: Day, today: Day): boolean {
  return daysBetween(day, today) < verdictDays
}
