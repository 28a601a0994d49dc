import {
  type BloodPressureCategory,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { type BloodSugarRange, rangeOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { BloodSugarValue, CardValue } from './card-content.ts'
import { type PulseRange, pulseRangeOf } from '#vitals/model/pulse/pulse.ts'

/**
 * The status of a value, by the same rules as on the pages of its readings. It is null for weights,
 * and for blood sugars whose range depends on an unknown meal.
 */
export type CardStatus =
  | { readonly kind: 'bloodSugar'; readonly range: BloodSugarRange }
  | { readonly kind: 'bloodPressure'; readonly range: BloodPressureCategory }
  | { readonly kind: 'pulse'; readonly range: PulseRange }

export function statusOf({ bloodSugar, bloodPressure, pulse }: CardValue): CardStatus | null {
  if (bloodPressure) return { kind: 'bloodPressure', range: categorize(bloodPressure) }
  if (pulse) return { kind: 'pulse', range: pulseRangeOf(pulse.beatsPerMinute) }
  const range = bloodSugar ? rangeOf(measuredOf(bloodSugar)) : 'uncertain'
  return range === 'uncertain' ? null : { kind: 'bloodSugar', range }
}

/** Converts a blood sugar for the rules of readings. */
export function measuredOf({ value, mealCode, belowMeter, aboveMeter }: BloodSugarValue) {
  return {
    value: value ?? null,
    tags: { meal: mealCode === 0 ? null : mealCode, belowMeter, aboveMeter },
  }
}
