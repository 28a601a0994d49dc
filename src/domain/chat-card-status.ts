import { type BloodPressureCategory, categorize } from './blood-pressure.ts'
import { type BloodSugarRange, rangeOf } from './blood-sugar.ts'
import type { BloodSugarValue, CardValue } from './chat-card.ts'
import { type PulseRange, pulseRangeOf } from './pulse.ts'

/** Where a value lies, by the same rules as on the pages of its readings; null for a weight, which has no range. */
export type CardStatus = { readonly kind: 'bloodSugar'; readonly range: BloodSugarRange } | { readonly kind: 'bloodPressure'; readonly range: BloodPressureCategory } | { readonly kind: 'pulse'; readonly range: PulseRange }

export function statusOf({ bloodSugar, bloodPressure, pulse }: CardValue): CardStatus | null {
  if (bloodPressure) return { kind: 'bloodPressure', range: categorize(bloodPressure) }
  if (pulse) return { kind: 'pulse', range: pulseRangeOf(pulse.beatsPerMinute) }
  return bloodSugar ? { kind: 'bloodSugar', range: rangeOf(measuredOf(bloodSugar)) } : null
}

/** A blood sugar as the readings' own rules take it. */
export const measuredOf = ({ value, mealCode, belowMeter, aboveMeter }: typeof BloodSugarValue.Type) => ({ value: value ?? null, tags: { meal: mealCode === 0 ? null : mealCode, belowMeter, aboveMeter } })
