import { daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, instantOf, newestFirst } from '#vitals/model/readings/readings.ts'
import { weightOutlierLimits } from '#vitals/model/care-thresholds.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

const dayLong = 86_400_000

/** The median; for an even count the average of the two in the middle. */
const middleOf = (values: readonly number[]): number => {
  const ordered = values.toSorted((a, b) => a - b)
  const half = ordered.length / 2
  return ((ordered[Math.ceil(half) - 1] ?? 0) + (ordered[Math.floor(half)] ?? 0)) / 2
}

/**
 * The member's usual weight before a reading, in pounds: the median of the other regular readings;
 * `null` with too few.
 */
export function usualWeightBefore(
  reading: WeightReading,
  readings: readonly WeightReading[],
): number | null {
  const before = regular(readings).filter((other) => {
    const days = daysBetween(dayOf(other), dayOf(reading))
    return (
      other.id !== reading.id &&
      days >= 0 &&
      days <= weightOutlierLimits.days &&
      instantOf(other) <= instantOf(reading)
    )
  })
  return before.length < weightOutlierLimits.minReadings
    ? null
    : roundToTenth(middleOf(before.map(({ pounds }) => pounds)))
}

/**
 * Whether a reading is so far from the usual weight that it may be of another person or a suitcase.
 * False if the usual weight is unknown.
 */
export function isOutlier(reading: WeightReading, readings: readonly WeightReading[]): boolean {
  const usual = usualWeightBefore(reading, readings)
  return usual !== null && Math.abs(reading.pounds - usual) > usual * weightOutlierLimits.share
}

/**
 * A reading to confirm: is it the member's? `isCounted`: it counts now; `usual` is in pounds,
 * `null` if unknown.
 */
export type WeightQuestion = {
  readonly reading: WeightReading
  readonly usual: number | null
  readonly isCounted: boolean
}

/**
 * The newest unanswered reading of the last days that is irregular, or a counted outlier; `null`
 * without one. `now` is in milliseconds since 1970.
 */
export function weightQuestion(
  readings: readonly WeightReading[],
  now: number,
  isAnswered: (id: string) => boolean,
): WeightQuestion | null {
  const lately = readings.filter((reading) => {
    const since = now - instantOf(reading)
    return since >= 0 && since <= weightOutlierLimits.askDays * dayLong && !isAnswered(reading.id)
  })
  const reading = lately
    .toSorted(newestFirst)
    .find((one) => one.isIrregular || isOutlier(one, readings))
  return reading === undefined
    ? null
    : { reading, usual: usualWeightBefore(reading, readings), isCounted: !reading.isIrregular }
}
