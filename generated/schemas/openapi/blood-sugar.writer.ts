// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, condition, figure, list, text, whole } from '../write.ts'
import { LocalDateTime, NextPage, TimeZone, UtcOffset } from './common.writer.ts'

/** When the reading was taken in relation to a meal; null when the member did not say. */
export const MealTag = Schema.NullOr(Schema.Literals([6, 7, 8, 9, 10, 11, 12, 13]))
export type MealTag = typeof MealTag.Type

/** Where a reading comes from, by a code. */
export const BloodSugarSource = Schema.Literals([1, 2, 3, 7, 11, 13, 14])
export type BloodSugarSource = typeof BloodSugarSource.Type

/** How the member felt, by a code. The codes are not meal codes, although some share a number; null when the member did not say. */
export const Feeling = Schema.NullOr(Schema.Literals([9, 10, 11, 12, 13, 14, 15, 16, 17]))
export type Feeling = typeof Feeling.Type

/** Units of insulin, one decimal; null when the member did not say. */
export const InsulinUnits = Schema.NullOr(figure(0, 999.9))
export type InsulinUnits = typeof InsulinUnits.Type

/** What is known of a reading beside its value. */
export const BloodSugarTags = Schema.Struct({
  /** When the reading was taken in relation to a meal. */
  eat_code: MealTag,
  /** Where the reading comes from. */
  source: BloodSugarSource,
  /** True when the value was too low for the meter ("Lo"). */
  OOR_low: Schema.Boolean,
  /** True when the value was too high for the meter ("Hi"); never together with `OOR_low`. */
  OOR_high: Schema.Boolean,
  /** The member's own words; null when there are none. */
  note: Schema.NullOr(text(1, 1000)),
  /** Carbohydrate eaten, in grams; null when the member did not say. */
  carb: Schema.NullOr(whole(0, 2000)),
  /** How the member felt. */
  feeling_code: Feeling,
  /** Short-acting insulin taken, in units. */
  short_float: InsulinUnits,
  /** Long-acting insulin taken, in units. */
  long_float: InsulinUnits,
  /** Premixed insulin taken, in units. */
  premix_float: InsulinUnits,
  /** True for a test with control solution, false for a test of blood. */
  is_control: Schema.Boolean,
}).check(condition('if', (value) => ((value.OOR_low === undefined || value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true)))
export type BloodSugarTags = typeof BloodSugarTags.Type

/** The range that a value in mg/dL falls in. Of several that apply, the most severe one is named. */
export const AdaRangeStatus = Schema.Literals(['SEVERELY_LOW', 'VERY_LOW', 'LOW', 'IN_RANGE', 'SLIGHTLY_HIGH', 'HIGH', 'VERY_HIGH', 'SEVERELY_HIGH'])
export type AdaRangeStatus = typeof AdaRangeStatus.Type

/** One measurement, with the wall clock and time zone of the place where it was taken. */
export const BloodSugarReading = Schema.Struct({
  /** Opaque id of the reading. */
  id: text(1, 64),
  /** When it was taken, on the wall clock of `timeZone`. */
  timestamp: LocalDateTime,
  /** Offset of that wall clock from UTC at that moment. */
  utcOffset: UtcOffset,
  /** Time zone in which the reading was taken. */
  timeZone: TimeZone,
  /** Blood sugar in mg/dL; null only when it was beyond the meter's range (`OOR_low` or `OOR_high`). */
  value: Schema.NullOr(whole(0, 2000)),
  /** What is known of the reading beside its value. */
  tags: BloodSugarTags,
  /** The range that the value falls in, as the server judges it. */
  adaTargetRangeExtendedStatus: AdaRangeStatus,
  /** True when the member left the reading out of their figures; false when absent. */
  isLeftOut: Schema.optionalKey(Schema.Boolean),
}).check(condition('if', (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : true)))
export type BloodSugarReading = typeof BloodSugarReading.Type

/** The blood sugar readings of the requested range. */
export const BloodSugarReadings = Schema.Struct({
  /** One page, newest first; empty when the range holds none. */
  bgs: list(BloodSugarReading, 0, 1000),
  /** Begins the next page; absent on the last one. */
  next: Schema.optionalKey(NextPage),
})
export type BloodSugarReadings = typeof BloodSugarReadings.Type

/** What the member says of a reading that they type in. */
export const NewBloodSugarTags = Schema.Struct({
  /** When the reading was taken in relation to a meal. */
  eat_code: MealTag,
  /** Where the reading comes from; a typed one has one source only. */
  source: Schema.Literals([7]),
  /** True when the meter showed "Lo" and no number; false when absent. */
  OOR_low: Schema.optionalKey(Schema.Boolean),
  /** True when the meter showed "Hi" and no number; false when absent. */
  OOR_high: Schema.optionalKey(Schema.Boolean),
  /** The member's own words; null when there are none. */
  note: Schema.NullOr(text(1, 1000)),
  /** Carbohydrate eaten, in grams; null when the member did not say. */
  carb: Schema.NullOr(whole(0, 2000)),
  /** How the member felt. */
  feeling_code: Feeling,
  /** Short-acting insulin taken, in units; stored with one decimal. */
  short_float: InsulinUnits,
  /** Long-acting insulin taken, in units; stored with one decimal. */
  long_float: InsulinUnits,
  /** Premixed insulin taken, in units; stored with one decimal. */
  premix_float: InsulinUnits,
  /** Whether it was a test with control solution; a typed reading is always of blood. */
  is_control: Schema.Literal(false),
}).check(condition('if', (value) => ((value.OOR_low !== undefined && value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true)))
export type NewBloodSugarTags = typeof NewBloodSugarTags.Type

/** A reading that the member types in. */
export const NewBloodSugarReading = Schema.Struct({
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  timestamp: LocalDateTime,
  /** Time zone in which it was taken; when absent, the one of the member's account. */
  timeZone: Schema.optionalKey(TimeZone),
  /** Blood sugar in mg/dL; null exactly when the meter showed "Lo" or "Hi" and no number. */
  value: Schema.NullOr(whole(10, 999)),
  /** What the member says of the reading. */
  tags: NewBloodSugarTags,
}).check(condition('if', (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : (value.value === undefined || value.value === null))))
export type NewBloodSugarReading = typeof NewBloodSugarReading.Type

/** Whether a reading is left out of the figures. */
export const BloodSugarReadingMark = Schema.Struct({
  /** True takes the reading out of every figure, false puts it back. */
  isLeftOut: Schema.Boolean,
})
export type BloodSugarReadingMark = typeof BloodSugarReadingMark.Type

/** The tags that a member may change later. One left out keeps its value; null removes it. */
export const BloodSugarTagsChange = Schema.Struct({
  /** When the reading was taken in relation to a meal. */
  eat_code: Schema.optionalKey(MealTag),
  /** The member's own words. */
  note: Schema.optionalKey(Schema.NullOr(text(1, 1000))),
  /** Carbohydrate eaten, in grams. */
  carb: Schema.optionalKey(Schema.NullOr(whole(0, 2000))),
  /** How the member felt. */
  feeling_code: Schema.optionalKey(Feeling),
  /** Short-acting insulin taken, in units. */
  short_float: Schema.optionalKey(InsulinUnits),
  /** Long-acting insulin taken, in units. */
  long_float: Schema.optionalKey(InsulinUnits),
  /** Premixed insulin taken, in units. */
  premix_float: Schema.optionalKey(InsulinUnits),
}).check(atLeast(1))
export type BloodSugarTagsChange = typeof BloodSugarTagsChange.Type

/** A change of a stored reading; only its tags can change. */
export const BloodSugarReadingChange = Schema.Struct({
  /** The tags to change. */
  tags: BloodSugarTagsChange,
})
export type BloodSugarReadingChange = typeof BloodSugarReadingChange.Type

/** The value and the time of a reading as they should be. */
export const BloodSugarCorrection = Schema.Struct({
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  timestamp: LocalDateTime,
  /** Time zone in which it was taken; when absent, the reading's own. */
  timeZone: Schema.optionalKey(TimeZone),
  /** Blood sugar in mg/dL; null exactly when the meter showed "Lo" or "Hi" and no number. */
  value: Schema.NullOr(whole(10, 999)),
  /** What the meter showed instead of a number; null when it showed a number. */
  beyondMeter: Schema.NullOr(Schema.Literals(['LOW', 'HIGH'])),
  /** When the reading was taken in relation to a meal; when absent, as it was. */
  eat_code: Schema.optionalKey(MealTag),
}).check(condition('if', (value) => ((value.beyondMeter === undefined || value.beyondMeter === null) ? (value.value === undefined || typeof value.value === 'number') : (value.value === undefined || value.value === null))))
export type BloodSugarCorrection = typeof BloodSugarCorrection.Type
