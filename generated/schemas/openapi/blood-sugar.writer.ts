// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { atLeast, condition, figure, list, text, whole } from '../write.ts'
import { LocalDateTime, TimeZone, UtcOffset } from './common.writer.ts'

/** 6, 7, 8 before breakfast, lunch, dinner; 9, 10, 11 after them; 12 snack; 13 no meal (2§9). Null when not told. */
export const MealTag = Schema.NullOr(Schema.Literals([6, 7, 8, 9, 10, 11, 12, 13]))
export type MealTag = typeof MealTag.Type

/** Source codes of 2§9; 7 is self-reported, what the others mean the documents do not say. */
export const BloodSugarSource = Schema.Literals([1, 2, 3, 7, 11, 13, 14])
export type BloodSugarSource = typeof BloodSugarSource.Type

/** Feeling codes of 2§9, whose meanings the documents do not give; not to be mixed with the meal codes of the same numbers (GAP-098). Null when not told. */
export const Feeling = Schema.NullOr(Schema.Literals([9, 10, 11, 12, 13, 14, 15, 16, 17]))
export type Feeling = typeof Feeling.Type

/** Units of insulin, one decimal; null when not told. */
export const InsulinUnits = Schema.NullOr(figure(0, 999.9))
export type InsulinUnits = typeof InsulinUnits.Type

/** What was told of a reading; the spelling is the documents' own. */
export const BloodSugarTags = Schema.Struct({
  eat_code: MealTag,
  source: BloodSugarSource,
  /** Below what the meter can measure. */
  OOR_low: Schema.Boolean,
  /** Above what the meter can measure. */
  OOR_high: Schema.Boolean,
  note: Schema.NullOr(text(1, 1000)),
  /** Grams. */
  carb: Schema.NullOr(whole(0, 2000)),
  feeling_code: Feeling,
  short_float: InsulinUnits,
  long_float: InsulinUnits,
  premix_float: InsulinUnits,
  /** A test with control solution, not of blood. */
  is_control: Schema.Boolean,
}).check(condition('if', (value) => ((value.OOR_low === undefined || value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true)))
export type BloodSugarTags = typeof BloodSugarTags.Type

/** The range that the value falls in (2§9, GAP-096). */
export const AdaRangeStatus = Schema.Literals(['SEVERELY_LOW', 'VERY_LOW', 'LOW', 'IN_RANGE', 'SLIGHTLY_HIGH', 'HIGH', 'VERY_HIGH', 'SEVERELY_HIGH'])
export type AdaRangeStatus = typeof AdaRangeStatus.Type

/** One measurement in mg/dL. `value` is null only when the meter was out of its range (`tags.OOR_low` or `tags.OOR_high`), never both. `timestamp` is the reading's own wall clock. */
export const BloodSugarReading = Schema.Struct({
  id: text(1, 64),
  timestamp: LocalDateTime,
  utcOffset: UtcOffset,
  timeZone: TimeZone,
  /** mg/dL. */
  value: Schema.NullOr(whole(0, 2000)),
  tags: BloodSugarTags,
  adaTargetRangeExtendedStatus: AdaRangeStatus,
}).check(condition('if', (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : true)))
export type BloodSugarReading = typeof BloodSugarReading.Type

export const BloodSugarReadings = Schema.Struct({
  /** Newest first. */
  bgs: list(BloodSugarReading, 0, Infinity),
})
export type BloodSugarReadings = typeof BloodSugarReadings.Type

/** What a member tells of a reading that she types in. `OOR_low` and `OOR_high` say that her meter showed "Lo" or "Hi" and no number; left out, they are false. */
export const NewBloodSugarTags = Schema.Struct({
  eat_code: MealTag,
  /** Self-reported (2§5). */
  source: Schema.Literals([7]),
  /** Below what her meter can measure. */
  OOR_low: Schema.optionalKey(Schema.Boolean),
  /** Above what her meter can measure. */
  OOR_high: Schema.optionalKey(Schema.Boolean),
  note: Schema.NullOr(text(1, 1000)),
  /** Grams. */
  carb: Schema.NullOr(whole(0, 2000)),
  feeling_code: Feeling,
  short_float: InsulinUnits,
  long_float: InsulinUnits,
  premix_float: InsulinUnits,
  /** A typed reading is of blood (2§5). */
  is_control: Schema.Literal(false),
}).check(condition('if', (value) => ((value.OOR_low !== undefined && value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true)))
export type NewBloodSugarTags = typeof NewBloodSugarTags.Type

/** A reading as a member types it in, in mg/dL. `timestamp` is the clock of `timeZone`, where she took it; left out, of the zone of her account. `value` is null exactly when her meter was out of its range and showed no number (`tags.OOR_low` or `tags.OOR_high`). Insulin is kept with one decimal. */
export const NewBloodSugarReading = Schema.Struct({
  timestamp: LocalDateTime,
  timeZone: Schema.optionalKey(TimeZone),
  /** mg/dL. */
  value: Schema.NullOr(whole(10, 999)),
  tags: NewBloodSugarTags,
}).check(condition('if', (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : (value.value === undefined || value.value === null))))
export type NewBloodSugarReading = typeof NewBloodSugarReading.Type

/** The tags that a member may change later; one that is left out stays, null takes it off. */
export const BloodSugarTagsChange = Schema.Struct({
  eat_code: Schema.optionalKey(MealTag),
  note: Schema.optionalKey(Schema.NullOr(text(1, 1000))),
  /** Grams. */
  carb: Schema.optionalKey(Schema.NullOr(whole(0, 2000))),
  feeling_code: Schema.optionalKey(Feeling),
  short_float: Schema.optionalKey(InsulinUnits),
  long_float: Schema.optionalKey(InsulinUnits),
  premix_float: Schema.optionalKey(InsulinUnits),
}).check(atLeast(1))
export type BloodSugarTagsChange = typeof BloodSugarTagsChange.Type

export const BloodSugarReadingChange = Schema.Struct({
  tags: BloodSugarTagsChange,
})
export type BloodSugarReadingChange = typeof BloodSugarReadingChange.Type
