import type { WeightGainLimit } from '#generated/schemas/rpc/biometrics.reader.ts'
import { daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, hoursSince, instantOf, latestOf } from '#vitals/model/readings/readings.ts'
import { weightGainCare } from '#vitals/model/care-thresholds.ts'
import { isOutlier } from './weight-outliers.ts'
import { roundToTenth } from '#platform/model/round-to-tenth.ts'
import { regular } from '#vitals/model/weight/weight-trends.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

/**
 * A gain that the member's care team wants to hear of: so many pounds, or more, within so many
 * days. It comes from the server; the portal has none of its own (docs/clinical.md#weight-gain).
 */
export type { WeightGainLimit }

/**
 * A sudden gain: from `from`, the lowest regular reading of the days that the limit looks at, to
 * the latest, in pounds with one decimal, and which limit it is about. `ask`: `call` the care team,
 * or, when the reading is no longer fresh, weigh `again` first.
 */
export type WeightGain = {
  readonly ask: 'call' | 'again'
  readonly reading: WeightReading
  readonly from: WeightReading
  readonly pounds: number
  readonly days: number
  readonly limit: WeightGainLimit
}

/**
 * The lowest of the readings; of equal ones the latest, so that the gain is told as the shortest
 * that it is.
 */
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
 * The gain that one of the limits is about, of the one that looks at the fewest days; null when
 * none is reached, or when the latest reading is too old to act on. Irregular readings, those of a
 * clock ahead of ours, and, as a start, odd ones (`isOdd`) do not count. Of several at the latest
 * instant the heaviest does. `now` in milliseconds since 1970.
 */
export function weightGain(
  readings: readonly WeightReading[],
  limits: readonly WeightGainLimit[],
  now: number,
): WeightGain | null {
  const counted = regular(readings).filter((reading) => instantOf(reading) <= now)
  const latest = latestOf(counted)
  if (latest === null) return null
  // Of several typed in for one minute nobody can say which came last: then it is the one that
  // would be the alarm.
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
