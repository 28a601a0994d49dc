// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, defaulted, formats, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { ListPulseReadingsRequest, PulseReading, ListPulseReadingsResponse, GetPulseStatsRequest, GetPulseStatsResponse } from './pulse.reader.ts'

const pattern = text(/^[A-Za-z0-9_-]{1,200}$/u)
const pattern2 = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const pulseSource = member('PULSE_SOURCE_', ['', 'DEVICE', 'SELF_REPORTED', 'IMPORTED'])

export const ListPulseReadingsRequestReader: Tolerant<ListPulseReadingsRequest> = object({
  startTime: defaulted(formats.localDateTime, ''),
  endTime: defaulted(formats.localDateTime, ''),
  count: optional(numeral(number(true, 1, 50000))),
  pageSize: optional(numeral(number(true, 1, 1000))),
  pageToken: optional(pattern),
})

export const PulseReadingReader: Tolerant<PulseReading> = object({
  id: defaulted(text(/./su), ''),
  timestamp: defaulted(formats.localDateTime, ''),
  utcOffset: defaulted(pattern2, ''),
  timeZone: defaulted(formats.ianaTimeZone, ''),
  beatsPerMinute: defaulted(numeral(number(true, 20, 300)), 0),
  source: defaulted(pulseSource, "PULSE_SOURCE_UNSPECIFIED"),
})

export const ListPulseReadingsResponseReader: Tolerant<ListPulseReadingsResponse> = object({
  readings: defaulted(rows(PulseReadingReader, 0, true), []),
  nextPageToken: decisive(text()),
})

export const GetPulseStatsRequestReader: Tolerant<GetPulseStatsRequest> = object({
  startTime: defaulted(formats.localDateTime, ''),
  endTime: defaulted(formats.localDateTime, ''),
})

export const GetPulseStatsResponseReader: Tolerant<GetPulseStatsResponse> = object({
  readingCount: numeral(number(true, 0, 1000000)),
  readingDayCount: numeral(number(true, 0, 100000)),
  average: optional(orUnreadable(numeral(number(true, 20, 300)))),
  lowest: optional(orUnreadable(numeral(number(true, 20, 300)))),
  highest: optional(orUnreadable(numeral(number(true, 20, 300)))),
  belowUsualCount: numeral(number(true, 0, 1000000)),
  usualCount: numeral(number(true, 0, 1000000)),
  aboveUsualCount: numeral(number(true, 0, 1000000)),
})
