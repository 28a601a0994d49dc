import type {
  BloodSugarReading as SentReading,
  BloodSugarTags,
} from '#generated/schemas/openapi/blood-sugar.reader.ts'
import { addedByCode, type Feeling, type MealTag, mealGroupOf } from './blood-sugar-codes.ts'
import { bloodSugarLimits as limits } from '../thresholds.ts'

/** The portal's names for the tags of the contract. */
export type TagNames = {
  eat_code: 'meal'
  OOR_low: 'belowMeter'
  OOR_high: 'aboveMeter'
  carb: 'carbGrams'
  feeling_code: 'feeling'
  short_float: 'shortInsulin'
  long_float: 'longInsulin'
  premix_float: 'premixInsulin'
  is_control: 'isControl'
}
/**
 * Tags by the portal's names. Insulin in units, carbohydrates in grams; null is not specified, zero
 * is zero.
 */
export type NamedTag<Tags> = {
  readonly [Key in keyof Tags as Key extends keyof TagNames ? TagNames[Key] : Key]: Tags[Key]
}

/**
 * A reading (2§3): `value` in whole mg/dL, or null when it is out of range and `tags.belowMeter` or
 * `tags.aboveMeter` is true. The portal shows its own range (`rangeOf`), not the server's
 * `adaTargetRangeExtendedStatus`; a source that is missing in the answer is unknown.
 */
export type BloodSugarReading = Required<
  Omit<SentReading, 'tags' | 'adaTargetRangeExtendedStatus' | 'isLeftOut'>
> &
  Pick<SentReading, 'adaTargetRangeExtendedStatus'> & {
    readonly tags: Omit<NamedTag<Required<BloodSugarTags>>, 'meal' | 'feeling'> & {
      readonly meal: MealTag
      readonly feeling: Feeling
    }
  }

/** Lowest first. */
export const bloodSugarRanges = [
  'severelyLow',
  'veryLow',
  'low',
  'inRange',
  'slightlyHigh',
  'high',
  'veryHigh',
  'severelyHigh',
] as const
export type BloodSugarRange = (typeof bloodSugarRanges)[number]

/**
 * The range of one reading. `uncertain`: its meal tag is unknown, and the number is in range after
 * a meal and slightly high before one.
 */
export type ReadingRange = BloodSugarRange | 'uncertain'

/** The fields that decide a reading's range. */
export type MeasuredSugar = {
  readonly value: number | null
  readonly tags: {
    readonly meal: MealTag
    readonly belowMeter: boolean
    readonly aboveMeter: boolean
  }
}

/**
 * The range of a reading (BG-027 to BG-034): the meter's flags win over the number, then the most
 * severe range. Only the meal codes 6, 7 and 8 are before a meal (GAP-096).
 */
export function rangeOf({ value, tags }: MeasuredSugar): ReadingRange {
  if (tags.belowMeter) return 'severelyLow'
  if (tags.aboveMeter || value === null) return 'severelyHigh'
  if (value < limits.severelyLowUnder) return 'severelyLow'
  if (value < limits.veryLowUnder) return 'veryLow'
  if (value < limits.lowUnder) return 'low'
  if (value > limits.severelyHighOver) return 'severelyHigh'
  if (value > limits.veryHighOver) return 'veryHigh'
  if (value > limits.highOver) return 'high'
  return value > limits.slightlyHighOverBeforeMeal
    ? aboveMealLimit[mealGroupOf(tags.meal)]
    : 'inRange'
}

/** The range between the two upper limits of "in range", by the reading's meal. */
const aboveMealLimit: Readonly<Record<ReturnType<typeof mealGroupOf>, ReadingRange>> = {
  before: 'slightlyHigh',
  after: 'inRange',
  snack: 'inRange',
  none: 'inRange',
  untold: 'inRange',
  unknown: 'uncertain',
}

/**
 * The readings whose range is certain. With an unknown meal tag the range is a guess, because it
 * ends lower before a meal; no count or share by range includes such a reading.
 */
export function withKnownMeal(
  readings: readonly BloodSugarReading[],
): readonly BloodSugarReading[] {
  return readings.filter(({ tags }) => mealGroupOf(tags.meal) !== 'unknown')
}

/**
 * The value for display and export: a number of mg/dL, or "< 20" and "> 600" when it is out of
 * range (BG-035, BG-036).
 */
export function shownValueOf(reading: MeasuredSugar): number | string {
  const range = rangeOf(reading)
  if (range === 'severelyLow') return `< ${limits.severelyLowUnder}`
  if (range === 'severelyHigh' || reading.value === null) return `> ${limits.severelyHighOver}`
  return reading.value
}

/** A number for sorting only: mg/dL, or an infinity when the reading is out of range. */
export function heightOf(reading: MeasuredSugar): number {
  return heightIn(rangeOf(reading), reading)
}

/** `heightOf` for a reading whose range is known. */
export function heightIn(range: ReadingRange, { value }: MeasuredSugar): number {
  return range === 'severelyLow'
    ? -Infinity
    : range === 'severelyHigh' || value === null
      ? Infinity
      : value
}

/** Sorts the higher reading first. */
export function higherFirst(a: MeasuredSugar, b: MeasuredSugar): number {
  const [first, second] = [heightOf(a), heightOf(b)]
  return first === second ? 0 : second > first ? 1 : -1
}

/** The source of a reading: the member or a meter; null when it is unknown. */
export function addedBy({ tags }: BloodSugarReading): 'you' | 'meter' | null {
  return addedByCode(tags.source)
}
