// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { figure, list, text } from '../write.ts'
import { LocalDateTime, TimeZone, UtcOffset } from './common.writer.ts'

/** Pounds. An imported reading may have more than one decimal. */
export const Pounds = figure(1, 1500)
export type Pounds = typeof Pounds.Type

/** Percent of the body's weight, one decimal; null when the scale did not say. */
export const Percentage = Schema.NullOr(figure(0, 100))
export type Percentage = typeof Percentage.Type

/** What a scale that measures body composition (wm2000) says beside the weight. */
export const WeightBiometrics = Schema.Struct({
  bodyFatPercentage: Percentage,
  musclePercentage: Percentage,
})
export type WeightBiometrics = typeof WeightBiometrics.Type

/** Where a reading comes from - a connected scale, the member's own entry, or a file of another app. */
export const WeightSource = Schema.Literals(['DEVICE', 'SELF_REPORTED', 'IMPORTED'])
export type WeightSource = typeof WeightSource.Type

/** One weighing. `measurementTime` is the reading's own wall clock. An irregular reading (somebody else on the scale, clothes, a suitcase) stays in the log and out of every statistic. `biometrics` is null from a scale that measures weight alone. */
export const WeightReading = Schema.Struct({
  id: text(1, 64),
  measurementTime: LocalDateTime,
  utcOffset: UtcOffset,
  timeZone: TimeZone,
  normalizedWeightLb: Pounds,
  isIrregular: Schema.Boolean,
  biometrics: Schema.NullOr(WeightBiometrics),
  source: WeightSource,
})
export type WeightReading = typeof WeightReading.Type

export const WeightReadings = Schema.Struct({
  /** Newest first. */
  weightReadings: list(WeightReading, 0, 50000),
})
export type WeightReadings = typeof WeightReadings.Type

/** Days back from now; the chart's ranges (2§9, GAP-115). */
export const WeightDuration = Schema.Literals([7, 14, 30, 90, 180, 365])
export type WeightDuration = typeof WeightDuration.Type

/** Pounds, one decimal; minus is less. */
export const PoundsChange = Schema.NullOr(figure(-1500, 1500))
export type PoundsChange = typeof PoundsChange.Type

/** From the first to the last regular reading of that many days; null with fewer than two. */
export const WeightChange = Schema.Struct({
  duration: WeightDuration,
  change: PoundsChange,
})
export type WeightChange = typeof WeightChange.Type

/** Over all regular readings. The first and the newest one, and what lies between them; null without a reading. */
export const WeightOverallStats = Schema.Struct({
  currentWeightReading: Schema.NullOr(WeightReading),
  startingWeightReading: Schema.NullOr(WeightReading),
  change: PoundsChange,
})
export type WeightOverallStats = typeof WeightOverallStats.Type

/** Percentage points, one decimal; minus is less. */
export const PercentChange = Schema.NullOr(figure(-100, 100))
export type PercentChange = typeof PercentChange.Type

/** From the first to the last regular reading of that many days that has the figure; null with fewer than two. */
export const BodyPartChange = Schema.Struct({
  duration: WeightDuration,
  change: PercentChange,
})
export type BodyPartChange = typeof BodyPartChange.Type

/** One figure of the body composition in percent. */
export const BodyPartStats = Schema.Struct({
  current: Percentage,
  stats: list(BodyPartChange, 0, 6),
})
export type BodyPartStats = typeof BodyPartStats.Type

/** `stats` has one entry for each duration asked for, in that order. `bodyFatStats` and `muscleMassStats` are null when `extended_stats` is false, or when no reading has such a figure. */
export const WeightStats = Schema.Struct({
  stats: list(WeightChange, 0, 6),
  overallStats: WeightOverallStats,
  bodyFatStats: Schema.NullOr(BodyPartStats),
  muscleMassStats: Schema.NullOr(BodyPartStats),
})
export type WeightStats = typeof WeightStats.Type

/** A weight in the unit that the member uses. */
export const TargetWeight = Schema.Struct({
  /** One decimal. */
  weight: figure(1, 1500),
  weightUnit: Schema.Literals(['LB', 'KG']),
})
export type TargetWeight = typeof TargetWeight.Type

/** `target` is the one in force, null before one was set. `weightReadingId` is the reading that it starts from. `selfEnteredTarget` is what the member chose herself, null when she took the suggestion. `suggestedTarget` is 5 % below her weight, `lowestTarget` the lowest that she may choose (both null without a weight). */
export const WeightTarget = Schema.Struct({
  target: Schema.NullOr(TargetWeight),
  weightReadingId: Schema.NullOr(text(1, 64)),
  selfEnteredTarget: Schema.NullOr(TargetWeight),
  suggestedTarget: Schema.NullOr(TargetWeight),
  lowestTarget: Schema.NullOr(TargetWeight),
})
export type WeightTarget = typeof WeightTarget.Type

/** The target that the member sets, and the reading that it starts from; null when she has none. */
export const WeightTargetChoice = Schema.Struct({
  target: TargetWeight,
  weightReadingId: Schema.NullOr(text(1, 64)),
})
export type WeightTargetChoice = typeof WeightTargetChoice.Type

export const WeightReadingMark = Schema.Struct({
  isIrregular: Schema.Boolean,
})
export type WeightReadingMark = typeof WeightReadingMark.Type
