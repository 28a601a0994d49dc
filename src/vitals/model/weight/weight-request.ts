import { secondsOf } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'

/**
 * What the weight call is asked for a span of days: for members of a weight-management program
 * everything from the epoch's start on (2§7, WT-016), which they need for a change since they
 * began; for everybody else the span.
 */
export function weightRequest(
  hasWeightManagement: boolean,
  { start, end }: DateSpan,
): { readonly start: string; readonly end?: string } {
  return hasWeightManagement ? { start: '1970-01-01T00:00:00' } : secondsOf(start, end)
}

/** Whether the statistics hold the body composition: yes, unless a caller says no (WT-018). */
export const extendedStats = true
