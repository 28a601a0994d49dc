// Written by `npm run generate` from contracts/. Do not edit.
import { nullable, number, object, orUnreadable, rows, type Reader, type Rows, type Unreadable } from '../read.ts'
import { readAdaRangeStatus, type AdaRangeStatus, readMealTag, type MealTag } from './blood-sugar.reader.ts'
import { readLocalDateTime, type LocalDateTime } from './common.reader.ts'

/** A number of readings. */
export type ReadingsCount = number

/** Blood sugar in mg/dL over the readings that have a value; null when none has. */
export type BloodSugarFigure = number | Unreadable | null

/** How many of the readings fall in one range. */
export type BloodSugarRangeShare = {
  /** The range that is counted. */
  readonly status: AdaRangeStatus
  /** Readings in the range. */
  readonly count: ReadingsCount
  /** Their share of all readings in percent, rounded to one decimal. */
  readonly percent: number
}

/** Figures over a set of readings. A reading beyond the meter's range is counted, but has no part in average, lowest and highest: it is a text, not a number. */
export type BloodSugarFigures = {
  /** All readings of the set, those beyond the meter included. */
  readonly count: ReadingsCount
  /** Readings that were too low for the meter ("Lo"). */
  readonly belowMeter: ReadingsCount
  /** Readings that were too high for the meter ("Hi"). */
  readonly aboveMeter: ReadingsCount
  /** Mean in mg/dL, rounded to a whole number; null without a value. */
  readonly average: BloodSugarFigure
  /** Smallest value in mg/dL; null without a value. */
  readonly lowest: BloodSugarFigure
  /** Largest value in mg/dL; null without a value. */
  readonly highest: BloodSugarFigure
  /** Every range, lowest first. Readings beyond the meter count in the outermost ranges. */
  readonly ranges: Rows<BloodSugarRangeShare>
}

/** Figures of the readings with one meal code. */
export type BloodSugarMealFigures = {
  /** The meal code; null stands for readings without one. */
  readonly eat_code: MealTag
  /** Figures of those readings. */
  readonly figures: BloodSugarFigures
}

/** Figures of the readings taken within one hour of the day. */
export type BloodSugarHourFigures = {
  /** Hour of the reading's own wall clock; 7 is 07:00 to 07:59. */
  readonly hour: number
  /** Figures of the readings of that hour, over all days of the range. */
  readonly figures: BloodSugarFigures
}

/** Statistics over the requested range, overall, by meal and by hour. */
export type BloodSugarStats = {
  /** Start of the requested range. */
  readonly start: LocalDateTime
  /** End of the requested range. */
  readonly end: LocalDateTime
  /** Calendar days of the range with at least one reading. */
  readonly daysWithReadings: number
  /** Figures of all readings of the range. */
  readonly overall: BloodSugarFigures
  /** One entry for each meal code that occurs, in the order of the codes; readings without one come last. */
  readonly byMeal: Rows<BloodSugarMealFigures>
  /** One entry for each hour that has readings, midnight first. */
  readonly byHour: Rows<BloodSugarHourFigures>
}

/** Reads `ReadingsCount` as a server sends it. */
export const readReadingsCount: Reader<ReadingsCount> = number(true, 0, 1000000)

/** Reads `BloodSugarFigure` as a server sends it. */
export const readBloodSugarFigure: Reader<BloodSugarFigure> = nullable(orUnreadable(number(true, 0, 2000)))

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
