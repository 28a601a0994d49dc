import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { SearchParams } from '#vitals/model/readings/search-params.ts'
import { instantOf } from '#vitals/model/readings/readings.ts'
import { bloodPressureCare } from '#vitals/model/thresholds.ts'

/**
 * The word in an address that asks to measure again: of a link in a message, or of a card on the
 * page.
 */
export const retakeParam = 'retake'
export function isRetakeRequested(params: SearchParams): boolean {
  return params.get(retakeParam) === 'true'
}

/**
 * How long she rests before, in milliseconds. Source: docs/clinical.md#home-blood-pressure (home
 * measuring: sit 5 minutes).
 */
export const restMilliseconds = bloodPressureCare.waitMinutes * 60_000

/**
 * Where a reading that is taken again stands: it is explained; she rests; she measures, and the
 * page looks for it; it is there. `before` is the reading that it is held beside, null when there
 * was none or it is from another day's measuring.
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
 * The stage at `now` (milliseconds since 1970). `first` is the latest reading as it began, `latest`
 * as it is; `restUntil` null: she has not begun to rest. A reading that comes ends it at any stage:
 * some do not wait.
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
