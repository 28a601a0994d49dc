// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { figure, list, whole } from '../write.ts'
import { AdaRangeStatus, MealTag } from './blood-sugar.writer.ts'
import { LocalDateTime } from './common.writer.ts'

/** A number of readings. */
export const ReadingsCount = whole(0, 1000000)
export type ReadingsCount = typeof ReadingsCount.Type

/** mg/dL, over the readings that have a value; null without one. */
export const BloodSugarFigure = Schema.NullOr(whole(0, 2000))
export type BloodSugarFigure = typeof BloodSugarFigure.Type

/** How many of the readings fall in one range, and what part of them in percent, rounded to one decimal. */
export const BloodSugarRangeShare = Schema.Struct({
  status: AdaRangeStatus,
  count: ReadingsCount,
  percent: figure(0, 100),
})
export type BloodSugarRangeShare = typeof BloodSugarRangeShare.Type

/** Figures of some readings. One beyond the meter is counted, in `belowMeter` or `aboveMeter` and in the outermost range, and has no part in average, lowest and highest: it is text, not a number (clinical.md 1). `ranges` has every range, lowest first. */
export const BloodSugarFigures = Schema.Struct({
  count: ReadingsCount,
  belowMeter: ReadingsCount,
  aboveMeter: ReadingsCount,
  average: BloodSugarFigure,
  lowest: BloodSugarFigure,
  highest: BloodSugarFigure,
  ranges: list(BloodSugarRangeShare, 8, 8),
})
export type BloodSugarFigures = typeof BloodSugarFigures.Type

export const BloodSugarMealFigures = Schema.Struct({
  eat_code: MealTag,
  figures: BloodSugarFigures,
})
export type BloodSugarMealFigures = typeof BloodSugarMealFigures.Type

export const BloodSugarHourFigures = Schema.Struct({
  /** Hour of the reading's own wall clock; 7 is 07:00 to 07:59. */
  hour: whole(0, 23),
  figures: BloodSugarFigures,
})
export type BloodSugarHourFigures = typeof BloodSugarHourFigures.Type

/** Statistics over the range asked for. The documents show no body; this is ours. */
export const BloodSugarStats = Schema.Struct({
  start: LocalDateTime,
  end: LocalDateTime,
  /** Calendar days of the range with at least one reading. */
  daysWithReadings: whole(0, 100000),
  overall: BloodSugarFigures,
  /** One entry for each meal code that the readings have, in the order of the codes; readings without one come last. */
  byMeal: list(BloodSugarMealFigures, 0, 9),
  /** One entry for each hour that has readings, midnight first. */
  byHour: list(BloodSugarHourFigures, 0, 24),
})
export type BloodSugarStats = typeof BloodSugarStats.Type
