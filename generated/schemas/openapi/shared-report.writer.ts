// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { distinct, figure, formats, list, ofPattern, text, whole } from '../write.ts'
import { BloodSugarReading } from './blood-sugar.writer.ts'
import { BloodPressureReading, BloodPressureSource } from './blood-pressure.writer.ts'
import { LocalDateTime, TimeZone, UtcOffset } from './common.writer.ts'
import { WeightReading } from './weight.writer.ts'
import { ReportDays, ReportPart } from './report-links.writer.ts'

/** Whose report it is. */
export const SharedPerson = Schema.Struct({
  /** The member's given name. */
  firstName: text(1, 100),
  /** The member's family name. */
  lastName: text(1, 100),
  /** The member's date of birth. */
  birthDate: formats.date,
})
export type SharedPerson = typeof SharedPerson.Type

/** Blood sugar, without control tests of the report's period and of the equally long one before it. */
export const SharedBloodSugar = Schema.Struct({
  /** Local day of the last reading of all time; null when there is none. */
  lastDay: Schema.NullOr(formats.date),
  /** Newest first. */
  readings: list(BloodSugarReading, 0, 10000),
  /** Those of the period before, newest first. */
  before: list(BloodSugarReading, 0, 10000),
})
export type SharedBloodSugar = typeof SharedBloodSugar.Type

/** Blood pressure of the report's period and of the equally long one before it. */
export const SharedBloodPressure = Schema.Struct({
  /** Local day of the last reading of all time; null when there is none. */
  lastDay: Schema.NullOr(formats.date),
  /** Newest first. */
  readings: list(BloodPressureReading, 0, 10000),
  /** Those of the period before, newest first. */
  before: list(BloodPressureReading, 0, 10000),
})
export type SharedBloodPressure = typeof SharedBloodPressure.Type

/** A pulse that was measured with a blood pressure. */
export const SharedPulseReading = Schema.Struct({
  /** Opaque id of the reading. */
  id: text(1, 64),
  /** When it was taken, on the wall clock of `timeZone`. */
  timestamp: LocalDateTime,
  /** Offset of that wall clock from UTC at that moment. */
  utcOffset: UtcOffset,
  /** Time zone in which the reading was taken. */
  timeZone: TimeZone,
  /** Heart rate in beats per minute. */
  beatsPerMinute: whole(20, 300),
  /** Where the reading comes from. */
  source: BloodPressureSource,
})
export type SharedPulseReading = typeof SharedPulseReading.Type

/** Pulse of the report's period and of the equally long one before it. */
export const SharedPulse = Schema.Struct({
  /** Local day of the last reading of all time; null when there is none. */
  lastDay: Schema.NullOr(formats.date),
  /** Newest first. */
  readings: list(SharedPulseReading, 0, 10000),
  /** Those of the period before, newest first. */
  before: list(SharedPulseReading, 0, 10000),
})
export type SharedPulse = typeof SharedPulse.Type

/** Weight of the report's period and of the equally long one before it. */
export const SharedWeight = Schema.Struct({
  /** Local day of the last reading of all time; null when there is none. */
  lastDay: Schema.NullOr(formats.date),
  /** Newest first. */
  readings: list(WeightReading, 0, 10000),
  /** Those of the period before, newest first. */
  before: list(WeightReading, 0, 10000),
})
export type SharedWeight = typeof SharedWeight.Type

/** Laboratory tests of the report. */
export const SharedLabTest = Schema.Literals(['A1C', 'EGFR', 'UACR'])
export type SharedLabTest = typeof SharedLabTest.Type

/** One result of a laboratory test. */
export const SharedLabResult = Schema.Struct({
  /** What was measured. */
  test: SharedLabTest,
  /** The result in the unit of its test. */
  value: figure(0, 100000),
  /** Local day on which the sample was taken. */
  day: formats.date,
  /** Name of the range that the result falls in, as `G3a`; null when the test has none. */
  range: Schema.NullOr(text(1, 20)),
})
export type SharedLabResult = typeof SharedLabResult.Type

/** The report that a link shows. A part is there exactly when `parts` names it. Of blood sugar it has neither notes nor feelings, food or insulin: these are null. */
export const SharedReport = Schema.Struct({
  /** The parts that the link shows. */
  parts: list(ReportPart, 0, 20).check(distinct),
  /** Length of the report's period. */
  reportDays: ReportDays,
  /** First day of the period. */
  start: formats.date,
  /** Last day of the period: that of the last reading of the chosen areas, or today. */
  end: formats.date,
  /** The moment from which the link does not work, in UTC. */
  endsAt: formats.dateTime.check(ofPattern(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\.[0-9]{1,9})?Z$/u)),
  /** Whose report it is. */
  person: SharedPerson,
  /** Readings of the meter. */
  bloodSugar: Schema.optionalKey(SharedBloodSugar),
  /** Readings of the monitor. */
  bloodPressure: Schema.optionalKey(SharedBloodPressure),
  /** Pulses of the monitor. */
  pulse: Schema.optionalKey(SharedPulse),
  /** Readings of the scale. */
  weight: Schema.optionalKey(SharedWeight),
  /** The last two results of each test, newest first. */
  labs: Schema.optionalKey(list(SharedLabResult, 0, 20)),
  /** Medicines in the member's own words. */
  medicines: Schema.optionalKey(list(text(1, 100), 0, 50)),
})
export type SharedReport = typeof SharedReport.Type
