import { type BloodSugarRange, type BloodSugarReading, bloodSugarRanges, higherFirst, rangeOf } from './blood-sugar.ts'
import { type MealGroup, mealGroupOf, mealGroups } from './blood-sugar-codes.ts'
import { newestFirst, oldestFirst, within } from './readings.ts'
import type { Span } from './readings-period.ts'
import { choiceParam, choicesParam, type LogSort, logSorts, rowsParam, type SearchParams, spanParam } from './readings-search.ts'

/** What the address of all logs asks for. `span` null means: not chosen; an empty list means: all of them. */
export type BloodSugarLogSearch = {
  readonly span: Span | null
  readonly ranges: readonly BloodSugarRange[]
  readonly meals: readonly MealGroup[]
  readonly sort: LogSort
  readonly rows: number
}

/** Reads an address. Whatever it cannot understand, it leaves out. */
export const parseBloodSugarLogSearch = (params: SearchParams): BloodSugarLogSearch => ({
  span: spanParam(params),
  ranges: choicesParam(params, 'range', bloodSugarRanges),
  meals: choicesParam(params, 'meal', mealGroups),
  sort: choiceParam(params, 'sort', logSorts, 'newest'),
  rows: rowsParam(params),
})

const order = {
  newest: newestFirst,
  oldest: oldestFirst,
  highest: higherFirst,
  lowest: (a: BloodSugarReading, b: BloodSugarReading) => higherFirst(b, a),
} satisfies Record<LogSort, (a: BloodSugarReading, b: BloodSugarReading) => number>

/** The readings of the span that match, in the order asked for; equals stay newest first. */
export const selectBloodSugar = (
  readings: readonly BloodSugarReading[],
  span: Span,
  { ranges, meals, sort }: Pick<BloodSugarLogSearch, 'ranges' | 'meals' | 'sort'>,
): readonly BloodSugarReading[] =>
  within(readings, span)
    .filter(reading => ranges.length === 0 || ranges.includes(rangeOf(reading)))
    .filter(({ tags }) => meals.length === 0 || meals.includes(mealGroupOf(tags.meal)))
    .toSorted(newestFirst)
    .sort(order[sort])
