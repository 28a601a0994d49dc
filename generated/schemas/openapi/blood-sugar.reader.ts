// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, constant, nullable, number, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readLocalDateTime, type LocalDateTime, readTimeZone, type TimeZone, readUtcOffset, type UtcOffset } from './common.reader.ts'

/** 6, 7, 8 before breakfast, lunch, dinner; 9, 10, 11 after them; 12 snack; 13 no meal (2§9). Null when not told. */
export type MealTag = 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | Unknown | null

/** Source codes of 2§9; 7 is self-reported, what the others mean the documents do not say. */
export type BloodSugarSource = 1 | 2 | 3 | 7 | 11 | 13 | 14 | Unknown

/** Feeling codes of 2§9, whose meanings the documents do not give; not to be mixed with the meal codes of the same numbers (GAP-098). Null when not told. */
export type Feeling = 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | Unknown | null

/** Units of insulin, one decimal; null when not told. */
export type InsulinUnits = number | null

/** What was told of a reading; the spelling is the documents' own. */
export type BloodSugarTags = {
  readonly eat_code: MealTag
  readonly source: BloodSugarSource
  /** Below what the meter can measure. */
  readonly OOR_low: boolean
  /** Above what the meter can measure. */
  readonly OOR_high: boolean
  readonly note: string | null
  /** Grams. */
  readonly carb: number | null
  readonly feeling_code: Feeling
  readonly short_float: InsulinUnits
  readonly long_float: InsulinUnits
  readonly premix_float: InsulinUnits
  /** A test with control solution, not of blood. */
  readonly is_control: boolean
}

/** The range that the value falls in (2§9, GAP-096). */
export type AdaRangeStatus = 'SEVERELY_LOW' | 'VERY_LOW' | 'LOW' | 'IN_RANGE' | 'SLIGHTLY_HIGH' | 'HIGH' | 'VERY_HIGH' | 'SEVERELY_HIGH' | Unknown

/** One measurement in mg/dL. `value` is null only when the meter was out of its range (`tags.OOR_low` or `tags.OOR_high`), never both. `timestamp` is the reading's own wall clock. */
export type BloodSugarReading = {
  readonly id: Flavor<'BloodSugarReadingId'>
  readonly timestamp: LocalDateTime
  readonly utcOffset: UtcOffset
  readonly timeZone: TimeZone
  /** mg/dL. */
  readonly value: number | null
  readonly tags: BloodSugarTags
  readonly adaTargetRangeExtendedStatus: AdaRangeStatus
}

export type BloodSugarReadings = {
  /** Newest first. */
  readonly bgs: Rows<BloodSugarReading>
}

/** What a member tells of a reading that she types in. `OOR_low` and `OOR_high` say that her meter showed "Lo" or "Hi" and no number; left out, they are false. */
export type NewBloodSugarTags = {
  readonly eat_code: MealTag
  /** Self-reported (2§5). */
  readonly source: 7 | Unknown
  /** Below what her meter can measure. */
  readonly OOR_low?: boolean
  /** Above what her meter can measure. */
  readonly OOR_high?: boolean
  readonly note: string | null
  /** Grams. */
  readonly carb: number | null
  readonly feeling_code: Feeling
  readonly short_float: InsulinUnits
  readonly long_float: InsulinUnits
  readonly premix_float: InsulinUnits
  /** A typed reading is of blood (2§5). */
  readonly is_control: boolean
}

/** A reading as a member types it in, in mg/dL. `timestamp` is the clock of `timeZone`, where she took it; left out, of the zone of her account. `value` is null exactly when her meter was out of its range and showed no number (`tags.OOR_low` or `tags.OOR_high`). Insulin is kept with one decimal. */
export type NewBloodSugarReading = {
  readonly timestamp: LocalDateTime
  readonly timeZone?: TimeZone
  /** mg/dL. */
  readonly value: number | null
  readonly tags: NewBloodSugarTags
}

/** The tags that a member may change later; one that is left out stays, null takes it off. */
export type BloodSugarTagsChange = {
  readonly eat_code?: MealTag
  readonly note?: string | null
  /** Grams. */
  readonly carb?: number | null
  readonly feeling_code?: Feeling
  readonly short_float?: InsulinUnits
  readonly long_float?: InsulinUnits
  readonly premix_float?: InsulinUnits
}

