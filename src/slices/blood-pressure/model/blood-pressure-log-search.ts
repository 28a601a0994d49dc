import {
  type BloodPressureCategory,
  type BloodPressureReading,
  bloodPressureCategories,
  categorize,
  highestFirst,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type LogSearch,
  parseLogSearch,
  matchesLogSearch,
  selectLog,
} from '#vitals/model/readings/log-search.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { choicesParam, type SearchParams } from '#vitals/model/readings/search-params.ts'

/** The query of the log page. An empty list of categories means all of them. */
export type BloodPressureLogSearch = LogSearch & {
  readonly categories: readonly BloodPressureCategory[]
}

/** Parses an address and ignores invalid values. */
export function parseBloodPressureLogSearch(params: SearchParams): BloodPressureLogSearch {
  return {
    ...parseLogSearch(params),
    categories: choicesParam(params, 'category', bloodPressureCategories),
  }
}

/** The matching readings of the span in the requested order. Equal readings are newest first. */
export function selectBloodPressure(
  readings: readonly BloodPressureReading[],
  span: DateSpan,
  { categories, sort }: Pick<BloodPressureLogSearch, 'categories' | 'sort'>,
): readonly BloodPressureReading[] {
  return selectLog(readings, span, sort, {
    keep: (reading) => matchesLogSearch(categories, categorize(reading)),
    higherFirst: highestFirst,
  })
}
