import type {
  BloodSugarReading as SentReading,
  BloodSugarTags,
} from '#generated/schemas/openapi/blood-sugar.reader.ts'
import { addedByCode, type MealTag, mealGroupOf } from './blood-sugar-codes.ts'
import { bloodSugarLimits as limits } from '../thresholds.ts'

/** What the portal calls the tags of the wire. */
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
 * Tags of the wire by the portal's names. Insulin in units, carbohydrates in grams; null is not
 * told, zero is zero.
 */
export type NamedTag<Tags> = {
  readonly [Key in keyof Tags as Key extends keyof TagNames ? TagNames[Key] : Key]: Tags[Key]
}

/**
 * One reading (2§3). `value` is whole mg/dL, or null when the meter could only say that it was out
 * of its range: then `tags.belowMeter` or `tags.aboveMeter` is true. `adaTargetRangeExtendedStatus`
 * is the server's word; the portal shows the range that it decides itself (`rangeOf`). A source
 * that the answer does not name is unknown.
 */
export type BloodSugarReading = Required<
  Omit<SentReading, 'tags' | 'adaTargetRangeExtendedStatus'>
> &
  Pick<SentReading, 'adaTargetRangeExtendedStatus'> & {
    readonly tags: NamedTag<Required<BloodSugarTags>>
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

/** What decides a reading's range. */
export type MeasuredSugar = {
  readonly value: number | null
  readonly tags: {
    readonly meal: MealTag
    readonly belowMeter: boolean
    readonly aboveMeter: boolean
  }
}

/**
 * The range of a reading (BG-027 to BG-034). The most severe range wins where they overlap; only
 * the codes 6, 7 and 8 are before a meal (GAP-096). What the meter said about its own ends goes
 * before the number.
 */
export function rangeOf({ value, tags }: MeasuredSugar): BloodSugarRange {
  if (tags.belowMeter) return 'severelyLow'
  if (tags.aboveMeter || value === null) return 'severelyHigh'
  if (value < limits.severelyLowUnder) return 'severelyLow'
  if (value < limits.veryLowUnder) return 'veryLow'
  if (value < limits.lowUnder) return 'low'
  if (value > limits.severelyHighOver) return 'severelyHigh'
  if (value > limits.veryHighOver) return 'veryHigh'
  if (value > limits.highOver) return 'high'
  return value > limits.slightlyHighOverBeforeMeal && mealGroupOf(tags.meal) === 'before'
    ? 'slightlyHigh'
    : 'inRange'
}

/**
 * The value as it is shown and exported: a number of mg/dL, or "< 20" and "> 600" at the meter's
 * ends (BG-035, BG-036).
 */
export function shownValueOf(reading: MeasuredSugar): number | string {
  const range = rangeOf(reading)
  if (range === 'severelyLow') return `< ${limits.severelyLowUnder}`
  if (range === 'severelyHigh' || reading.value === null) return `> ${limits.severelyHighOver}`
  return reading.value
}

/**
 * A number to order readings by, never to show or to average: mg/dL, and infinities for the meter's
 * ends, which lie beyond every number.
 */
export function heightOf(reading: MeasuredSugar): number {
  return heightIn(rangeOf(reading), reading)
}

/** The same of a reading whose range is known. */
export function heightIn(range: BloodSugarRange, { value }: MeasuredSugar): number {
  return range === 'severelyLow'
    ? -Infinity
    : range === 'severelyHigh' || value === null
      ? Infinity
      : value
}

/** Orders the higher reading first. */
export function higherFirst(a: MeasuredSugar, b: MeasuredSugar): number {
  const [first, second] = [heightOf(a), heightOf(b)]
  return first === second ? 0 : second > first ? 1 : -1
}

/** Who added it: the member, or a meter; null of a source that the portal does not know. */
export function addedBy({ tags }: BloodSugarReading): 'you' | 'meter' | null {
  return addedByCode(tags.source)
}
