import {
  addedBy,
  type BloodSugarRange,
  type BloodSugarReading,
  bloodSugarRanges,
  higherFirst,
  rangeOf,
} from '#vitals/model/blood-sugar/blood-sugar.ts'
import {
  type MealGroup,
  mealGroupOf,
  mealGroups,
} from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import {
  type LogSearch,
  parseLogSearch,
  matchesLogSearch,
  selectLog,
} from '#vitals/model/readings/log-search.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import {
  choiceParam,
  choicesParam,
  type SearchParams,
} from '#vitals/model/readings/search-params.ts'

/** Who added a reading, as members filter it. */
export const sugarSources = ['you', 'meter'] as const
export type SugarSource = (typeof sugarSources)[number]

/**
 * A list of readings, or a page of a diary: a row a day with a column for each side of each meal.
 */
export const logViews = ['list', 'days'] as const
export type LogView = (typeof logViews)[number]

/** What the address of all logs asks for; an empty list means: all of them. */
export type BloodSugarLogSearch = LogSearch & {
  readonly ranges: readonly BloodSugarRange[]
  readonly meals: readonly MealGroup[]
  readonly sources: readonly SugarSource[]
  readonly view: LogView
}

/** Reads an address. Whatever it cannot understand, it leaves out. */
export function parseBloodSugarLogSearch(params: SearchParams): BloodSugarLogSearch {
  return {
    ...parseLogSearch(params),
    ranges: choicesParam(params, 'range', bloodSugarRanges),
    meals: choicesParam(params, 'meal', mealGroups),
    sources: choicesParam(params, 'source', sugarSources),
    view: choiceParam(params, 'view', logViews, 'list'),
  }
}

/** The readings of the span that match, in the order asked for; equals stay newest first. */
export function selectBloodSugar(
  readings: readonly BloodSugarReading[],
  span: DateSpan,
  {
    ranges,
    meals,
    sources,
    sort,
  }: Pick<BloodSugarLogSearch, 'ranges' | 'meals' | 'sources' | 'sort'>,
): readonly BloodSugarReading[] {
  return selectLog(readings, span, sort, {
    keep: (reading) =>
      matchesLogSearch(ranges, rangeOf(reading)) &&
      matchesLogSearch(meals, mealGroupOf(reading.tags.meal)) &&
      matchesLogSearch<SugarSource | null>(sources, addedBy(reading)),
    higherFirst,
  })
}
