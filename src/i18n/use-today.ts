import { useNow } from '#platform/time/use-now.ts'
import { calendarDay } from './format.ts'

/**
 * The current minute in milliseconds since 1970, and the member's local calendar day
 * (`yyyy-MM-dd`).
 */
export function useToday(): { readonly now: number; readonly today: string } {
  const now = useNow()
  return { now, today: calendarDay(now, Intl.DateTimeFormat().resolvedOptions().timeZone) }
}
