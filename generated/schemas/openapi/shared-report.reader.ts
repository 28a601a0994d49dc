// Written by `npm run generate` from contracts/. Do not edit.
import { formats, list, nullable, number, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readBloodSugarReading, type BloodSugarReading } from './blood-sugar.reader.ts'
import { readBloodPressureReading, type BloodPressureReading, readBloodPressureSource, type BloodPressureSource } from './blood-pressure.reader.ts'
import { readLocalDateTime, type LocalDateTime, readTimeZone, type TimeZone, readUtcOffset, type UtcOffset } from './common.reader.ts'
import { readWeightReading, type WeightReading } from './weight.reader.ts'
import { readReportDays, type ReportDays, readReportPart, type ReportPart } from './report-links.reader.ts'

/** Whose report it is. */
export type SharedPerson = {
  /** The member's given name. */
  readonly firstName: string
  /** The member's family name. */
  readonly lastName: string
  /** The member's date of birth. */
  readonly birthDate: Flavor<'CalendarDate'>
}

/** Blood sugar, without control tests of the report's period and of the equally long one before it. */
export type SharedBloodSugar = {
  /** Local day of the last reading of all time; null when there is none. */
  readonly lastDay: Flavor<'CalendarDate'> | Unreadable | null
  /** Newest first. */
  readonly readings: Rows<BloodSugarReading>
  /** Those of the period before, newest first. */
  readonly before: Rows<BloodSugarReading>
}

/** Blood pressure of the report's period and of the equally long one before it. */
export type SharedBloodPressure = {
  /** Local day of the last reading of all time; null when there is none. */
  readonly lastDay: Flavor<'CalendarDate'> | Unreadable | null
  /** Newest first. */
  readonly readings: Rows<BloodPressureReading>
  /** Those of the period before, newest first. */
  readonly before: Rows<BloodPressureReading>
}

/** A pulse that was measured with a blood pressure. */
export type SharedPulseReading = {
  /** Opaque id of the reading. */
  readonly id: Flavor<'SharedPulseReadingId'>
  /** When it was taken, on the wall clock of `timeZone`. */
  readonly timestamp: LocalDateTime
  /** Offset of that wall clock from UTC at that moment. */
  readonly utcOffset: UtcOffset
  /** Time zone in which the reading was taken. */
  readonly timeZone?: TimeZone
  /** Heart rate in beats per minute. */
  readonly beatsPerMinute: number
  /** Where the reading comes from. */
  readonly source?: BloodPressureSource
}

/** Pulse of the report's period and of the equally long one before it. */
export type SharedPulse = {
  /** Local day of the last reading of all time; null when there is none. */
  readonly lastDay: Flavor<'CalendarDate'> | Unreadable | null
  /** Newest first. */
  readonly readings: Rows<SharedPulseReading>
  /** Those of the period before, newest first. */
  readonly before: Rows<SharedPulseReading>
}

/** Weight of the report's period and of the equally long one before it. */
export type SharedWeight = {
  /** Local day of the last reading of all time; null when there is none. */
  readonly lastDay: Flavor<'CalendarDate'> | Unreadable | null
  /** Newest first. */
  readonly readings: Rows<WeightReading>
  /** Those of the period before, newest first. */
  readonly before: Rows<WeightReading>
}

/** Laboratory tests of the report. */
export type SharedLabTest = 'A1C' | 'EGFR' | 'UACR' | Unknown

/** One result of a laboratory test. */
export type SharedLabResult = {
  /** What was measured. */
  readonly test: SharedLabTest
  /** The result in the unit of its test. */
  readonly value: number
  /** Local day on which the sample was taken. */
  readonly day: Flavor<'CalendarDate'>
  /** Name of the range that the result falls in, as `G3a`; null when the test has none. */
  readonly range: string | Unreadable | null
}

