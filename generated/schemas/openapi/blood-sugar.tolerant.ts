// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, codes, constant, decisive, nullable, number, object, optional, orUnreadable, required, rows, text, words, type Tolerant } from '../tolerant.ts'
import { LocalDateTimeReader, NextPageReader, TimeZoneReader, UtcOffsetReader } from './common.tolerant.ts'
import type { MealTag, BloodSugarSource, Feeling, InsulinUnits, BloodSugarTags, AdaRangeStatus, BloodSugarReading, BloodSugarReadings, NewBloodSugarTags, NewBloodSugarReading, BloodSugarReadingMark, BloodSugarTagsChange, BloodSugarReadingChange, BloodSugarCorrection } from './blood-sugar.reader.ts'

export const MealTagReader: Tolerant<MealTag> = nullable(orUnreadable(codes(6, 7, 8, 9, 10, 11, 12, 13)))

export const BloodSugarSourceReader: Tolerant<BloodSugarSource> = codes(1, 2, 3, 7, 11, 13, 14)

export const FeelingReader: Tolerant<Feeling> = nullable(orUnreadable(codes(9, 10, 11, 12, 13, 14, 15, 16, 17)))

export const InsulinUnitsReader: Tolerant<InsulinUnits> = nullable(orUnreadable(number(false, 0, 999.9)))

export const BloodSugarTagsReader: Tolerant<BloodSugarTags> = object({
  eat_code: required(MealTagReader),
  source: optional(BloodSugarSourceReader),
  OOR_low: boolean,
  OOR_high: boolean,
  note: required(nullable(orUnreadable(text(/./su)))),
  carb: required(nullable(orUnreadable(number(true, 0, 2000)))),
  feeling_code: required(FeelingReader),
  short_float: required(InsulinUnitsReader),
  long_float: required(InsulinUnitsReader),
  premix_float: required(InsulinUnitsReader),
  is_control: boolean,
}, (value) => ((value.OOR_low === undefined || value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true))

export const AdaRangeStatusReader: Tolerant<AdaRangeStatus> = words('SEVERELY_LOW', 'VERY_LOW', 'LOW', 'IN_RANGE', 'SLIGHTLY_HIGH', 'HIGH', 'VERY_HIGH', 'SEVERELY_HIGH')

export const BloodSugarReadingReader: Tolerant<BloodSugarReading> = object({
  id: text(/./su),
  timestamp: LocalDateTimeReader,
  utcOffset: UtcOffsetReader,
  timeZone: optional(TimeZoneReader),
  value: required(nullable(number(true, 0, 2000))),
  tags: BloodSugarTagsReader,
  adaTargetRangeExtendedStatus: optional(AdaRangeStatusReader),
  isLeftOut: optional(orUnreadable(boolean)),
}, (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : true))

export const BloodSugarReadingsReader: Tolerant<BloodSugarReadings> = object({
  bgs: rows(BloodSugarReadingReader, 0, true),
  next: decisive(NextPageReader),
})

export const NewBloodSugarTagsReader: Tolerant<NewBloodSugarTags> = object({
  eat_code: required(MealTagReader),
  source: codes(7),
  OOR_low: optional(boolean),
  OOR_high: optional(boolean),
  note: required(nullable(text(/./su))),
  carb: required(nullable(number(true, 0, 2000))),
  feeling_code: required(FeelingReader),
  short_float: required(InsulinUnitsReader),
  long_float: required(InsulinUnitsReader),
  premix_float: required(InsulinUnitsReader),
  is_control: constant(false),
}, (value) => ((value.OOR_low !== undefined && value.OOR_low === true) ? (value.OOR_high === undefined || value.OOR_high === false) : true))

export const NewBloodSugarReadingReader: Tolerant<NewBloodSugarReading> = object({
  timestamp: LocalDateTimeReader,
  timeZone: optional(TimeZoneReader),
  value: required(nullable(number(true, 10, 999))),
  tags: NewBloodSugarTagsReader,
}, (value) => ((value.tags === undefined || ((value.tags.OOR_low === undefined || value.tags.OOR_low === false) && (value.tags.OOR_high === undefined || value.tags.OOR_high === false))) ? (value.value === undefined || typeof value.value === 'number') : (value.value === undefined || value.value === null)))

export const BloodSugarReadingMarkReader: Tolerant<BloodSugarReadingMark> = object({
  isLeftOut: boolean,
})

export const BloodSugarTagsChangeReader: Tolerant<BloodSugarTagsChange> = object({
  eat_code: optional(MealTagReader),
  note: optional(nullable(text(/./su))),
  carb: optional(nullable(number(true, 0, 2000))),
  feeling_code: optional(FeelingReader),
  short_float: optional(InsulinUnitsReader),
  long_float: optional(InsulinUnitsReader),
  premix_float: optional(InsulinUnitsReader),
})

export const BloodSugarReadingChangeReader: Tolerant<BloodSugarReadingChange> = object({
  tags: BloodSugarTagsChangeReader,
})

export const BloodSugarCorrectionReader: Tolerant<BloodSugarCorrection> = object({
  timestamp: LocalDateTimeReader,
  timeZone: optional(TimeZoneReader),
  value: required(nullable(number(true, 10, 999))),
  beyondMeter: required(nullable(words('LOW', 'HIGH'))),
  eat_code: optional(MealTagReader),
}, (value) => ((value.beyondMeter === undefined || value.beyondMeter === null) ? (value.value === undefined || typeof value.value === 'number') : (value.value === undefined || value.value === null)))
