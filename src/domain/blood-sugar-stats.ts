import * as Schema from 'effect/Schema'
import { mealCodes } from './blood-sugar-codes.ts'
import { figure, listOf, LocalDateTime, whole } from './formats.ts'

const count = whole(0, 1_000_000)
/** mg/dL over the readings that have a number; null without one. */
const milligrams = Schema.NullOr(whole(0, 2000))

/** How many readings fall in one range, and what part of all in percent. */
export const BloodSugarRangeShare = Schema.Struct({
  status: Schema.Literals(['SEVERELY_LOW', 'VERY_LOW', 'LOW', 'IN_RANGE', 'SLIGHTLY_HIGH', 'HIGH', 'VERY_HIGH', 'SEVERELY_HIGH']),
  count,
  percent: figure(0, 100),
})

/** Figures of some readings. One beyond the meter is counted and has no part in average, lowest and highest (clinical.md 1). */
export const BloodSugarFigures = Schema.Struct({
  count,
  belowMeter: count,
  aboveMeter: count,
  average: milligrams,
  lowest: milligrams,
  highest: milligrams,
  ranges: listOf(BloodSugarRangeShare, 8, 8),
})
export type BloodSugarFigures = typeof BloodSugarFigures.Type

/** Statistics of a range; `byMeal` in the order of the codes, untold last; `byHour` by the readings' own clocks. */
export const BloodSugarStats = Schema.Struct({
  start: LocalDateTime,
  end: LocalDateTime,
  daysWithReadings: whole(0, 100_000),
  overall: BloodSugarFigures,
  byMeal: listOf(Schema.Struct({ meal: Schema.NullOr(Schema.Literals(mealCodes)), figures: BloodSugarFigures }).pipe(Schema.encodeKeys({ meal: 'eat_code' })), 9),
  byHour: listOf(Schema.Struct({ hour: whole(0, 23), figures: BloodSugarFigures }), 24),
})
export type BloodSugarStats = typeof BloodSugarStats.Type
