import type { WeightGainLimit } from '#generated/schemas/rpc/biometrics.reader.ts'
import { daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, hoursSince, instantOf, latestOf } from '#vitals/model/readings/readings.ts'
import type { Loaded } from '#platform/model/loaded.ts'
import { generalWeightGainLimits, weightGainCare } from '#vitals/model/care-thresholds.ts'
import { widestWeightGainLimit } from '#vitals/model/thresholds.ts'
import { isOutlier } from './weight-outliers.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

/**
 * The care team's limit for a weight gain: at least so many pounds within so many days. The server
 * provides it; the portal has none (docs/clinical.md#weight-gain).
 */
export type { WeightGainLimit }

/**
 * A sudden gain in pounds with one decimal: from the lowest regular reading within the limit's days
 * (`from`) to the latest. `ask` is `call` for the care team, or `again` to weigh first if the
 * reading is not fresh.
 */
export type WeightGain = {
  readonly ask: 'call' | 'again'
  readonly reading: WeightReading
  readonly from: WeightReading
  readonly pounds: number
  readonly days: number
  readonly limit: WeightGainLimit
}

/** The lowest reading; of equal ones the latest, so that the gain has the shortest duration. */
const lowestOf = (readings: readonly WeightReading[]): WeightReading | null =>
  readings.reduce<WeightReading | null>(
    (low, one) =>
      low === null ||
      one.pounds < low.pounds ||
      (one.pounds === low.pounds && instantOf(one) > instantOf(low))
        ? one
        : low,
    null,
  )

/**
 * The gain that reaches a limit, preferring the fewest days; `null` if none is reached or the
 * latest reading is too old. Irregular readings, those of a clock ahead of ours and outliers as a
 * start are ignored; the heaviest counts at the latest instant. `now` is in milliseconds since
 * 1970.
 */
function weightGain(
  readings: readonly WeightReading[],
  limits: readonly WeightGainLimit[],
  now: number,
): WeightGain | null {
  const counted = regular(readings).filter((reading) => instantOf(reading) <= now)
  const latest = latestOf(counted)
  if (latest === null) return null
  // Readings typed for the same minute have no order, so the heaviest counts, as it may reach the
  // limit.
  const reading = counted.reduce(
    (most, one) => (instantOf(one) === instantOf(latest) && one.pounds > most.pounds ? one : most),
    latest,
  )
  const hours = hoursSince(reading, now)
  if (hours >= weightGainCare.showDays * 24) return null
  const most = Math.max(0, ...limits.map(({ periodDays }) => periodDays))
  const earlier = counted.filter(
    (other) =>
      instantOf(other) < instantOf(reading) &&
      daysBetween(dayOf(other), dayOf(reading)) <= most &&
      !isOutlier(other, counted),
  )
  for (const limit of limits.toSorted((a, b) => a.periodDays - b.periodDays)) {
    const from = lowestOf(
      earlier.filter((other) => daysBetween(dayOf(other), dayOf(reading)) <= limit.periodDays),
    )
    if (from === null) continue
    const gained = roundToTenth(reading.pounds - from.pounds)
    if (gained >= limit.gainLb)
      return {
        ask: hours < weightGainCare.actHours ? 'call' : 'again',
        reading,
        from,
        pounds: gained,
        days: daysBetween(dayOf(from), dayOf(reading)),
        limit,
      }
  }
  return null
}

/**
 * Whether the weight has gained too fast. `gained`: a limit is reached; `isGeneral` if it is a
 * general one, because the care team's could not be compared. `unknown`: some limit may be reached,
 * but the readings or limits are pending, failed or partly unreadable.
 */
export type WeightGainCheck =
  | { readonly type: 'none' }
  | { readonly type: 'gained'; readonly gain: WeightGain; readonly isGeneral: boolean }
  | { readonly type: 'unknown'; readonly isPending: boolean }

/** The care team's limits; `leftOut` counts the unreadable ones. */
export type WeightGainLimits = {
  readonly items: readonly WeightGainLimit[]
  readonly leftOut: number
}

/**
 * Checks the latest weight against the care team's limits. A reached limit counts even if others
 * are missing. Without all limits or readings the result is `none` only if no limit can be reached.
 * `hasGeneralRule`: the member has heart or kidney trouble, so the general limits apply meanwhile.
 */
export function checkWeightGain({
  readings,
  limits,
  hasGeneralRule,
  now,
}: {
  readonly readings: Loaded<readonly WeightReading[]>
  readonly limits: Loaded<WeightGainLimits>
  readonly hasGeneralRule: boolean
  readonly now: number
}): WeightGainCheck {
  const known = readings.state === 'ready' ? readings.data : []
  const hasAllReadings = readings.state === 'ready' && !readings.leftOut
  const gain = limits.state === 'ready' ? weightGain(known, limits.data.items, now) : null
  if (gain !== null) return { type: 'gained', gain, isGeneral: false }
  if (limits.state === 'ready' && limits.data.leftOut === 0) {
    if (hasAllReadings || limits.data.items.length === 0) return { type: 'none' }
  } else if (hasAllReadings && weightGain(known, [widestWeightGainLimit], now) === null)
    return { type: 'none' }
  else {
    const general = hasGeneralRule ? weightGain(known, generalWeightGainLimits, now) : null
    if (general !== null) return { type: 'gained', gain: general, isGeneral: true }
  }
  return {
    type: 'unknown',
    isPending: limits.state === 'pending' || readings.state === 'pending',
  }
}
