import { type Day, hasPassed } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/**
 * A read of a span that also counts the unreadable ones of the newest readings when the span ends
 * before today: it follows the latest readable one, and they may be later.
 */
export function withUnreadNewest<Data>(
  read: QueryState<Data>,
  newest: QueryState<unknown>,
  { end }: DateSpan,
  today: Day,
): QueryState<Data> {
  if (read.state !== 'ready' || newest.state !== 'ready' || !hasPassed(end, today)) return read
  const leftOut = Math.max(read.leftOut ?? 0, newest.leftOut ?? 0)
  return leftOut === 0 ? read : { ...read, leftOut }
}

/**
 * The period before, to compare a period with; null unless both have every reading, because a
 * change would come from the missing ones. `leftOut` counts the unreadable readings of the period.
 */
export function comparedPeriod<Data>(
  before: QueryState<Data> | null,
  leftOut: number | undefined,
): Data | null {
  return before?.state === 'ready' && !before.leftOut && !leftOut ? before.data : null
}
