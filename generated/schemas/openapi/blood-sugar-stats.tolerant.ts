// Written by `npm run generate` from contracts/. Do not edit.
import { nullable, number, object, orUnreadable, required, rows, type Tolerant } from '../tolerant.ts'
import { AdaRangeStatusReader, MealTagReader } from './blood-sugar.tolerant.ts'
import { LocalDateTimeReader } from './common.tolerant.ts'
import type { ReadingsCount, BloodSugarFigure, BloodSugarRangeShare, BloodSugarFigures, BloodSugarMealFigures, BloodSugarHourFigures, BloodSugarStats } from './blood-sugar-stats.reader.ts'

export const ReadingsCountReader: Tolerant<ReadingsCount> = number(true, 0, 1000000)

export const BloodSugarFigureReader: Tolerant<BloodSugarFigure> = nullable(orUnreadable(number(true, 0, 2000)))

export const BloodSugarRangeShareReader: Tolerant<BloodSugarRangeShare> = object({
  status: AdaRangeStatusReader,
  count: ReadingsCountReader,
  percent: number(false, 0, 100),
})

export const BloodSugarFiguresReader: Tolerant<BloodSugarFigures> = object({
  count: ReadingsCountReader,
  belowMeter: ReadingsCountReader,
  aboveMeter: ReadingsCountReader,
  average: required(BloodSugarFigureReader),
  lowest: required(BloodSugarFigureReader),
  highest: required(BloodSugarFigureReader),
  ranges: rows(BloodSugarRangeShareReader, 8),
})

export const BloodSugarMealFiguresReader: Tolerant<BloodSugarMealFigures> = object({
  eat_code: required(MealTagReader),
  figures: BloodSugarFiguresReader,
})

export const BloodSugarHourFiguresReader: Tolerant<BloodSugarHourFigures> = object({
  hour: number(true, 0, 23),
  figures: BloodSugarFiguresReader,
})

export const BloodSugarStatsReader: Tolerant<BloodSugarStats> = object({
  start: LocalDateTimeReader,
  end: LocalDateTimeReader,
  daysWithReadings: number(true, 0, 100000),
  overall: BloodSugarFiguresReader,
  byMeal: rows(BloodSugarMealFiguresReader),
  byHour: rows(BloodSugarHourFiguresReader),
})
