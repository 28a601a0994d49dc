import { isWithin, type DateSpan } from '#platform/model/date-span.ts'
import {
  choiceParam,
  type LogSort,
  logSorts,
  rowsParam,
  type SearchParams,
  spanParam,
} from './search-params.ts'
import { dayOf, sortByTime, type TimedReading } from './readings.ts'

/** The search parameters of any log, without the filters of its area. `span` null: not chosen. */
export type LogSearch = {
  readonly span: DateSpan | null
  readonly sort: LogSort
  readonly rows: number
}

/** Parses the search parameters that all logs share. Invalid values are ignored. */
export function parseLogSearch(params: SearchParams): LogSearch {
  return {
    span: spanParam(params),
    sort: choiceParam(params, 'sort', logSorts, 'newest'),
    rows: rowsParam(params),
  }
}

/** Whether a value passes a multi-select filter. An empty selection matches everything. */
export function matchesLogSearch<A>(chosen: readonly A[], value: A): boolean {
  return chosen.length === 0 || chosen.includes(value)
}

/**
 * The readings of the span that pass `keep`, in the requested order; equal values stay newest
 * first. `higherFirst` compares two readings, the higher one first.
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
  const matching = readings.filter((reading) => isWithin(span, dayOf(reading)) && keep(reading))
  if (sort === 'oldest') return sortByTime(matching, 'oldest')
  const newest = sortByTime(matching, 'newest')
  return sort === 'newest'
    ? newest
    : newest.toSorted((a, b) => (sort === 'highest' ? higherFirst(a, b) : higherFirst(b, a)))
}
