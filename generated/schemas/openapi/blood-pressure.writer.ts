// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { list, text, whole } from '../write.ts'
import { LocalDateTime, NextPage, TimeZone, UtcOffset } from './common.writer.ts'

/** Systolic pressure in mmHg. */
export const Systolic = whole(20, 300)
export type Systolic = typeof Systolic.Type

/** Diastolic pressure in mmHg. */
export const Diastolic = whole(10, 250)
export type Diastolic = typeof Diastolic.Type

/** Heart rate in beats per minute; null when the monitor gave none. */
export const Pulse = Schema.NullOr(whole(20, 300))
export type Pulse = typeof Pulse.Type

/** Where a reading comes from. */
export const BloodPressureSource = Schema.Literals(['DEVICE', 'SELF_REPORTED', 'IMPORTED'])
export type BloodPressureSource = typeof BloodPressureSource.Type

/** One measurement, with the wall clock and time zone of the place where it was taken. */
export const BloodPressureReading = Schema.Struct({
  /** Opaque id of the reading. */
  id: text(1, 64),
  /** When it was taken, on the wall clock of `timeZone`. */
  timestamp: LocalDateTime,
  /** Offset of that wall clock from UTC at that moment. */
  utcOffset: UtcOffset,
  /** Time zone in which the reading was taken. */
  timeZone: TimeZone,
  /** Systolic pressure in mmHg. */
  systolic: Systolic,
  /** Diastolic pressure in mmHg. */
  diastolic: Diastolic,
  /** Heart rate in beats per minute; null when the monitor gave none. */
  pulse: Pulse,
  /** Where the reading comes from. */
  source: BloodPressureSource,
})
export type BloodPressureReading = typeof BloodPressureReading.Type

/** The blood pressure readings of the requested range. */
export const BloodPressureReadings = Schema.Struct({
  /** One page, newest first; empty when the range holds none. */
  bpReadings: list(BloodPressureReading, 0, 1000),
  /** Begins the next page; absent on the last one. */
  next: Schema.optionalKey(NextPage),
})
export type BloodPressureReadings = typeof BloodPressureReadings.Type

/** Means over the range, each rounded to a whole number. */
export const BloodPressureAverage = Schema.Struct({
  /** Mean systolic pressure in mmHg. */
  systolic: Systolic,
  /** Mean diastolic pressure in mmHg. */
  diastolic: Diastolic,
  /** Mean heart rate over the readings that have one; null when none has. */
  pulse: Pulse,
})
export type BloodPressureAverage = typeof BloodPressureAverage.Type

/** Statistics over the requested range. */
export const BloodPressureStats = Schema.Struct({
  /** Start of the requested range. */
  start: LocalDateTime,
  /** End of the requested range. */
  end: LocalDateTime,
  /** Readings in the range. */
  count: whole(0, 1000000),
  /** Calendar days of the range with at least one reading. */
  daysWithReadings: whole(0, 100000),
  /** Means of the range; null when it holds no reading. */
  average: Schema.NullOr(BloodPressureAverage),
})
export type BloodPressureStats = typeof BloodPressureStats.Type

/** A blood pressure that the member types in. */
export const NewBloodPressureReading = Schema.Struct({
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  timestamp: LocalDateTime,
  /** Time zone in which it was taken; when absent, the one of the member's account. */
  timeZone: Schema.optionalKey(TimeZone),
  /** Systolic pressure in mmHg. */
  systolic: Systolic,
  /** Diastolic pressure in mmHg. */
  diastolic: Diastolic,
  /** Heart rate in beats per minute; null when it was not noted. */
  pulse: Pulse,
})
export type NewBloodPressureReading = typeof NewBloodPressureReading.Type

/** The values and the time of a blood pressure as they should be. */
export const BloodPressureCorrection = Schema.Struct({
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  timestamp: LocalDateTime,
  /** Time zone in which it was taken; when absent, the reading's own. */
  timeZone: Schema.optionalKey(TimeZone),
  /** Systolic pressure in mmHg. */
  systolic: Systolic,
  /** Diastolic pressure in mmHg. */
  diastolic: Diastolic,
  /** Heart rate in beats per minute; null when it was not noted. */
  pulse: Pulse,
})
export type BloodPressureCorrection = typeof BloodPressureCorrection.Type
