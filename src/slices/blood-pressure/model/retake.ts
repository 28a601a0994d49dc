import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { SearchParams } from '#vitals/model/readings/search-params.ts'
import { instantOf } from '#vitals/model/readings/readings.ts'
import { bloodPressureCare } from '#vitals/model/thresholds.ts'

/** The search parameter that opens the retake panel, used by links in messages and on cards. */
export const retakeParam = 'retake'
export function isRetakeRequested(params: SearchParams): boolean {
  return params.get(retakeParam) === 'true'
}

/**
 * The rest before a retake, in milliseconds. Source: docs/clinical.md#home-blood-pressure (sit 5
 * minutes).
 */
export const restMilliseconds = bloodPressureCare.waitMinutes * 60_000

/**
 * The stage of a retake. `before` is the reading to compare with; `null` if there is none or it is
 * older than `bloodPressureCare.actHours`.
 */
export type Retake =
  | { readonly stage: 'ready' | 'measure' }
  | { readonly stage: 'resting'; readonly until: number }
  | {
      readonly stage: 'done'
      readonly reading: BloodPressureReading
      readonly before: BloodPressureReading | null
    }

/**
 * The stage at `now` (milliseconds since 1970). `first` is the latest reading at the start,
 * `latest` the latest now; `restUntil` is `null` before the rest. A new reading ends the retake at
 * any stage.
 */
export function retakeOf({
  first,
  latest,
  restUntil,
  now,
}: {
  readonly first: BloodPressureReading | null
  readonly latest: BloodPressureReading | null
  readonly restUntil: number | null
  readonly now: number
}): Retake {
  if (latest !== null && (first === null || instantOf(latest) > instantOf(first))) {
    const isOfToday =
      first !== null &&
      instantOf(latest) - instantOf(first) < bloodPressureCare.actHours * 3_600_000
    return { stage: 'done', reading: latest, before: isOfToday ? first : null }
  }
  if (restUntil === null) return { stage: 'ready' }
  return now < restUntil ? { stage: 'resting', until: restUntil } : { stage: 'measure' }
}
