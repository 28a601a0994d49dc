// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, list, matching, member, text, wellFormed, whole } from '../write.ts'

export const ListPulseReadingsRequest = Schema.Struct({
  startTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  endTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  count: Schema.optionalKey(whole(1, 50000)),
  pageSize: Schema.optionalKey(whole(1, 1000)),
  pageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListPulseReadingsRequest = typeof ListPulseReadingsRequest.Type

export const PulseReading = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
  timestamp: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  utcOffset: defaulted(matching(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u), ''),
  timeZone: defaulted(matching(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u, 0, 64), ''),
  beatsPerMinute: defaulted(whole(20, 300), 0),
  source: defaulted(member('PULSE_SOURCE_', ['DEVICE', 'SELF_REPORTED', 'IMPORTED']), "PULSE_SOURCE_UNSPECIFIED"),
})
export type PulseReading = typeof PulseReading.Type

export const ListPulseReadingsResponse = Schema.Struct({
  readings: defaulted(list(PulseReading, 0, 1000), []),
  nextPageToken: Schema.optionalKey(matching(/^[A-Za-z0-9_-]{1,200}$/u)),
})
export type ListPulseReadingsResponse = typeof ListPulseReadingsResponse.Type

export const GetPulseStatsRequest = Schema.Struct({
  startTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  endTime: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
})
export type GetPulseStatsRequest = typeof GetPulseStatsRequest.Type

export const GetPulseStatsResponse = Schema.Struct({
  readingCount: whole(0, 1000000),
  readingDayCount: whole(0, 100000),
  average: Schema.optionalKey(whole(20, 300)),
  lowest: Schema.optionalKey(whole(20, 300)),
  highest: Schema.optionalKey(whole(20, 300)),
  belowUsualCount: whole(0, 1000000),
  usualCount: whole(0, 1000000),
  aboveUsualCount: whole(0, 1000000),
})
export type GetPulseStatsResponse = typeof GetPulseStatsResponse.Type
