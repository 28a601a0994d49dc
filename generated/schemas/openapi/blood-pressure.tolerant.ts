// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, nullable, number, object, optional, orUnreadable, required, rows, text, words, type Tolerant } from '../tolerant.ts'
import { LocalDateTimeReader, NextPageReader, TimeZoneReader, UtcOffsetReader } from './common.tolerant.ts'
import type { Systolic, Diastolic, Pulse, BloodPressureSource, BloodPressureReading, BloodPressureReadings, BloodPressureAverage, BloodPressureStats } from './blood-pressure.reader.ts'

export const SystolicReader: Tolerant<Systolic> = number(true, 20, 300)

export const DiastolicReader: Tolerant<Diastolic> = number(true, 10, 250)

export const PulseReader: Tolerant<Pulse> = nullable(orUnreadable(number(true, 20, 300)))

export const BloodPressureSourceReader: Tolerant<BloodPressureSource> = words('DEVICE', 'SELF_REPORTED', 'IMPORTED')

export const BloodPressureReadingReader: Tolerant<BloodPressureReading> = object({
  id: text(/./su),
  timestamp: LocalDateTimeReader,
  utcOffset: UtcOffsetReader,
  timeZone: optional(TimeZoneReader),
  systolic: SystolicReader,
  diastolic: DiastolicReader,
  pulse: required(PulseReader),
  source: optional(BloodPressureSourceReader),
})

export const BloodPressureReadingsReader: Tolerant<BloodPressureReadings> = object({
  bpReadings: rows(BloodPressureReadingReader, 0, true),
  next: decisive(NextPageReader),
})

export const BloodPressureAverageReader: Tolerant<BloodPressureAverage> = object({
  systolic: SystolicReader,
  diastolic: DiastolicReader,
  pulse: required(PulseReader),
})

export const BloodPressureStatsReader: Tolerant<BloodPressureStats> = object({
  start: LocalDateTimeReader,
  end: LocalDateTimeReader,
  count: number(true, 0, 1000000),
  daysWithReadings: number(true, 0, 100000),
  average: required(nullable(orUnreadable(BloodPressureAverageReader))),
})
