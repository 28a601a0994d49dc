// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, formats, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type PulseSource = 'DEVICE' | 'SELF_REPORTED' | 'IMPORTED' | Unknown

export type ListPulseReadingsRequest = {
  readonly startTime: Flavor<'LocalDateTime'>
  readonly endTime: Flavor<'LocalDateTime'>
  readonly count?: number
  readonly pageSize?: number
  readonly pageToken?: string
}

export type PulseReading = {
  readonly id: Flavor<'PulseReadingId'>
  readonly timestamp: Flavor<'LocalDateTime'>
  readonly utcOffset: string
  readonly timeZone: string
  readonly beatsPerMinute: number
  readonly source: PulseSource
}

export type ListPulseReadingsResponse = {
  readonly readings: Rows<PulseReading>
  readonly nextPageToken?: string
}

export type GetPulseStatsRequest = {
  readonly startTime: Flavor<'LocalDateTime'>
  readonly endTime: Flavor<'LocalDateTime'>
}

export type GetPulseStatsResponse = {
  readonly readingCount: number
  readonly readingDayCount: number
  readonly average?: number | Unreadable
  readonly lowest?: number | Unreadable
  readonly highest?: number | Unreadable
  readonly belowUsualCount: number
  readonly usualCount: number
  readonly aboveUsualCount: number
}

const pattern = text(/^[A-Za-z0-9_-]{1,200}$/u)
const pattern2 = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const pulseSource = member('PULSE_SOURCE_', ['', 'DEVICE', 'SELF_REPORTED', 'IMPORTED'])

/** Reads `ListPulseReadingsRequest` as a server sends it. */
export const readListPulseReadingsRequest: Reader<ListPulseReadingsRequest> = object<ListPulseReadingsRequest>({
  startTime: [formats.localDateTime, ''],
  endTime: [formats.localDateTime, ''],
  count: [numeral(number(true, 1, 50000))],
  pageSize: [numeral(number(true, 1, 1000))],
  pageToken: [pattern],
})

/** Reads `PulseReading` as a server sends it. */
export const readPulseReading: Reader<PulseReading> = object<PulseReading>({
  id: [text(/./su), ''],
  timestamp: [formats.localDateTime, ''],
  utcOffset: [pattern2, ''],
  timeZone: [formats.ianaTimeZone, ''],
  beatsPerMinute: [numeral(number(true, 20, 300)), 0],
  source: [pulseSource, "PULSE_SOURCE_UNSPECIFIED"],
})

/** Reads `ListPulseReadingsResponse` as a server sends it. */
export const readListPulseReadingsResponse: Reader<ListPulseReadingsResponse> = object<ListPulseReadingsResponse>({
  readings: [rows(readPulseReading, 0, true), []],
  nextPageToken: decisive(text()),
})

/** Reads `GetPulseStatsRequest` as a server sends it. */
export const readGetPulseStatsRequest: Reader<GetPulseStatsRequest> = object<GetPulseStatsRequest>({
  startTime: [formats.localDateTime, ''],
  endTime: [formats.localDateTime, ''],
})

/** Reads `GetPulseStatsResponse` as a server sends it. */
export const readGetPulseStatsResponse: Reader<GetPulseStatsResponse> = object<GetPulseStatsResponse>({
  readingCount: numeral(number(true, 0, 1000000)),
  readingDayCount: numeral(number(true, 0, 100000)),
  average: [orUnreadable(numeral(number(true, 20, 300)))],
  lowest: [orUnreadable(numeral(number(true, 20, 300)))],
  highest: [orUnreadable(numeral(number(true, 20, 300)))],
  belowUsualCount: numeral(number(true, 0, 1000000)),
  usualCount: numeral(number(true, 0, 1000000)),
  aboveUsualCount: numeral(number(true, 0, 1000000)),
})
