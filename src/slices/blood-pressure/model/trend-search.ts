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

/** What a trend shows: a day, a week or a month, or days of the member's own. */
export type TrendPeriod = DateSpan & { readonly range: TrendRange | 'own' }

/**
 * What the address of the trends asks for. `range` null and `end` null mean: not chosen. `own` are
 * days of the member's own, which rule the others.
 */
export type TrendSearch = {
  readonly range: TrendRange | null
  readonly end: Day | null
  readonly own: DateSpan | null
}

/**
 * Reads an address. Days that have not come yet are today; whatever it cannot understand, it leaves
 * out.
 */
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

/**
 * The period that the address asks for, or null when it names no day. `range` is the one to use
 * where none is chosen.
 */
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

/** The days just before, as many as the period has. */
export function daysBefore(period: TrendPeriod): DateSpan {
  if (period.range !== 'own') return periodBefore({ ...period, range: period.range })
  const end = addDays(period.start, -1)
  return { start: addDays(end, -daysBetween(period.start, period.end)), end }
}

/**
 * Most days that are shown day by day, and by the week; beyond, by thirty days, so that ten years
 * are 122 marks and not 3,653.
 */
const mostByDay = 92
const mostByWeek = 731

/** What one mark of the trend stands for: a reading (0), or the average of so many days. */
export function daysOfMark(period: TrendPeriod): number {
  if (period.range !== 'own') return period.range === 'day' ? 0 : 1
  const days = daysInSpan(period)
  return days === 1 ? 0 : days <= mostByDay ? 1 : days <= mostByWeek ? 7 : 30
}
