import { addDays, type Day, daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, sortByTime, readingsWithin } from '#vitals/model/readings/readings.ts'
import { shortageOf, sampleSizeOf } from '#vitals/model/report/sample-size.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { weightPace } from '#vitals/model/care-thresholds.ts'
import { regular } from '#vitals/model/weight/weight-change.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

/**
 * The pace of the weight in pounds a day, the slope of the least-squares line; negative is a loss.
 */
export type WeightPace = { readonly perDay: number }

/**
 * The pace of the days up to `today`; `null` when its regular readings are too few or cover too few
 * days.
 */
export function paceOf(readings: readonly WeightReading[], today: Day): WeightPace | null {
  const counted = sortByTime(
    readingsWithin(regular(readings), { start: addDays(today, 1 - weightPace.days), end: today }),
    'oldest',
  )
  const [first] = counted
  const last = counted.at(-1)
  if (
    first === undefined ||
    last === undefined ||
    shortageOf('change', sampleSizeOf(counted)) !== null
  )
    return null
  if (daysBetween(dayOf(first), dayOf(last)) + 1 < weightPace.minSpanDays) return null
  const points = counted.map((reading) => ({
    day: daysBetween(today, dayOf(reading)),
    pounds: reading.pounds,
  }))
  const mean = (pick: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [day, pounds] = [mean((point) => point.day), mean((point) => point.pounds)]
  const across = points.reduce((sum, point) => sum + (point.day - day) * (point.pounds - pounds), 0)
  const along = points.reduce((sum, point) => sum + (point.day - day) ** 2, 0)
  return { perDay: across / along }
}

/** Pounds a week to one decimal; never negative zero. */
export function perWeek({ perDay }: WeightPace): number {
  return roundToTenth(perDay * 7)
}

/**
 * The day on which `goal` could be reached from `current` at this pace. `null` when the pace leads
 * elsewhere, the goal is reached, or it takes too long; a pace shown as 0.0 leads nowhere.
 */
export function goalDate(pace: WeightPace, current: number, goal: number, today: Day): Day | null {
  const left = goal - current
  if (perWeek(pace) === 0 || left * pace.perDay <= 0) return null
  const days = Math.ceil(left / pace.perDay)
  return days > weightPace.farthestDays ? null : addDays(today, days)
}

/** The third of its month that a day is in, since a forecast is not exact to the day. */
export function partOfMonth(day: Day): 'early' | 'mid' | 'late' {
  const number = Number(day.slice(8, 10))
  return number <= 10 ? 'early' : number <= 20 ? 'mid' : 'late'
}
