import type { Day } from '#platform/model/calendar-day.ts'
import { useNow } from '#platform/time/use-now.ts'
import { calendarDay } from './format.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * The current minute in milliseconds since 1970, and the member's local calendar day
 * (`yyyy-MM-dd`).
 */
export function useToday(): { readonly now: number; readonly today: Day } {
  const now = useNow()
  return { now, today: calendarDay(now, memberTimeZone()) }
}
