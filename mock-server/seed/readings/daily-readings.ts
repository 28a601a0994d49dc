import type { NutritionFigures } from '../content/foods.ts'

/** A blood pressure reading: local `time` (HH:mm), mmHg, and beats per minute or null. */
export type BloodPressureOfDay = {
  readonly time: string
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
  readonly source?: 'DEVICE' | 'SELF_REPORTED'
}

/** A blood sugar reading in mg/dL or out of range at one end, with the codes of 2§9. */
export type BloodSugarOfDay = {
  readonly time: string
  readonly value: number | 'low' | 'high'
  readonly eatCode: number | null
  readonly source?: 1 | 7
  readonly note?: string
  readonly carb?: number
  readonly feeling?: number
  readonly short?: number
  readonly long?: number
  readonly isControl?: true
}

/** A weight reading in pounds with percentages, or null from a scale that measures weight only. */
export type WeightOfDay = {
  readonly time: string
  readonly pounds: number
  readonly bodyFat: number | null
  readonly muscle: number | null
  readonly isIrregular?: true
  readonly source?: 'SELF_REPORTED'
}

/** An eaten food: a listed one with a portion (the usual one by default), or free text. */
export type EatenFood =
  | { readonly food: string; readonly portion?: string; readonly amount: number }
  | { readonly words: string; readonly amount: number; readonly nutrition?: NutritionFigures }

export type FoodOfDay = {
  readonly time: string
  readonly meal: MealName
  readonly foods: readonly EatenFood[]
  readonly note?: string
}

export type MealName = 'BREAKFAST' | 'LUNCH' | 'DINNER' | 'SNACK'

export type DailyReadings = {
  readonly bloodPressure: readonly BloodPressureOfDay[]
  readonly bloodSugar: readonly BloodSugarOfDay[]
  readonly weight: readonly WeightOfDay[]
  readonly food: readonly FoodOfDay[]
}

/** Generates the readings of a day. `day` counts from 1970-01-01, `ago` from the current day. */
export type ReadingHabit<Reading> = (who: string, day: number, ago: number) => readonly Reading[]

/** Formats minutes of the day as `07:05`. */
export function clock(minutes: number): string {
  const inDay = Math.max(0, Math.min(1439, minutes))
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
