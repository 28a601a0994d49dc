import { useNow } from '#platform/time/use-now.ts'
import { calendarDay } from './format.ts'

/**
 * Now in milliseconds since 1970 (to the minute), and the calendar day (`yyyy-MM-dd`) where the
 * member sits.
 */
export function useToday(): { readonly now: number; readonly today: string } {
  const now = useNow()
  return { now, today: calendarDay(now, Intl.DateTimeFormat().resolvedOptions().timeZone) }
}
