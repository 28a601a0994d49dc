// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { figure, list, whole } from '../write.ts'
import { AdaRangeStatus, MealTag } from './blood-sugar.writer.ts'
import { LocalDateTime } from './common.writer.ts'

/** A number of readings. */
export const ReadingsCount = whole(0, 1000000)
export type ReadingsCount = typeof ReadingsCount.Type

/** Blood sugar in mg/dL over the readings that have a value; null when none has. */
export const BloodSugarFigure = Schema.NullOr(whole(0, 2000))
export type BloodSugarFigure = typeof BloodSugarFigure.Type

/** How many of the readings fall in one range. */
export const BloodSugarRangeShare = Schema.Struct({
  /** The range that is counted. */
  status: AdaRangeStatus,
  /** Readings in the range. */
  count: ReadingsCount,
  /** Their share of all readings in percent, rounded to one decimal. */
  percent: figure(0, 100),
})
export type BloodSugarRangeShare = typeof BloodSugarRangeShare.Type

/** Figures over a set of readings. A reading beyond the meter's range is counted, but has no part in average, lowest and highest: it is a text, not a number. */
export const BloodSugarFigures = Schema.Struct({
  /** All readings of the set, those beyond the meter included. */
  count: ReadingsCount,
  /** Readings that were too low for the meter ("Lo"). */
  belowMeter: ReadingsCount,
  /** Readings that were too high for the meter ("Hi"). */
  aboveMeter: ReadingsCount,
  /** Mean in mg/dL, rounded to a whole number; null without a value. */
  average: BloodSugarFigure,
  /** Smallest value in mg/dL; null without a value. */
  lowest: BloodSugarFigure,
  /** Largest value in mg/dL; null without a value. */
  highest: BloodSugarFigure,
  /** Every range, lowest first. Readings beyond the meter count in the outermost ranges. */
  ranges: list(BloodSugarRangeShare, 8, 8),
})
export type BloodSugarFigures = typeof BloodSugarFigures.Type

/** Figures of the readings with one meal code. */
export const BloodSugarMealFigures = Schema.Struct({
  /** The meal code; null stands for readings without one. */
  eat_code: MealTag,
  /** Figures of those readings. */
  figures: BloodSugarFigures,
})
export type BloodSugarMealFigures = typeof BloodSugarMealFigures.Type

/** Figures of the readings taken within one hour of the day. */
export const BloodSugarHourFigures = Schema.Struct({
  /** Hour of the reading's own wall clock; 7 is 07:00 to 07:59. */
  hour: whole(0, 23),
  /** Figures of the readings of that hour, over all days of the range. */
  figures: BloodSugarFigures,
})
export type BloodSugarHourFigures = typeof BloodSugarHourFigures.Type

/** Statistics over the requested range, overall, by meal and by hour. */
export const BloodSugarStats = Schema.Struct({
  /** Start of the requested range. */
  start: LocalDateTime,
  /** End of the requested range. */
  end: LocalDateTime,
  /** Calendar days of the range with at least one reading. */
  daysWithReadings: whole(0, 100000),
  /** Figures of all readings of the range. */
  overall: BloodSugarFigures,
  /** One entry for each meal code that occurs, in the order of the codes; readings without one come last. */
  byMeal: list(BloodSugarMealFigures, 0, 9),
  /** One entry for each hour that has readings, midnight first. */
  byHour: list(BloodSugarHourFigures, 0, 24),
})
export type BloodSugarStats = typeof BloodSugarStats.Type
