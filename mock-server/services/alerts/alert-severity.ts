import type { AlertKind } from '../../seed/content/alert-questions.ts'
import type { AlertFact, FlowFacts } from '../../database/facts/flow-facts.ts'
import type {
  BloodPressureRow,
  BloodSugarRow,
  ReadingTable,
  WeightRow,
} from '../../database/tables/readings.ts'

export type AlertCategory = AlertFact['category']

/** A weight gain in pounds over a number of days. */
export type WeightGain = { readonly pounds: number; readonly days: number }

export const tableOf = {
  bg_meter: 'bg_readings',
  bp_monitor: 'bp_readings',
  weight_scale: 'weight_readings',
} as const satisfies Record<AlertCategory, ReadingTable>

/**
 * Returns the flow kind of a blood sugar in mg/dL. `isAsked`, for a flow that the member requests,
 * raises the limit from 54 to 70 (docs/clinical.md#hypoglycemia).
 */
export function bloodSugarKind(
  { value, oor_low, oor_high, is_control }: BloodSugarRow,
  isAsked: boolean,
): AlertKind | null {
  if (is_control) return null
  if (oor_low || (value !== null && value < (isAsked ? 70 : 54))) return 'BLOOD_SUGAR_LOW'
  return oor_high || (value !== null && value > 250) ? 'BLOOD_SUGAR_HIGH' : null
}

/**
 * Returns the flow kind of a blood pressure in mmHg, strictly above the limits
 * (docs/clinical.md#severe-blood-pressure).
 */
export function bloodPressureKind({ systolic, diastolic }: BloodPressureRow): AlertKind | null {
  return systolic > 180 || diastolic > 120 ? 'BLOOD_PRESSURE_SEVERE' : null
}

const DAY_MS = 86_400_000

/**
 * Returns the first limit that the gain exceeds, measured from the lightest reading of the days
 * before. `earlier` may hold any readings.
 */
export function gainOf(
  reading: WeightRow,
  earlier: readonly WeightRow[],
  limits: FlowFacts['weightGainLimits'],
): WeightGain | null {
  if (reading.is_irregular) return null
  for (const { pounds, days } of limits) {
    const within = earlier.filter(
      ({ at_ms, is_irregular }) =>
        !is_irregular && at_ms < reading.at_ms && reading.at_ms - at_ms <= (days + 0.5) * DAY_MS,
    )
    const lightest = within.reduce<WeightRow | null>(
      (least, row) => (least === null || row.weight_lb < least.weight_lb ? row : least),
      null,
    )
    const gained = lightest ? Math.round((reading.weight_lb - lightest.weight_lb) * 10) / 10 : 0
    if (gained >= pounds && lightest)
      return {
        pounds: gained,
        days: Math.max(1, Math.round((reading.at_ms - lightest.at_ms) / DAY_MS)),
      }
  }
  return null
}
