import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type BloodPressureCare,
  careOfPressure,
} from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { careNow, type ShownCare } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, instantOf, latestOf } from '#vitals/model/readings/readings.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

/** Areas whose latest reading can ask for something now. */
export type UrgentArea = 'blood-sugar' | 'blood-pressure' | 'weight'

/**
 * What the dashboard knows of dangerous readings: `found`, the most urgent first; `coming` while
 * some readings are unknown; `lost` when some could not be read. Only `known` with nothing found
 * says that no reading asks for anything.
 */
export type UrgentReading = {
  readonly found: readonly UrgentArea[]
  readonly state: 'coming' | 'lost' | 'known'
}

export type UrgentBloodSugar = ShownCare & { readonly reading: BloodSugarReading }

/**
 * What the latest blood sugar asks for at `now` (milliseconds since 1970); null when it is not
 * dangerous or a day old.
 */
export function urgentBloodSugar(
  readings: readonly BloodSugarReading[],
  now: number,
): UrgentBloodSugar | null {
  const reading = latestOf(readings)
  const shown = reading === null ? null : careNow(reading, now)
  return reading === null || shown === null ? null : { ...shown, reading }
}

/** What the latest blood pressure asks for at `now`; null when it is not severe or a day old. */
export function urgentBloodPressure(
  readings: readonly BloodPressureReading[],
  now: number,
): BloodPressureCare | null {
  const care = careOfPressure(readings, now)
  return care?.ask === 'older' ? null : care
}

/**
 * The most days and the fewest pounds that a care team's limit can have. Source: the contract
 * (`WeightGainLimit`).
 */
const widest = { days: 30, pounds: 0.5 } as const

/** Whether some limit could be reached at all: the member's limits are asked for only then. */
export function mayHaveWeightGain(readings: readonly WeightReading[], now: number): boolean {
  const counted = readings.filter((reading) => !reading.isIrregular && instantOf(reading) <= now)
  const latest = latestOf(counted)
  if (latest === null) return false
  const most = Math.max(
    ...counted.filter((one) => instantOf(one) === instantOf(latest)).map(({ pounds }) => pounds),
  )
  return counted.some(
    (other) =>
      daysBetween(dayOf(other), dayOf(latest)) <= widest.days &&
      most - other.pounds >= widest.pounds - 0.05,
  )
}

/**
 * The areas that ask for something, the most urgent first: a low blood sugar, a severe pressure, a
 * high blood sugar, a gain of weight.
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
