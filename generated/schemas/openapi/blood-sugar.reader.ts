// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, constant, decisive, nullable, number, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readLocalDateTime, type LocalDateTime, readNextPage, type NextPage, readTimeZone, type TimeZone, readUtcOffset, type UtcOffset } from './common.reader.ts'

/** When the reading was taken in relation to a meal; null when the member did not say. */
export type MealTag = 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | Unknown | Unreadable | null

/** Where a reading comes from, by a code. */
export type BloodSugarSource = 1 | 2 | 3 | 7 | 11 | 13 | 14 | Unknown

/** How the member felt, by a code. The codes are not meal codes, although some share a number; null when the member did not say. */
export type Feeling = 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | Unknown | Unreadable | null

/** Units of insulin, one decimal; null when the member did not say. */
export type InsulinUnits = number | Unreadable | null

/** What is known of a reading beside its value. */
export type BloodSugarTags = {
  /** When the reading was taken in relation to a meal. */
  readonly eat_code: MealTag
  /** Where the reading comes from. */
  readonly source?: BloodSugarSource
  /** True when the value was too low for the meter ("Lo"). */
  readonly OOR_low: boolean
  /** True when the value was too high for the meter ("Hi"); never together with `OOR_low`. */
  readonly OOR_high: boolean
  /** The member's own words; null when there are none. */
  readonly note: string | Unreadable | null
  /** Carbohydrate eaten, in grams; null when the member did not say. */
  readonly carb: number | Unreadable | null
  /** How the member felt. */
  readonly feeling_code: Feeling
  /** Short-acting insulin taken, in units. */
  readonly short_float: InsulinUnits
  /** Long-acting insulin taken, in units. */
  readonly long_float: InsulinUnits
  /** Premixed insulin taken, in units. */
  readonly premix_float: InsulinUnits
  /** True for a test with control solution, false for a test of blood. */
  readonly is_control: boolean
}

/** The range that a value in mg/dL falls in. Of several that apply, the most severe one is named. */
export type AdaRangeStatus = 'SEVERELY_LOW' | 'VERY_LOW' | 'LOW' | 'IN_RANGE' | 'SLIGHTLY_HIGH' | 'HIGH' | 'VERY_HIGH' | 'SEVERELY_HIGH' | Unknown

/** One measurement, with the wall clock and time zone of the place where it was taken. */
export type BloodSugarReading = {
  /** Opaque id of the reading. */
  readonly id: Flavor<'BloodSugarReadingId'>
  /** When it was taken, on the wall clock of `timeZone`. */
  readonly timestamp: LocalDateTime
  /** Offset of that wall clock from UTC at that moment. */
  readonly utcOffset: UtcOffset
  /** Time zone in which the reading was taken. */
  readonly timeZone?: TimeZone
  /** Blood sugar in mg/dL; null only when it was beyond the meter's range (`OOR_low` or `OOR_high`). */
  readonly value: number | null
  /** What is known of the reading beside its value. */
  readonly tags: BloodSugarTags
  /** The range that the value falls in, as the server judges it. */
  readonly adaTargetRangeExtendedStatus?: AdaRangeStatus
  /** True when the member left the reading out of their figures; false when absent. */
  readonly isLeftOut?: boolean | Unreadable
}

/** The blood sugar readings of the requested range. */
export type BloodSugarReadings = {
  /** One page, newest first; empty when the range holds none. */
  readonly bgs: Rows<BloodSugarReading>
  /** Begins the next page; absent on the last one. */
  readonly next?: NextPage
}

/** What the member says of a reading that they type in. */
export type NewBloodSugarTags = {
  /** When the reading was taken in relation to a meal. */
  readonly eat_code: MealTag
  /** Where the reading comes from; a typed one has one source only. */
  readonly source: 7 | Unknown
  /** True when the meter showed "Lo" and no number; false when absent. */
  readonly OOR_low?: boolean
  /** True when the meter showed "Hi" and no number; false when absent. */
  readonly OOR_high?: boolean
  /** The member's own words; null when there are none. */
  readonly note: string | null
  /** Carbohydrate eaten, in grams; null when the member did not say. */
  readonly carb: number | null
  /** How the member felt. */
  readonly feeling_code: Feeling
  /** Short-acting insulin taken, in units; stored with one decimal. */
  readonly short_float: InsulinUnits
  /** Long-acting insulin taken, in units; stored with one decimal. */
  readonly long_float: InsulinUnits
  /** Premixed insulin taken, in units; stored with one decimal. */
  readonly premix_float: InsulinUnits
  /** Whether it was a test with control solution; a typed reading is always of blood. */
  readonly is_control: boolean
}

