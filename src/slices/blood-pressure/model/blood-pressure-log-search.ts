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

/** What the address of all logs asks for; no categories means: all of them. */
export type BloodPressureLogSearch = LogSearch & {
  readonly categories: readonly BloodPressureCategory[]
}

/** Reads an address. Whatever it cannot understand, it leaves out. */
export function parseBloodPressureLogSearch(params: SearchParams): BloodPressureLogSearch {
  return {
    ...parseLogSearch(params),
    categories: choicesParam(params, 'category', bloodPressureCategories),
  }
}

/** The readings of the span that match, in the order asked for; equals stay newest first. */
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
