import * as Schema from 'effect/Schema'
import { addedByCode, feelingCodes, type MealCode, mealCodes, mealGroupOf, sourceCodes } from './blood-sugar-codes.ts'
import { figure, Id, text, whole } from './formats.ts'
import { wallTime } from './readings.ts'
import { bloodSugarLimits as limits } from './thresholds.ts'

const insulinUnits = Schema.NullOr(figure(0, 999.9))

/** The tags that are not told of every reading, by their keys on the wire. */
const optionalTags = { eat_code: Schema.NullOr(Schema.Literals(mealCodes)), note: Schema.NullOr(text(1, 1000)), carb: Schema.NullOr(whole(0, 2000)), feeling_code: Schema.NullOr(Schema.Literals(feelingCodes)) } as const

/** The parts of a reading without which it is still one, by their keys on the wire. */
export const optionalParts = {
  tags: { ...optionalTags, short_float: insulinUnits, long_float: insulinUnits, premix_float: insulinUnits },
  source: Schema.Literals(sourceCodes),
  adaTargetRangeExtendedStatus: Schema.Literals(['SEVERELY_LOW', 'VERY_LOW', 'LOW', 'IN_RANGE', 'SLIGHTLY_HIGH', 'HIGH', 'VERY_HIGH', 'SEVERELY_HIGH']),
} as const

/** What was told with a reading. Insulin in units, carbohydrates in grams; null is not told, zero is zero. */
const Tags = Schema.Struct({
  meal: optionalTags.eat_code,
  source: optionalParts.source,
  belowMeter: Schema.Boolean,
  aboveMeter: Schema.Boolean,
  note: optionalTags.note,
  carbGrams: optionalTags.carb,
  feeling: optionalTags.feeling_code,
  shortInsulin: insulinUnits,
  longInsulin: insulinUnits,
  premixInsulin: insulinUnits,
  isControl: Schema.Boolean,
}).check(Schema.makeFilter(({ belowMeter, aboveMeter }) => !(belowMeter && aboveMeter) || 'A reading is out of range on one side only.')).pipe(
  Schema.encodeKeys({
    meal: 'eat_code',
    belowMeter: 'OOR_low',
    aboveMeter: 'OOR_high',
    carbGrams: 'carb',
    feeling: 'feeling_code',
    shortInsulin: 'short_float',
    longInsulin: 'long_float',
    premixInsulin: 'premix_float',
    isControl: 'is_control',
  }),
)

/**
 * One reading (2§3). `value` is whole mg/dL, or null when the meter could only say that it was out of its range: then
 * `tags.belowMeter` or `tags.aboveMeter` is true. `adaTargetRangeExtendedStatus` is the server's word; the portal shows the range that it decides itself (`rangeOf`).
 */
export const BloodSugarReading = Schema.Struct({
  id: Id,
  ...wallTime,
  value: Schema.NullOr(whole(0, 2000)),
  tags: Tags,
  adaTargetRangeExtendedStatus: optionalParts.adaTargetRangeExtendedStatus,
}).check(
  Schema.makeFilter(({ value, tags }) => value !== null || tags.belowMeter || tags.aboveMeter || 'A reading without a value is out of range on one side.'),
)
/** As it is read: a source and a status that the portal does not know are null, and show nothing (GAP-097). */
type Stored = typeof BloodSugarReading.Type
export type BloodSugarReading = Omit<Stored, 'tags' | 'adaTargetRangeExtendedStatus'> & {
  readonly tags: Omit<Stored['tags'], 'source'> & { readonly source: Stored['tags']['source'] | null }
  readonly adaTargetRangeExtendedStatus: Stored['adaTargetRangeExtendedStatus'] | null
}

/** Lowest first. */
export const bloodSugarRanges = ['severelyLow', 'veryLow', 'low', 'inRange', 'slightlyHigh', 'high', 'veryHigh', 'severelyHigh'] as const
export type BloodSugarRange = (typeof bloodSugarRanges)[number]

/** What decides a reading's range. */
export type Measured = {
  readonly value: number | null
  readonly tags: { readonly meal: MealCode | null; readonly belowMeter: boolean; readonly aboveMeter: boolean }
}

/**
 * The range of a reading (BG-027 to BG-034). The most severe range wins where they overlap; only the codes 6, 7 and 8 are
 * before a meal (GAP-096). What the meter said about its own ends goes before the number.
 */
export const rangeOf = ({ value, tags }: Measured): BloodSugarRange => {
  if (tags.belowMeter) return 'severelyLow'
  if (tags.aboveMeter || value === null) return 'severelyHigh'
  if (value < limits.severelyLowUnder) return 'severelyLow'
  if (value < limits.veryLowUnder) return 'veryLow'
  if (value < limits.lowUnder) return 'low'
  if (value > limits.severelyHighOver) return 'severelyHigh'
  if (value > limits.veryHighOver) return 'veryHigh'
  if (value > limits.highOver) return 'high'
  return value > limits.slightlyHighOverBeforeMeal && mealGroupOf(tags.meal) === 'before' ? 'slightlyHigh' : 'inRange'
}

/** The value as it is shown and exported: a number of mg/dL, or "< 20" and "> 600" at the meter's ends (BG-035, BG-036). */
export const shownValueOf = (reading: Measured): number | string => {
  const range = rangeOf(reading)
  if (range === 'severelyLow') return `< ${limits.severelyLowUnder}`
  if (range === 'severelyHigh' || reading.value === null) return `> ${limits.severelyHighOver}`
  return reading.value
}

/** A number to order readings by, never to show or to average: mg/dL, and infinities for the meter's ends, which lie beyond every number. */
export const heightOf = (reading: Measured): number => heightIn(rangeOf(reading), reading)

/** The same of a reading whose range is known. */
export const heightIn = (range: BloodSugarRange, { value }: Measured): number => (range === 'severelyLow' ? -Infinity : range === 'severelyHigh' || value === null ? Infinity : value)

/** Orders the higher reading first. */
export const higherFirst = (a: Measured, b: Measured): number => {
  const [first, second] = [heightOf(a), heightOf(b)]
  return first === second ? 0 : second > first ? 1 : -1
}

/** Who added it: the member, or a meter; null of a source that the portal does not know. */
export const addedBy = ({ tags }: BloodSugarReading): 'you' | 'meter' | null => (tags.source === null ? null : addedByCode(tags.source))
