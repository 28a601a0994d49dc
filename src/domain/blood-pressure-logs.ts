import { type BloodPressureCategory, type BloodPressureReading, bloodPressureCategories, categorize, highestFirst } from './blood-pressure.ts'
import { newestFirst, oldestFirst, within } from './readings.ts'
import type { Span } from './readings-period.ts'
import { choiceParam, choicesParam, type LogSort, logSorts, rowsParam, type SearchParams, spanParam } from './readings-search.ts'

/** What the address of all logs asks for. `span` null means: not chosen; no categories means: all of them. */
export type BloodPressureLogSearch = {
  readonly span: Span | null
  readonly categories: readonly BloodPressureCategory[]
  readonly sort: LogSort
  readonly rows: number
}

/** Reads an address. Whatever it cannot understand, it leaves out. */
export const parseBloodPressureLogSearch = (params: SearchParams): BloodPressureLogSearch => ({
  span: spanParam(params),
  categories: choicesParam(params, 'category', bloodPressureCategories),
  sort: choiceParam(params, 'sort', logSorts, 'newest'),
  rows: rowsParam(params),
})

const order = {
  newest: newestFirst,
  oldest: oldestFirst,
  highest: highestFirst,
  lowest: (a: BloodPressureReading, b: BloodPressureReading) => highestFirst(b, a),
} satisfies Record<LogSort, (a: BloodPressureReading, b: BloodPressureReading) => number>

/** The readings of the span that match, in the order asked for; equals stay newest first. */
export const selectBloodPressure = (
  readings: readonly BloodPressureReading[],
  span: Span,
  { categories, sort }: Pick<BloodPressureLogSearch, 'categories' | 'sort'>,
): readonly BloodPressureReading[] =>
  within(readings, span)
    .filter(reading => categories.length === 0 || categories.includes(categorize(reading)))
    .toSorted(newestFirst)
    .sort(order[sort])
