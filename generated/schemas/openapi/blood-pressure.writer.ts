// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, text, whole } from '../write.ts'
import { LocalDateTime, TimeZone, UtcOffset } from './common.writer.ts'

/** mmHg. */
export const Systolic = whole(20, 300)
export type Systolic = typeof Systolic.Type

/** mmHg. */
export const Diastolic = whole(10, 250)
export type Diastolic = typeof Diastolic.Type

/** Beats per minute; null when the monitor gave none. */
export const Pulse = Schema.NullOr(whole(20, 300))
export type Pulse = typeof Pulse.Type

/** Where a reading comes from - a connected monitor, the member's own entry, or a file of another app. */
export const BloodPressureSource = Schema.Literals(['DEVICE', 'SELF_REPORTED', 'IMPORTED'])
export type BloodPressureSource = typeof BloodPressureSource.Type

/** One measurement. `timestamp` is the reading's own wall clock, `utcOffset` and `timeZone` say where that clock hung. */
export const BloodPressureReading = Schema.Struct({
  id: text(1, 64),
  timestamp: LocalDateTime,
  utcOffset: UtcOffset,
  timeZone: TimeZone,
  systolic: Systolic,
  diastolic: Diastolic,
  pulse: Pulse,
  source: BloodPressureSource,
})
export type BloodPressureReading = typeof BloodPressureReading.Type

export const BloodPressureReadings = Schema.Struct({
  /** Newest first. */
  bpReadings: list(BloodPressureReading, 0, Infinity),
})
export type BloodPressureReadings = typeof BloodPressureReadings.Type

/** Means of the range, each rounded to the whole number; pulse over the readings that have one. */
export const BloodPressureAverage = Schema.Struct({
  systolic: Systolic,
  diastolic: Diastolic,
  pulse: Pulse,
})
export type BloodPressureAverage = typeof BloodPressureAverage.Type

/** Statistics over the range asked for; `average` is null when the range holds no reading. */
export const BloodPressureStats = Schema.Struct({
  start: LocalDateTime,
  end: LocalDateTime,
  /** Readings in the range. */
  count: whole(0, 1000000),
  /** Calendar days of the range with at least one reading. */
  daysWithReadings: whole(0, 100000),
  average: Schema.NullOr(BloodPressureAverage),
})
export type BloodPressureStats = typeof BloodPressureStats.Type
