import type { MealCode } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'

/** A reading of a file: the local time on the member's clock, whole mg/dL or pounds. */
export type FoundSugar = {
  readonly kind: 'blood-sugar'
  readonly timestamp: string
  readonly value: number | null
  readonly beyond: 'low' | 'high' | null
  readonly meal: MealCode | null
  readonly note: string | null
  readonly shortInsulin: number | null
  readonly longInsulin: number | null
}
export type FoundWeight = {
  readonly kind: 'weight'
  readonly timestamp: string
  readonly pounds: number
}
export type FoundReading = FoundSugar | FoundWeight
