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

/** What the address of all logs asks for; no ranges means: all. */
export type PulseLogSearch = LogSearch & { readonly ranges: readonly PulseRange[] }

/** Reads an address. Whatever it cannot understand, it leaves out. */
export function parsePulseLogSearch(params: SearchParams): PulseLogSearch {
  return {
    ...parseLogSearch(params),
    ranges: choicesParam(params, 'pulse', pulseRanges),
  }
}

/** The readings of the span that match, in the order asked for; equals stay newest first. */
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
