// Written by `npm run generate` from contracts/. Do not edit.
import { nullable, number, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readLocalDateTime, type LocalDateTime, readTimeZone, type TimeZone, readUtcOffset, type UtcOffset } from './common.reader.ts'

/** mmHg. */
export type Systolic = number

/** mmHg. */
export type Diastolic = number

/** Beats per minute; null when the monitor gave none. */
export type Pulse = number | null

/** Where a reading comes from - a connected monitor, the member's own entry, or a file of another app. */
export type BloodPressureSource = 'DEVICE' | 'SELF_REPORTED' | 'IMPORTED' | Unknown

/** One measurement. `timestamp` is the reading's own wall clock, `utcOffset` and `timeZone` say where that clock hung. */
export type BloodPressureReading = {
  readonly id: Flavor<'BloodPressureReadingId'>
  readonly timestamp: LocalDateTime
  readonly utcOffset: UtcOffset
  readonly timeZone: TimeZone
  readonly systolic: Systolic
  readonly diastolic: Diastolic
  readonly pulse: Pulse
  readonly source: BloodPressureSource
}

export type BloodPressureReadings = {
  /** Newest first. */
  readonly bpReadings: Rows<BloodPressureReading>
}

/** Means of the range, each rounded to the whole number; pulse over the readings that have one. */
export type BloodPressureAverage = {
  readonly systolic: Systolic
  readonly diastolic: Diastolic
  readonly pulse: Pulse
}

/** Statistics over the range asked for; `average` is null when the range holds no reading. */
export type BloodPressureStats = {
  readonly start: LocalDateTime
  readonly end: LocalDateTime
  /** Readings in the range. */
  readonly count: number
  /** Calendar days of the range with at least one reading. */
  readonly daysWithReadings: number
  readonly average: BloodPressureAverage | null
}

/** Reads `Systolic` as a server sends it. */
export const readSystolic: Reader<Systolic> = number(true, 20, 300)

/** Reads `Diastolic` as a server sends it. */
export const readDiastolic: Reader<Diastolic> = number(true, 10, 250)

/** Reads `Pulse` as a server sends it. */
export const readPulse: Reader<Pulse> = nullable(number(true, 20, 300))

/** Reads `BloodPressureSource` as a server sends it. */
export const readBloodPressureSource: Reader<BloodPressureSource> = words('DEVICE', 'SELF_REPORTED', 'IMPORTED')

/** Reads `BloodPressureReading` as a server sends it. */
export const readBloodPressureReading: Reader<BloodPressureReading> = object<BloodPressureReading>({
  id: text(/./su),
  timestamp: readLocalDateTime,
  utcOffset: readUtcOffset,
  timeZone: readTimeZone,
  systolic: readSystolic,
  diastolic: readDiastolic,
  pulse: readPulse,
  source: readBloodPressureSource,
})

/** Reads `BloodPressureReadings` as a server sends it. */
export const readBloodPressureReadings: Reader<BloodPressureReadings> = object<BloodPressureReadings>({
  bpReadings: rows(readBloodPressureReading),
})

/** Reads `BloodPressureAverage` as a server sends it. */
export const readBloodPressureAverage: Reader<BloodPressureAverage> = object<BloodPressureAverage>({
  systolic: readSystolic,
  diastolic: readDiastolic,
  pulse: readPulse,
})

/** Reads `BloodPressureStats` as a server sends it. */
export const readBloodPressureStats: Reader<BloodPressureStats> = object<BloodPressureStats>({
  start: readLocalDateTime,
  end: readLocalDateTime,
  count: number(true, 0, 1000000),
  daysWithReadings: number(true, 0, 100000),
  average: nullable(readBloodPressureAverage),
})
