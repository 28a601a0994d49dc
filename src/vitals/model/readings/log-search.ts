import { isDay } from '#platform/model/calendar-day.ts'
import { isWithin, type DateSpan } from '#platform/model/date-span.ts'
import {
  choiceParam,
  type LogSort,
  logSorts,
  rowsParam,
  rowsPerStep,
  type SearchParams,
  spanParam,
} from './search-params.ts'
import { dayOf, sortByTime, type TimedReading } from './readings.ts'

/**
 * What the address of any log of readings asks for, beside the filters of its own area. `span` null
 * means: not chosen.
 */
export type LogSearch = {
  readonly span: DateSpan | null
  readonly sort: LogSort
  readonly rows: number
}

/**
 * Reads the part of an address that all logs share. Whatever it cannot understand, it leaves out.
 */
export function parseLogSearch(params: SearchParams): LogSearch {
  return {
    span: spanParam(params),
    sort: choiceParam(params, 'sort', logSorts, 'newest'),
    rows: rowsParam(params),
  }
}

/**
 * What a log's page must know of days and of rows: whether a text is a day, and how many rows come
 * at once.
 */
export const logRules = { isDay, step: rowsPerStep } as const

/** Does the value pass a filter of several words? No word chosen lets everything through. */
export function matchesLogSearch<A>(chosen: readonly A[], value: A): boolean {
  return chosen.length === 0 || chosen.includes(value)
}

/**
 * The readings of the span that `keep` lets through, in the order asked for; equals stay newest
 * first. `higherFirst` orders the higher value first.
 */
export function selectLog<R extends TimedReading>(
  readings: readonly R[],
  span: DateSpan,
  sort: LogSort,
  {
    keep,
    higherFirst,
  }: { readonly keep: (reading: R) => boolean; readonly higherFirst: (a: R, b: R) => number },
): readonly R[] {
  const kept = readings.filter((reading) => isWithin(span, dayOf(reading)) && keep(reading))
  if (sort === 'oldest') return sortByTime(kept, 'oldest')
  const newest = sortByTime(kept, 'newest')
  return sort === 'newest'
    ? newest
    : newest.toSorted((a, b) => (sort === 'highest' ? higherFirst(a, b) : higherFirst(b, a)))
}
