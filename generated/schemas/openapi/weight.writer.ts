// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { figure, list, text } from '../write.ts'
import { LocalDateTime, NextPage, TimeZone, UtcOffset } from './common.writer.ts'

/** Weight in pounds; an imported reading may have more than one decimal. */
export const Pounds = figure(1, 1500)
export type Pounds = typeof Pounds.Type

/** Percent of the body's weight, one decimal; null when the scale did not measure it. */
export const Percentage = Schema.NullOr(figure(0, 100))
export type Percentage = typeof Percentage.Type

/** What a scale that measures body composition (wm2000) reports beside the weight. */
export const WeightBiometrics = Schema.Struct({
  /** Fat as a percentage of body weight; null when not measured. */
  bodyFatPercentage: Percentage,
  /** Muscle as a percentage of body weight; null when not measured. */
  musclePercentage: Percentage,
})
export type WeightBiometrics = typeof WeightBiometrics.Type

/** Where a reading comes from. */
export const WeightSource = Schema.Literals(['DEVICE', 'SELF_REPORTED', 'IMPORTED'])
export type WeightSource = typeof WeightSource.Type

/** One weighing, with the wall clock and time zone of the place where it was taken. */
export const WeightReading = Schema.Struct({
  /** Opaque id of the reading. */
  id: text(1, 64),
  /** When it was taken, on the wall clock of `timeZone`. */
  measurementTime: LocalDateTime,
  /** Offset of that wall clock from UTC at that moment. */
  utcOffset: UtcOffset,
  /** Time zone in which the reading was taken. */
  timeZone: TimeZone,
  /** Weight in pounds, whatever unit the scale shows. */
  normalizedWeightLb: Pounds,
  /** True for a reading that is not the member's usual weight (somebody else on the scale, clothes, a suitcase). It stays in the log and out of every statistic. */
  isIrregular: Schema.Boolean,
  /** Body composition; null from a scale that measures weight alone. */
  biometrics: Schema.NullOr(WeightBiometrics),
  /** Where the reading comes from. */
  source: WeightSource,
})
export type WeightReading = typeof WeightReading.Type

/** The weight readings of the requested range. */
export const WeightReadings = Schema.Struct({
  /** One page, newest first; empty when the range holds none. */
  weightReadings: list(WeightReading, 0, 1000),
  /** Begins the next page; absent on the last one. */
  next: Schema.optionalKey(NextPage),
})
export type WeightReadings = typeof WeightReadings.Type

/** A span in days back from now; the ranges of the weight chart. */
export const WeightDuration = Schema.Literals([7, 14, 30, 90, 180, 365])
export type WeightDuration = typeof WeightDuration.Type

/** Change in pounds, one decimal; negative is a loss. */
export const PoundsChange = Schema.NullOr(figure(-1500, 1500))
export type PoundsChange = typeof PoundsChange.Type

/** Change of the weight over a span, from its first to its last regular reading. */
export const WeightChange = Schema.Struct({
  /** The span in days. */
  duration: WeightDuration,
  /** Change in pounds; null with fewer than two regular readings. */
  change: PoundsChange,
})
export type WeightChange = typeof WeightChange.Type

/** The first and the newest regular reading, and the change between them. */
export const WeightOverallStats = Schema.Struct({
  /** The newest regular reading; null without one. */
  currentWeightReading: Schema.NullOr(WeightReading),
  /** The first regular reading; null without one. */
  startingWeightReading: Schema.NullOr(WeightReading),
  /** Change from the first to the newest reading in pounds; null without a reading. */
  change: PoundsChange,
})
export type WeightOverallStats = typeof WeightOverallStats.Type

/** Change in percentage points, one decimal; negative is a decrease. */
export const PercentChange = Schema.NullOr(figure(-100, 100))
export type PercentChange = typeof PercentChange.Type

/** Change of one body composition figure over a span, from its first to its last regular reading that has the figure. */
export const BodyPartChange = Schema.Struct({
  /** The span in days. */
  duration: WeightDuration,
  /** Change in percentage points; null with fewer than two such readings. */
  change: PercentChange,
})
export type BodyPartChange = typeof BodyPartChange.Type

/** One figure of the body composition, in percent. */
export const BodyPartStats = Schema.Struct({
  /** The newest figure; null when no reading has one. */
  current: Percentage,
  /** One entry for each requested span, in the order of the request. */
  stats: list(BodyPartChange, 0, 6),
})
export type BodyPartStats = typeof BodyPartStats.Type

/** How the member's weight and body composition changed. */
export const WeightStats = Schema.Struct({
  /** One entry for each requested span, in the order of the request. */
  stats: list(WeightChange, 0, 6),
  /** The change over all regular readings. */
  overallStats: WeightOverallStats,
  /** Body fat; null when `extended_stats` is false or no reading has it. */
  bodyFatStats: Schema.NullOr(BodyPartStats),
  /** Muscle mass; null when `extended_stats` is false or no reading has it. */
  muscleMassStats: Schema.NullOr(BodyPartStats),
})
export type WeightStats = typeof WeightStats.Type

/** A weight in the unit that the member uses. */
export const TargetWeight = Schema.Struct({
  /** The weight in `weightUnit`, one decimal. */
  weight: figure(1, 1500),
  /** Unit in which `weight` is given. */
  weightUnit: Schema.Literals(['LB', 'KG']),
})
export type TargetWeight = typeof TargetWeight.Type

/** A weight in the unit that the member uses. */
export const TargetWeightRequest = Schema.Struct({
  /** The weight in `weightUnit`, one decimal. */
  weight: figure(1, 1500),
  /** Unit in which `weight` is given. */
  weightUnit: Schema.Literals(['LB', 'KG']),
})
export type TargetWeightRequest = typeof TargetWeightRequest.Type

/** The weight that the member wants to reach, and what they can choose from. */
export const WeightTarget = Schema.Struct({
  /** The target in force; null before one was set. */
  target: Schema.NullOr(TargetWeight),
  /** Id of the reading that the target starts from; null without one. */
  weightReadingId: Schema.NullOr(text(1, 64)),
  /** The target that the member chose; null when they took the suggestion. */
  selfEnteredTarget: Schema.NullOr(TargetWeight),
  /** 5 % below the member's weight; null without a weight. */
  suggestedTarget: Schema.NullOr(TargetWeight),
  /** The lowest target that the member may choose; null without a weight. */
  lowestTarget: Schema.NullOr(TargetWeight),
})
export type WeightTarget = typeof WeightTarget.Type

/** The target that the member sets. */
export const WeightTargetChoice = Schema.Struct({
  /** The new target. */
  target: TargetWeightRequest,
  /** Id of the reading that the target starts from; null when the member has none. */
  weightReadingId: Schema.NullOr(text(1, 64)),
})
export type WeightTargetChoice = typeof WeightTargetChoice.Type

/** Whether a reading counts. */
export const WeightReadingMark = Schema.Struct({
  /** True takes the reading out of every statistic, false puts it back. */
  isIrregular: Schema.Boolean,
})
export type WeightReadingMark = typeof WeightReadingMark.Type

/** The weight and the time of a reading as they should be. */
export const WeightCorrection = Schema.Struct({
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  measurementTime: LocalDateTime,
  /** Time zone in which it was taken; when absent, the reading's own. */
  timeZone: Schema.optionalKey(TimeZone),
  /** Weight in pounds; stored with one decimal. */
  weightLb: figure(20, 1000),
})
export type WeightCorrection = typeof WeightCorrection.Type
