// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, decisive, nullable, number, object, optional, orUnreadable, required, rows, text, words, type Tolerant } from '../tolerant.ts'
import { LocalDateTimeReader, NextPageReader, TimeZoneReader, UtcOffsetReader } from './common.tolerant.ts'
import type { Pounds, Percentage, WeightBiometrics, WeightSource, WeightReading, WeightReadings, WeightDuration, PoundsChange, WeightChange, WeightOverallStats, PercentChange, BodyPartChange, BodyPartStats, WeightStats, TargetWeight, TargetWeightRequest, WeightTarget, WeightTargetChoice, WeightReadingMark, WeightCorrection } from './weight.reader.ts'

export const PoundsReader: Tolerant<Pounds> = number(false, 1, 1500)

export const PercentageReader: Tolerant<Percentage> = nullable(orUnreadable(number(false, 0, 100)))

export const WeightBiometricsReader: Tolerant<WeightBiometrics> = object({
  bodyFatPercentage: required(PercentageReader),
  musclePercentage: required(PercentageReader),
})

export const WeightSourceReader: Tolerant<WeightSource> = words('DEVICE', 'SELF_REPORTED', 'IMPORTED')

export const WeightReadingReader: Tolerant<WeightReading> = object({
  id: text(/./su),
  measurementTime: LocalDateTimeReader,
  utcOffset: UtcOffsetReader,
  timeZone: optional(TimeZoneReader),
  normalizedWeightLb: PoundsReader,
  isIrregular: boolean,
  biometrics: required(nullable(orUnreadable(WeightBiometricsReader))),
  source: optional(WeightSourceReader),
})

export const WeightReadingsReader: Tolerant<WeightReadings> = object({
  weightReadings: rows(WeightReadingReader, 0, true),
  next: decisive(NextPageReader),
})

export const WeightDurationReader: Tolerant<WeightDuration> = codes(7, 14, 30, 90, 180, 365)

export const PoundsChangeReader: Tolerant<PoundsChange> = nullable(orUnreadable(number(false, -1500, 1500)))

export const WeightChangeReader: Tolerant<WeightChange> = object({
  duration: WeightDurationReader,
  change: required(PoundsChangeReader),
})

export const WeightOverallStatsReader: Tolerant<WeightOverallStats> = object({
  currentWeightReading: required(nullable(orUnreadable(WeightReadingReader))),
  startingWeightReading: required(nullable(orUnreadable(WeightReadingReader))),
  change: required(PoundsChangeReader),
})

export const PercentChangeReader: Tolerant<PercentChange> = nullable(orUnreadable(number(false, -100, 100)))

export const BodyPartChangeReader: Tolerant<BodyPartChange> = object({
  duration: WeightDurationReader,
  change: required(PercentChangeReader),
})

export const BodyPartStatsReader: Tolerant<BodyPartStats> = object({
  current: required(PercentageReader),
  stats: rows(BodyPartChangeReader),
})

export const WeightStatsReader: Tolerant<WeightStats> = object({
  stats: rows(WeightChangeReader),
  overallStats: WeightOverallStatsReader,
  bodyFatStats: required(nullable(orUnreadable(BodyPartStatsReader))),
  muscleMassStats: required(nullable(orUnreadable(BodyPartStatsReader))),
})

export const TargetWeightReader: Tolerant<TargetWeight> = object({
  weight: number(false, 1, 1500),
  weightUnit: words('LB', 'KG'),
})

export const TargetWeightRequestReader: Tolerant<TargetWeightRequest> = object({
  weight: number(false, 1, 1500),
  weightUnit: words('LB', 'KG'),
})

export const WeightTargetReader: Tolerant<WeightTarget> = object({
  target: required(nullable(orUnreadable(TargetWeightReader))),
  weightReadingId: required(nullable(orUnreadable(text(/./su)))),
  selfEnteredTarget: required(nullable(orUnreadable(TargetWeightReader))),
  suggestedTarget: required(nullable(orUnreadable(TargetWeightReader))),
  lowestTarget: required(nullable(orUnreadable(TargetWeightReader))),
})

export const WeightTargetChoiceReader: Tolerant<WeightTargetChoice> = object({
  target: TargetWeightRequestReader,
  weightReadingId: required(nullable(text(/./su))),
})

export const WeightReadingMarkReader: Tolerant<WeightReadingMark> = object({
  isIrregular: boolean,
})

export const WeightCorrectionReader: Tolerant<WeightCorrection> = object({
  measurementTime: LocalDateTimeReader,
  timeZone: optional(TimeZoneReader),
  weightLb: number(false, 20, 1000),
})