/** A reading that the member types in. */
export type NewBloodSugarReading = {
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  readonly timestamp: LocalDateTime
  /** Time zone in which it was taken; when absent, the one of the member's account. */
  readonly timeZone?: TimeZone
  /** Blood sugar in mg/dL; null exactly when the meter showed "Lo" or "Hi" and no number. */
  readonly value: number | null
  /** What the member says of the reading. */
  readonly tags: NewBloodSugarTags
}

/** Whether a reading is left out of the figures. */
export type BloodSugarReadingMark = {
  /** True takes the reading out of every figure, false puts it back. */
  readonly isLeftOut: boolean
}

/** The tags that a member may change later. One left out keeps its value; null removes it. */
export type BloodSugarTagsChange = {
  /** When the reading was taken in relation to a meal. */
  readonly eat_code?: MealTag
  /** The member's own words. */
  readonly note?: string | null
  /** Carbohydrate eaten, in grams. */
  readonly carb?: number | null
  /** How the member felt. */
  readonly feeling_code?: Feeling
  /** Short-acting insulin taken, in units. */
  readonly short_float?: InsulinUnits
  /** Long-acting insulin taken, in units. */
  readonly long_float?: InsulinUnits
  /** Premixed insulin taken, in units. */
  readonly premix_float?: InsulinUnits
}

/** A change of a stored reading; only its tags can change. */
export type BloodSugarReadingChange = {
  /** The tags to change. */
  readonly tags: BloodSugarTagsChange
}

/** The value and the time of a reading as they should be. */
export type BloodSugarCorrection = {
  /** When it was taken, on the wall clock of `timeZone`; not in the future. */
  readonly timestamp: LocalDateTime
  /** Time zone in which it was taken; when absent, the reading's own. */
  readonly timeZone?: TimeZone
  /** Blood sugar in mg/dL; null exactly when the meter showed "Lo" or "Hi" and no number. */
  readonly value: number | null
  /** What the meter showed instead of a number; null when it showed a number. */
  readonly beyondMeter: 'LOW' | 'HIGH' | Unknown | null
  /** When the reading was taken in relation to a meal; when absent, as it was. */
  readonly eat_code?: MealTag
}

/** Reads `MealTag` as a server sends it. */
export const readMealTag: Reader<MealTag> = nullable(orUnreadable(codes(6, 7, 8, 9, 10, 11, 12, 13)))

/** Reads `BloodSugarSource` as a server sends it. */
export const readBloodSugarSource: Reader<BloodSugarSource> = codes(1, 2, 3, 7, 11, 13, 14)

/** Reads `Feeling` as a server sends it. */
export const readFeeling: Reader<Feeling> = nullable(orUnreadable(codes(9, 10, 11, 12, 13, 14, 15, 16, 17)))

/** Reads `InsulinUnits` as a server sends it. */
export const readInsulinUnits: Reader<InsulinUnits> = nullable(orUnreadable(number(false, 0, 999.9)))

/** Reads `BloodSugarTags` as a server sends it. */
export const readBloodSugarTags: Reader<BloodSugarTags> = object<BloodSugarTags>({
  eat_code: readMealTag,
  source: [readBloodSugarSource],
  OOR_low: boolean,
  OOR_high: boolean,
  note: nullable(orUnreadable(text(/./su))),
  carb: nullable(orUnreadable(number(true, 0, 2000))),
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
  timeZone: [readTimeZone],
  value: nullable(number(true, 0, 2000)),
  tags: readBloodSugarTags,
  adaTargetRangeExtendedStatus: [readAdaRangeStatus],
  isLeftOut: [orUnreadable(boolean)],
}, (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : true))

/** Reads `BloodSugarReadings` as a server sends it. */
export const readBloodSugarReadings: Reader<BloodSugarReadings> = object<BloodSugarReadings>({
  bgs: rows(readBloodSugarReading, 0, true),
  next: decisive(readNextPage),
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

/** Reads `BloodSugarReadingMark` as a server sends it. */
export const readBloodSugarReadingMark: Reader<BloodSugarReadingMark> = object<BloodSugarReadingMark>({
  isLeftOut: boolean,
})

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

/** Reads `BloodSugarCorrection` as a server sends it. */
export const readBloodSugarCorrection: Reader<BloodSugarCorrection> = object<BloodSugarCorrection>({
  timestamp: readLocalDateTime,
  timeZone: [readTimeZone],
  value: nullable(number(true, 10, 999)),
  beyondMeter: nullable(words('LOW', 'HIGH')),
  eat_code: [readMealTag],
}, (value) => ((value.beyondMeter === undefined || value.beyondMeter === null) ? (value.value === undefined || typeof value.value === 'number') : (value.value === undefined || value.value === null)))
