import {
  type LogSearch,
  parseLogSearch,
  matchesLogSearch,
  selectLog,
} from '../readings/log-search.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { choicesParam, type SearchParams } from '../readings/search-params.ts'
import type { WeightReading } from './weight.ts'

/** Readings that count, and those that are kept apart. */
export const weightKinds = ['regular', 'irregular'] as const
export type WeightKind = (typeof weightKinds)[number]
export function kindOf({ isIrregular }: WeightReading): WeightKind {
  return isIrregular ? 'irregular' : 'regular'
}

/** What the address of all logs asks for; no kinds means: both. */
export type WeightLogSearch = LogSearch & { readonly kinds: readonly WeightKind[] }

/** Reads an address. Whatever it cannot understand, it leaves out. */
export function parseWeightLogSearch(params: SearchParams): WeightLogSearch {
  return {
    ...parseLogSearch(params),
    kinds: choicesParam(params, 'kind', weightKinds),
  }
}

/** The readings of the span that match, in the order asked for; equals stay newest first. */
export function selectWeight(
  readings: readonly WeightReading[],
  span: DateSpan,
  { kinds, sort }: Pick<WeightLogSearch, 'kinds' | 'sort'>,
): readonly WeightReading[] {
  return selectLog(readings, span, sort, {
    keep: (reading) => matchesLogSearch(kinds, kindOf(reading)),
    higherFirst: (a, b) => b.pounds - a.pounds,
  })
}
