import {
  type Pulse,
  type PulseRange,
  pulseRangeOf,
  pulseRanges,
} from '#vitals/model/pulse/pulse.ts'
import {
  type LogSearch,
  parseLogSearch,
  matchesLogSearch,
  selectLog,
} from '#vitals/model/readings/log-search.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { choicesParam, type SearchParams } from '#vitals/model/readings/search-params.ts'

/** The query of the log page. An empty list of ranges means all of them. */
export type PulseLogSearch = LogSearch & { readonly ranges: readonly PulseRange[] }

/** Parses an address and ignores invalid values. */
export function parsePulseLogSearch(params: SearchParams): PulseLogSearch {
  return {
    ...parseLogSearch(params),
    ranges: choicesParam(params, 'pulse', pulseRanges),
  }
}

/** The matching readings of the span in the requested order. Equal readings are newest first. */
export function selectPulse(
  readings: readonly Pulse[],
  span: DateSpan,
  { ranges, sort }: Pick<PulseLogSearch, 'ranges' | 'sort'>,
): readonly Pulse[] {
  return selectLog(readings, span, sort, {
    keep: ({ beatsPerMinute }) => matchesLogSearch(ranges, pulseRangeOf(beatsPerMinute)),
    higherFirst: (a, b) => b.beatsPerMinute - a.beatsPerMinute,
  })
}
