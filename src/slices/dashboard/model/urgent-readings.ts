import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type BloodPressureCare,
  careOfPressure,
} from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { careNow, type ShownCare } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, instantOf, latestAt, latestOf } from '#vitals/model/readings/readings.ts'
import { widestWeightGainLimit } from '#vitals/model/thresholds.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

/** The areas with urgent readings. */
export type UrgentArea = 'blood-sugar' | 'blood-pressure' | 'weight'

/**
 * The urgent readings: `found` in order of urgency, `coming` while some are loading, `lost` if some
 * failed. Only `known` with an empty `found` means that no reading is urgent.
 */
export type UrgentReading = {
  readonly found: readonly UrgentArea[]
  /** One of them is less than a day old, so its care card leads the page. */
  readonly leads: boolean
  readonly state: 'coming' | 'lost' | 'known'
}

export type UrgentBloodSugar = ShownCare & { readonly reading: BloodSugarReading }

/**
 * The urgency of the latest blood sugar at `now` (milliseconds since 1970); `null` if it is not
 * dangerous or a day old.
 */
export function urgentBloodSugar(
  readings: readonly BloodSugarReading[],
  now: number,
): UrgentBloodSugar | null {
  const found = [latestAt(readings, now), latestOf(readings)].flatMap((reading) => {
    const shown = reading === null ? null : careNow(reading, now)
    return reading === null || shown === null ? [] : [{ ...shown, reading }]
  })
  // One of a clock ahead of ours may have been taken just now; of the two a low one is urgent.
  return found.find(({ care }) => care.sugarGrams !== null) ?? found[0] ?? null
}

/**
 * The urgency of the latest blood pressure at `now`; `null` if it is not severe or a day old.
 * `isComplete`: no reading was left out.
 */
export function urgentBloodPressure(
  readings: readonly BloodPressureReading[],
  now: number,
  isComplete: boolean,
): BloodPressureCare | null {
  const care = careOfPressure(readings, now, isComplete)
  return care?.ask === 'older' ? null : care
}

/** Whether any possible limit is reached; only then are the member's limits fetched. */
export function mayHaveWeightGain(readings: readonly WeightReading[], now: number): boolean {
  const counted = readings.filter((reading) => !reading.isIrregular && instantOf(reading) <= now)
  const latest = latestOf(counted)
  if (latest === null) return false
  const most = Math.max(
    ...counted.filter((one) => instantOf(one) === instantOf(latest)).map(({ pounds }) => pounds),
  )
  return counted.some(
    (other) =>
      daysBetween(dayOf(other), dayOf(latest)) <= widestWeightGainLimit.periodDays &&
      most - other.pounds >= widestWeightGainLimit.gainLb - 0.05,
  )
}

/**
 * The urgent areas in order: low blood sugar, severe blood pressure, high blood sugar, weight gain.
 */
export function urgentReadings({
  sugar,
  pressure,
  hasGained,
}: {
  readonly sugar: UrgentBloodSugar | null
  readonly pressure: BloodPressureCare | null
  readonly hasGained: boolean
}): readonly UrgentArea[] {
  const isLow = sugar !== null && sugar.care.sugarGrams !== null
  return [
    ...(isLow ? ['blood-sugar' as const] : []),
    ...(pressure === null ? [] : ['blood-pressure' as const]),
    ...(sugar === null || isLow ? [] : ['blood-sugar' as const]),
    ...(hasGained ? ['weight' as const] : []),
  ]
}
