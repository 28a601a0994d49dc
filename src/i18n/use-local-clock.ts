import type { Day, LocalDateTime } from '#platform/model/calendar-day.ts'
import { useNow } from '#platform/time/use-now.ts'
import { calendarDay } from './format.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/**
 * The current minute in the member's local time: `yyyy-MM-dd`, `HH:mm` in 24 hours, and both as
 * `yyyy-MM-ddTHH:mm`.
 */
export function useLocalClock(): {
  readonly today: Day
  readonly time: string
  readonly minute: LocalDateTime
} {
  const now = useNow()
  const timeZone = memberTimeZone()
  const today = calendarDay(now, timeZone)
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(now)
  return { today, time, minute: `${today}T${time}` }
}
