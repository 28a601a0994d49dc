import { secondsOf } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'

/**
 * The request for a span of weights. Weight management needs everything since the epoch, for the
 * change since its start (2§7, WT-016); other members need the span.
 */
export function weightRequest(
  hasWeightManagement: boolean,
  { start, end }: DateSpan,
): { readonly start: string; readonly end?: string } {
  return hasWeightManagement ? { start: '1970-01-01T00:00:00' } : secondsOf(start, end)
}

/** Whether the statistics include the body composition (WT-018). */
export const extendedStats = true
