import {
  type LogSearch,
  parseLogSearch,
  matchesLogSearch,
  selectLog,
} from '../readings/log-search.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { choicesParam, type SearchParams } from '../readings/search-params.ts'
import type { WeightReading } from './weight.ts'

/** The kinds of readings: counted ones and irregular ones. */
export const weightKinds = ['regular', 'irregular'] as const
export type WeightKind = (typeof weightKinds)[number]
export function kindOf({ isIrregular }: WeightReading): WeightKind {
  return isIrregular ? 'irregular' : 'regular'
}

/** The search parameters of the weight log; no kinds means both. */
export type WeightLogSearch = LogSearch & { readonly kinds: readonly WeightKind[] }

/** Parses the search parameters. Invalid values are ignored. */
export function parseWeightLogSearch(params: SearchParams): WeightLogSearch {
  return {
    ...parseLogSearch(params),
    kinds: choicesParam(params, 'kind', weightKinds),
  }
}

/** The matching readings of the span in the requested order; equal values stay newest first. */
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
