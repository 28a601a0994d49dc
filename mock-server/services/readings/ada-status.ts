import type { BloodSugarRow } from '../../database/tables/readings.ts'
import type { Schema } from '../../handlers/rest-call.ts'

type Status = Schema<'AdaRangeStatus'>

/**
 * Limits in mg/dL; the most severe match applies. An exact upper limit belongs to the lower band,
 * an exact lower limit to the higher (2§9, GAP-096).
 */
const above: readonly (readonly [limit: number, status: Status])[] = [
  [600, 'SEVERELY_HIGH'],
  [250, 'VERY_HIGH'],
  [180, 'HIGH'],
]
const below: readonly (readonly [limit: number, status: Status])[] = [
  [20, 'SEVERELY_LOW'],
  [54, 'VERY_LOW'],
  [70, 'LOW'],
]
const BEFORE_A_MEAL: readonly (number | null)[] = [6, 7, 8]
const BEFORE_MEAL_LIMIT = 130

export function adaStatus({
  value,
  oor_low,
  eat_code,
}: Pick<BloodSugarRow, 'value' | 'oor_low' | 'eat_code'>): Status {
  if (value === null) return oor_low === 1 ? 'SEVERELY_LOW' : 'SEVERELY_HIGH'
  const high = above.find(([limit]) => value > limit)
  if (high) return high[1]
  const low = below.find(([limit]) => value < limit)
  if (low) return low[1]
  return value > BEFORE_MEAL_LIMIT && BEFORE_A_MEAL.includes(eat_code)
    ? 'SLIGHTLY_HIGH'
    : 'IN_RANGE'
}
