// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, nullable, number, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readLocalDateTime, type LocalDateTime, readNextPage, type NextPage, readTimeZone, type TimeZone, readUtcOffset, type UtcOffset } from './common.reader.ts'

/** Systolic pressure in mmHg. */
export type Systolic = number

/** Diastolic pressure in mmHg. */
export type Diastolic = number

/** Heart rate in beats per minute; null when the monitor gave none. */
export type Pulse = number | Unreadable | null

/** Where a reading comes from. */
export type BloodPressureSource = 'DEVICE' | 'SELF_REPORTED' | 'IMPORTED' | Unknown

/** One measurement, with the wall clock and time zone of the place where it was taken. */
export type BloodPressureReading = {
  /** Opaque id of the reading. */
  readonly id: Flavor<'BloodPressureReadingId'>
  /** When it was taken, on the wall clock of `timeZone`. */
  readonly timestamp: LocalDateTime
  /** Offset of that wall clock from UTC at that moment. */
  readonly utcOffset: UtcOffset
  /** Time zone in which the reading was taken. */
  readonly timeZone?: TimeZone
  /** Systolic pressure in mmHg. */
  readonly systolic: Systolic
  /** Diastolic pressure in mmHg. */
  readonly diastolic: Diastolic
  /** Heart rate in beats per minute; null when the monitor gave none. */
  readonly pulse: Pulse
  /** Where the reading comes from. */
  readonly source?: BloodPressureSource
}

/** The blood pressure readings of the requested range. */
export type BloodPressureReadings = {
  /** One page, newest first; empty when the range holds none. */
  readonly bpReadings: Rows<BloodPressureReading>
  /** Begins the next page; absent on the last one. */
  readonly next?: NextPage
}

/** Means over the range, each rounded to a whole number. */
export type BloodPressureAverage = {
  /** Mean systolic pressure in mmHg. */
  readonly systolic: Systolic
  /** Mean diastolic pressure in mmHg. */
  readonly diastolic: Diastolic
  /** Mean heart rate over the readings that have one; null when none has. */
  readonly pulse: Pulse
}

/** Statistics over the requested range. */
export type BloodPressureStats = {
  /** Start of the requested range. */
  readonly start: LocalDateTime
  /** End of the requested range. */
  readonly end: LocalDateTime
  /** Readings in the range. */
  readonly count: number
  /** Calendar days of the range with at least one reading. */
  readonly daysWithReadings: number
  /** Means of the range; null when it holds no reading. */
  readonly average: BloodPressureAverage | Unreadable | null
}

/** A blood pressure that the member types in. */
export type NewBloodPressureReading = {
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  readonly timestamp: LocalDateTime
  /** Time zone in which it was taken; when absent, the one of the member's account. */
  readonly timeZone?: TimeZone
  /** Systolic pressure in mmHg. */
  readonly systolic: Systolic
  /** Diastolic pressure in mmHg. */
  readonly diastolic: Diastolic
  /** Heart rate in beats per minute; null when it was not noted. */
  readonly pulse: Pulse
}

/** The values and the time of a blood pressure as they should be. */
export type BloodPressureCorrection = {
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  readonly timestamp: LocalDateTime
  /** Time zone in which it was taken; when absent, the reading's own. */
  readonly timeZone?: TimeZone
  /** Systolic pressure in mmHg. */
  readonly systolic: Systolic
  /** Diastolic pressure in mmHg. */
  readonly diastolic: Diastolic
  /** Heart rate in beats per minute; null when it was not noted. */
  readonly pulse: Pulse
}

/** Reads `Systolic` as a server sends it. */
export const readSystolic: Reader<Systolic> = number(true, 20, 300)

/** Reads `Diastolic` as a server sends it. */
export const readDiastolic: Reader<Diastolic> = number(true, 10, 250)

/** Reads `Pulse` as a server sends it. */
export const readPulse: Reader<Pulse> = nullable(orUnreadable(number(true, 20, 300)))

/** Reads `BloodPressureSource` as a server sends it. */
export const readBloodPressureSource: Reader<BloodPressureSource> = words('DEVICE', 'SELF_REPORTED', 'IMPORTED')

/** Reads `BloodPressureReading` as a server sends it. */
export const readBloodPressureReading: Reader<BloodPressureReading> = object<BloodPressureReading>({
  id: text(/./su),
  timestamp: readLocalDateTime,
  utcOffset: readUtcOffset,
  timeZone: [readTimeZone],
  systolic: readSystolic,
  diastolic: readDiastolic,
  pulse: readPulse,
  source: [readBloodPressureSource],
})

/** Reads `BloodPressureReadings` as a server sends it. */
export const readBloodPressureReadings: Reader<BloodPressureReadings> = object<BloodPressureReadings>({
  bpReadings: rows(readBloodPressureReading, 0, true),
  next: decisive(readNextPage),
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
  average: nullable(orUnreadable(readBloodPressureAverage)),
})

/** Reads `NewBloodPressureReading` as a server sends it. */
export const readNewBloodPressureReading: Reader<NewBloodPressureReading> = object<NewBloodPressureReading>({
  timestamp: readLocalDateTime,
  timeZone: [readTimeZone],
  systolic: readSystolic,
  diastolic: readDiastolic,
  pulse: readPulse,
})

/** Reads `BloodPressureCorrection` as a server sends it. */
export const readBloodPressureCorrection: Reader<BloodPressureCorrection> = object<BloodPressureCorrection>({
  timestamp: readLocalDateTime,
  timeZone: [readTimeZone],
  systolic: readSystolic,
  diastolic: readDiastolic,
  pulse: readPulse,
})