/** The report that a link shows. A part is there exactly when `parts` names it. Of blood sugar it has neither notes nor feelings, food or insulin: these are null. */
export type SharedReport = {
  /** The parts that the link shows. */
  readonly parts: readonly ReportPart[]
  /** Length of the report's period. */
  readonly reportDays: ReportDays
  /** First day of the period. */
  readonly start: Flavor<'CalendarDate'>
  /** Last day of the period: that of the last reading of the chosen areas, or today. */
  readonly end: Flavor<'CalendarDate'>
  /** The moment from which the link does not work, in UTC. */
  readonly endsAt: Flavor<'Instant'>
  /** Whose report it is. */
  readonly person: SharedPerson
  /** Readings of the meter. */
  readonly bloodSugar?: SharedBloodSugar | Unreadable
  /** Readings of the monitor. */
  readonly bloodPressure?: SharedBloodPressure | Unreadable
  /** Pulses of the monitor. */
  readonly pulse?: SharedPulse | Unreadable
  /** Readings of the scale. */
  readonly weight?: SharedWeight | Unreadable
  /** The last two results of each test, newest first. */
  readonly labs?: Rows<SharedLabResult> | Unreadable
  /** Medicines in the member's own words. */
  readonly medicines?: readonly string[] | Unreadable
}

/** Reads `SharedPerson` as a server sends it. */
export const readSharedPerson: Reader<SharedPerson> = object<SharedPerson>({
  firstName: text(/./su),
  lastName: text(/./su),
  birthDate: formats.date,
})

/** Reads `SharedBloodSugar` as a server sends it. */
export const readSharedBloodSugar: Reader<SharedBloodSugar> = object<SharedBloodSugar>({
  lastDay: nullable(orUnreadable(formats.date)),
  readings: rows(readBloodSugarReading, 0, true),
  before: rows(readBloodSugarReading, 0, true),
})

/** Reads `SharedBloodPressure` as a server sends it. */
export const readSharedBloodPressure: Reader<SharedBloodPressure> = object<SharedBloodPressure>({
  lastDay: nullable(orUnreadable(formats.date)),
  readings: rows(readBloodPressureReading, 0, true),
  before: rows(readBloodPressureReading, 0, true),
})

/** Reads `SharedPulseReading` as a server sends it. */
export const readSharedPulseReading: Reader<SharedPulseReading> = object<SharedPulseReading>({
  id: text(/./su),
  timestamp: readLocalDateTime,
  utcOffset: readUtcOffset,
  timeZone: [readTimeZone],
  beatsPerMinute: number(true, 20, 300),
  source: [readBloodPressureSource],
})

/** Reads `SharedPulse` as a server sends it. */
export const readSharedPulse: Reader<SharedPulse> = object<SharedPulse>({
  lastDay: nullable(orUnreadable(formats.date)),
  readings: rows(readSharedPulseReading, 0, true),
  before: rows(readSharedPulseReading, 0, true),
})

/** Reads `SharedWeight` as a server sends it. */
export const readSharedWeight: Reader<SharedWeight> = object<SharedWeight>({
  lastDay: nullable(orUnreadable(formats.date)),
  readings: rows(readWeightReading, 0, true),
  before: rows(readWeightReading, 0, true),
})

/** Reads `SharedLabTest` as a server sends it. */
export const readSharedLabTest: Reader<SharedLabTest> = words('A1C', 'EGFR', 'UACR')

/** Reads `SharedLabResult` as a server sends it. */
export const readSharedLabResult: Reader<SharedLabResult> = object<SharedLabResult>({
  test: readSharedLabTest,
  value: number(false, 0, 100000),
  day: formats.date,
  range: nullable(orUnreadable(text(/./su))),
})

/** Reads `SharedReport` as a server sends it. */
export const readSharedReport: Reader<SharedReport> = object<SharedReport>({
  parts: list(readReportPart),
  reportDays: readReportDays,
  start: formats.date,
  end: formats.date,
  endsAt: formats.dateTime,
  person: readSharedPerson,
  bloodSugar: [orUnreadable(readSharedBloodSugar)],
  bloodPressure: [orUnreadable(readSharedBloodPressure)],
  pulse: [orUnreadable(readSharedPulse)],
  weight: [orUnreadable(readSharedWeight)],
  labs: [orUnreadable(rows(readSharedLabResult, 0, true))],
  medicines: [orUnreadable(list(text(/./su)))],
})
