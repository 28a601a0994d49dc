import type { NutritionFigures } from '../content/foods.ts'

/**
 * A blood pressure reading of a day: `time` is HH:mm by the member's clock; mmHg; beats per minute
 * or null.
 */
export type BloodPressureOfDay = {
  readonly time: string
  readonly systolic: number
  readonly diastolic: number
  readonly pulse: number | null
  readonly source?: 'DEVICE' | 'SELF_REPORTED'
}

/** A blood sugar reading of a day: mg/dL, or which end of the meter it was beyond; codes of 2§9. */
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

/** A weight reading of a day: pounds; percent, or null from a scale that does not say. */
export type WeightOfDay = {
  readonly time: string
  readonly pounds: number
  readonly bodyFat: number | null
  readonly muscle: number | null
  readonly isIrregular?: true
  readonly source?: 'SELF_REPORTED'
}

/**
 * Something eaten: a food of the list with a portion of it (the usual one when there is none), or
 * something in the member's own words.
 */
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

/**
 * What a member measures on a day. `day` counts from 1970-01-01, `ago` from the day on which the
 * readings are made.
 */
export type ReadingHabit<Reading> = (who: string, day: number, ago: number) => readonly Reading[]

/** `7:05` as minutes, and back with some minutes more or less. */
export function clock(minutes: number): string {
  const inDay = Math.max(0, Math.min(1439, minutes))
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}
