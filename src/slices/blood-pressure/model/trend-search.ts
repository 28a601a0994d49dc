import { addDays, type Day, daysBetween, earlierDay } from '#platform/model/calendar-day.ts'
import {
  daysInSpan,
  periodBefore,
  periodEnding,
  type DateSpan,
  type TrendRange,
  trendRanges,
} from '#platform/model/date-span.ts'
import {
  choiceParam,
  dayParam,
  type SearchParams,
  spanParam,
} from '#vitals/model/readings/search-params.ts'

/** The period of a trend: a day, a week, a month or custom days. */
export type TrendPeriod = DateSpan & { readonly range: TrendRange | 'own' }

/**
 * The query of the trends page. `range` and `end` are `null` if not chosen; custom days (`own`)
 * take precedence.
 */
export type TrendSearch = {
  readonly range: TrendRange | null
  readonly end: Day | null
  readonly own: DateSpan | null
}

/** Parses an address. Future days become today and invalid values are ignored. */
export function parseTrendSearch(params: SearchParams, today: Day): TrendSearch {
  const end = dayParam(params, 'to')
  const own = spanParam(params)
  return {
    range: choiceParam(params, 'range', trendRanges, null),
    end: end === null ? null : earlierDay(end, today),
    own:
      own === null
        ? null
        : { start: earlierDay(own.start, today), end: earlierDay(own.end, today) },
  }
}

/** The period in the address, or `null` if it names no day. `range` is the default. */
export function requestedPeriod(
  { end, own, range: chosen }: TrendSearch,
  range: TrendRange,
): TrendPeriod | null {
  return own !== null
    ? { ...own, range: 'own' }
    : end === null
      ? null
      : periodEnding(chosen ?? range, end)
}

/** The span before the period, of the same length. */
export function daysBefore(period: TrendPeriod): DateSpan {
  if (period.range !== 'own') return periodBefore({ ...period, range: period.range })
  const end = addDays(period.start, -1)
  return { start: addDays(end, -daysBetween(period.start, period.end)), end }
}

/**
 * Limits for points by day and by week. Longer periods use thirty days, so that ten years have 122
 * points instead of 3,653.
 */
const mostByDay = 92
const mostByWeek = 731

/** The days that one point of the trend covers; 0 is a single reading. */
export function daysOfMark(period: TrendPeriod): number {
  if (period.range !== 'own') return period.range === 'day' ? 0 : 1
  const days = daysInSpan(period)
  return days === 1 ? 0 : days <= mostByDay ? 1 : days <= mostByWeek ? 7 : 30
}