export type BloodSugarReadingChange = {
  readonly tags: BloodSugarTagsChange
}

/** Reads `MealTag` as a server sends it. */
export const readMealTag: Reader<MealTag> = nullable(codes(6, 7, 8, 9, 10, 11, 12, 13))

/** Reads `BloodSugarSource` as a server sends it. */
export const readBloodSugarSource: Reader<BloodSugarSource> = codes(1, 2, 3, 7, 11, 13, 14)

/** Reads `Feeling` as a server sends it. */
export const readFeeling: Reader<Feeling> = nullable(codes(9, 10, 11, 12, 13, 14, 15, 16, 17))

/** Reads `InsulinUnits` as a server sends it. */
export const readInsulinUnits: Reader<InsulinUnits> = nullable(number(false, 0, 999.9))

/** Reads `BloodSugarTags` as a server sends it. */
export const readBloodSugarTags: Reader<BloodSugarTags> = object<BloodSugarTags>({
  eat_code: readMealTag,
  source: readBloodSugarSource,
  OOR_low: boolean,
  OOR_high: boolean,
  note: nullable(text(/./su)),
  carb: nullable(number(true, 0, 2000)),
  feeling_code: readFeeling,
  short_float: readInsulinUnits,
  long_float: readInsulinUnits,
  premix_float: readInsulinUnits,
  is_control: boolean,
}, (value) => ((value.OOR_low === undefined || value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true))

/** Reads `AdaRangeStatus` as a server sends it. */
export const readAdaRangeStatus: Reader<AdaRangeStatus> = words('SEVERELY_LOW', 'VERY_LOW', 'LOW', 'IN_RANGE', 'SLIGHTLY_HIGH', 'HIGH', 'VERY_HIGH', 'SEVERELY_HIGH')

/** Reads `BloodSugarReading` as a server sends it. */
export const readBloodSugarReading: Reader<BloodSugarReading> = object<BloodSugarReading>({
  id: text(/./su),
  timestamp: readLocalDateTime,
  utcOffset: readUtcOffset,
  timeZone: readTimeZone,
  value: nullable(number(true, 0, 2000)),
  tags: readBloodSugarTags,
  adaTargetRangeExtendedStatus: readAdaRangeStatus,
}, (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : true))

/** Reads `BloodSugarReadings` as a server sends it. */
export const readBloodSugarReadings: Reader<BloodSugarReadings> = object<BloodSugarReadings>({
  bgs: rows(readBloodSugarReading),
})

/** Reads `NewBloodSugarTags` as a server sends it. */
export const readNewBloodSugarTags: Reader<NewBloodSugarTags> = object<NewBloodSugarTags>({
  eat_code: readMealTag,
  source: codes(7),
  OOR_low: [boolean],
  OOR_high: [boolean],
  note: nullable(text(/./su)),
  carb: nullable(number(true, 0, 2000)),
  feeling_code: readFeeling,
  short_float: readInsulinUnits,
  long_float: readInsulinUnits,
  premix_float: readInsulinUnits,
  is_control: constant(false),
}, (value) => ((value.OOR_low !== undefined && value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true))

/** Reads `NewBloodSugarReading` as a server sends it. */
export const readNewBloodSugarReading: Reader<NewBloodSugarReading> = object<NewBloodSugarReading>({
  timestamp: readLocalDateTime,
  timeZone: [readTimeZone],
  value: nullable(number(true, 10, 999)),
  tags: readNewBloodSugarTags,
}, (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : (value.value === undefined || value.value === null)))

/** Reads `BloodSugarTagsChange` as a server sends it. */
export const readBloodSugarTagsChange: Reader<BloodSugarTagsChange> = object<BloodSugarTagsChange>({
  eat_code: [readMealTag],
  note: [nullable(text(/./su))],
  carb: [nullable(number(true, 0, 2000))],
  feeling_code: [readFeeling],
  short_float: [readInsulinUnits],
  long_float: [readInsulinUnits],
  premix_float: [readInsulinUnits],
})

/** Reads `BloodSugarReadingChange` as a server sends it. */
export const readBloodSugarReadingChange: Reader<BloodSugarReadingChange> = object<BloodSugarReadingChange>({
  tags: readBloodSugarTagsChange,
})
