// Written by `npm run generate` from contracts/. Do not edit.
import { nullable, number, object, rows, type Reader, type Rows } from '../read.ts'
import { readAdaRangeStatus, type AdaRangeStatus, readMealTag, type MealTag } from './blood-sugar.reader.ts'
import { readLocalDateTime, type LocalDateTime } from './common.reader.ts'

/** A number of readings. */
export type ReadingsCount = number

/** mg/dL, over the readings that have a value; null without one. */
export type BloodSugarFigure = number | null

/** How many of the readings fall in one range, and what part of them in percent, rounded to one decimal. */
export type BloodSugarRangeShare = {
  readonly status: AdaRangeStatus
  readonly count: ReadingsCount
  readonly percent: number
}

/** Figures of some readings. One beyond the meter is counted, in `belowMeter` or `aboveMeter` and in the outermost range, and has no part in average, lowest and highest: it is text, not a number (clinical.md 1). `ranges` has every range, lowest first. */
export type BloodSugarFigures = {
  readonly count: ReadingsCount
  readonly belowMeter: ReadingsCount
  readonly aboveMeter: ReadingsCount
  readonly average: BloodSugarFigure
  readonly lowest: BloodSugarFigure
  readonly highest: BloodSugarFigure
  readonly ranges: Rows<BloodSugarRangeShare>
}

export type BloodSugarMealFigures = {
  readonly eat_code: MealTag
  readonly figures: BloodSugarFigures
}

export type BloodSugarHourFigures = {
  /** Hour of the reading's own wall clock; 7 is 07:00 to 07:59. */
  readonly hour: number
  readonly figures: BloodSugarFigures
}

/** Statistics over the range asked for. The documents show no body; this is ours. */
export type BloodSugarStats = {
  readonly start: LocalDateTime
  readonly end: LocalDateTime
  /** Calendar days of the range with at least one reading. */
  readonly daysWithReadings: number
  readonly overall: BloodSugarFigures
  /** One entry for each meal code that the readings have, in the order of the codes; readings without one come last. */
  readonly byMeal: Rows<BloodSugarMealFigures>
  /** One entry for each hour that has readings, midnight first. */
  readonly byHour: Rows<BloodSugarHourFigures>
}

/** Reads `ReadingsCount` as a server sends it. */
export const readReadingsCount: Reader<ReadingsCount> = number(true, 0, 1000000)

/** Reads `BloodSugarFigure` as a server sends it. */
export const readBloodSugarFigure: Reader<BloodSugarFigure> = nullable(number(true, 0, 2000))

/** Reads `BloodSugarRangeShare` as a server sends it. */
export const readBloodSugarRangeShare: Reader<BloodSugarRangeShare> = object<BloodSugarRangeShare>({
  status: readAdaRangeStatus,
  count: readReadingsCount,
  percent: number(false, 0, 100),
})

/** Reads `BloodSugarFigures` as a server sends it. */
export const readBloodSugarFigures: Reader<BloodSugarFigures> = object<BloodSugarFigures>({
  count: readReadingsCount,
  belowMeter: readReadingsCount,
  aboveMeter: readReadingsCount,
  average: readBloodSugarFigure,
  lowest: readBloodSugarFigure,
  highest: readBloodSugarFigure,
  ranges: rows(readBloodSugarRangeShare, 8),
})

/** Reads `BloodSugarMealFigures` as a server sends it. */
export const readBloodSugarMealFigures: Reader<BloodSugarMealFigures> = object<BloodSugarMealFigures>({
  eat_code: readMealTag,
  figures: readBloodSugarFigures,
})

/** Reads `BloodSugarHourFigures` as a server sends it. */
export const readBloodSugarHourFigures: Reader<BloodSugarHourFigures> = object<BloodSugarHourFigures>({
  hour: number(true, 0, 23),
  figures: readBloodSugarFigures,
})

/** Reads `BloodSugarStats` as a server sends it. */
export const readBloodSugarStats: Reader<BloodSugarStats> = object<BloodSugarStats>({
  start: readLocalDateTime,
  end: readLocalDateTime,
  daysWithReadings: number(true, 0, 100000),
  overall: readBloodSugarFigures,
  byMeal: rows(readBloodSugarMealFigures),
  byHour: rows(readBloodSugarHourFigures),
})
