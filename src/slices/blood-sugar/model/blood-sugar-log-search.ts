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

/** The sources of a reading in the filter of the log. */
export const sugarSources = ['you', 'meter'] as const
export type SugarSource = (typeof sugarSources)[number]

/**
 * A list of readings, or a diary with a row for each day and a column for each side of each meal.
 */
export const logViews = ['list', 'days'] as const
export type LogView = (typeof logViews)[number]

/** The query of the log page. An empty list means all values. */
export type BloodSugarLogSearch = LogSearch & {
  readonly ranges: readonly BloodSugarRange[]
  readonly meals: readonly MealGroup[]
  readonly sources: readonly SugarSource[]
  readonly view: LogView
}

/** Parses an address and ignores invalid values. */
export function parseBloodSugarLogSearch(params: SearchParams): BloodSugarLogSearch {
  return {
    ...parseLogSearch(params),
    ranges: choicesParam(params, 'range', bloodSugarRanges),
    meals: choicesParam(params, 'meal', mealGroups),
    sources: choicesParam(params, 'source', sugarSources),
    view: choiceParam(params, 'view', logViews, 'list'),
  }
}

/** The matching readings of the span in the requested order. Equal readings are newest first. */
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
