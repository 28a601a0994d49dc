import { type BloodSugarReading, heightOf } from './blood-sugar.ts'
import { sampleSizeOf, shortageOf, type Shortage } from '../report/sample-size.ts'
import { dayCurve, bloodSugarLimits } from '../thresholds.ts'
import { sugarPattern } from '../care-thresholds.ts'

/** A quantile of readings: whole mg/dL, or out of the meter's range. */
export type Level = number | 'below' | 'above'

/** The quantiles of the readings around one hour of the day, by their wall clocks. */
export type HourLevels = {
  readonly hour: number
  readonly count: number
  readonly tenth: Level
  readonly quarter: Level
  readonly middle: Level
  readonly threeQuarters: Level
  readonly nineTenths: Level
}

/**
 * The levels of each hour with enough readings. `few`: too few readings; `scattered`: fewer than
 * two hours have `need` readings.
 */
export type DayCurve =
  | { readonly state: 'curve'; readonly hours: readonly HourLevels[] }
  | { readonly state: 'few'; readonly shortage: Shortage }
  | { readonly state: 'scattered'; readonly need: number }

/**
 * Minutes since midnight on the reading's wall clock, independent of daylight saving and travel.
 */
export function minuteOfDay({ timestamp }: { readonly timestamp: string }): number {
  return twoDigits(timestamp, 11) * 60 + twoDigits(timestamp, 14)
}

/**
 * Parses two digits without allocating a string, since a curve parses the readings of ten years.
 */
const twoDigits = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48

/**
 * The quantile at `part`, interpolated between neighbors; `sorted` is ascending and not empty. Next
 * to an out-of-range reading it is the nearer neighbor; half way it is the out-of-range one, and
 * the low one of two.
 */
export function levelAt(sorted: ArrayLike<number>, part: number): Level {
  const place = (sorted.length - 1) * part
  const low = sorted[Math.floor(place)] ?? Number.NaN
  const high = sorted[Math.ceil(place)] ?? Number.NaN
  const rest = place - Math.floor(place)
  const isBeyond = !Number.isFinite(low) || !Number.isFinite(high)
  const nearer = rest === 0.5 ? (Number.isFinite(low) ? high : low) : rest < 0.5 ? low : high
  const value = rest === 0 ? low : isBeyond ? nearer : low + (high - low) * rest
  return value === -Infinity ? 'below' : value === Infinity ? 'above' : Math.round(value)
}

/** The bucket of readings above the meter, above every number that a meter shows. */
const beyond = bloodSugarLimits.severelyHighOver + 1

/**
 * The curve of these readings (docs/clinical.md#enough-readings: at least 30). An hour covers the
 * readings from an hour before to an hour after it, also across midnight.
 */
export function dayCurveOf(readings: readonly BloodSugarReading[]): DayCurve {
  const shortage = shortageOf('dayCurve', sampleSizeOf(readings))
  if (shortage !== null) return { state: 'few', shortage }
  // Counting by value avoids sorting: ten years have 36,500 readings, each in two hours.
  const around = Array.from({ length: 24 }, () => ({
    count: 0,
    heights: new Uint32Array(beyond + 1),
  }))
  const reach = dayCurve.aroundMinutes
  for (const reading of readings) {
    const minute = minuteOfDay(reading)
    const height = heightOf(reading)
    const place = height === -Infinity ? 0 : Math.min(height, beyond)
    for (
      let at = Math.floor((minute - reach) / 60) + 1;
      at <= Math.floor((minute + reach) / 60);
      at += 1
    ) {
      const hour = around[(at + 24) % 24]
      if (hour === undefined) continue
      hour.count += 1
      hour.heights[place] = (hour.heights[place] ?? 0) + 1
    }
  }
  const hours = around.flatMap(({ count, heights }, hour): HourLevels[] => {
    if (count < dayCurve.minPerHour) return []
    const sorted = new Float64Array(count)
    let next = 0
    for (const [place, many] of heights.entries()) {
      sorted.fill(place === 0 ? -Infinity : place === beyond ? Infinity : place, next, next + many)
      next += many
    }
    const at = (part: number) => levelAt(sorted, part)
    return [
      {
        hour,
        count,
        tenth: at(0.1),
        quarter: at(0.25),
        middle: at(0.5),
        threeQuarters: at(0.75),
        nineTenths: at(0.9),
      },
    ]
  })
  return hours.length < 2
    ? { state: 'scattered', need: dayCurve.minPerHour }
    : { state: 'curve', hours }
}

/**
 * The hour with the highest median, the earliest of equals. `null` unless it is
 * `sugarPattern.apart` mg/dL above the lowest median.
 */
export function highestHour(hours: readonly HourLevels[]): HourLevels | null {
  const height = ({ middle }: HourLevels) =>
    middle === 'above' ? Infinity : middle === 'below' ? -Infinity : middle
  const highest = hours.reduce<HourLevels | null>(
    (top, hour) => (top === null || height(hour) > height(top) ? hour : top),
    null,
  )
  const lowest = Math.min(...hours.map(height))
  return highest !== null &&
    height(highest) > lowest &&
    height(highest) - lowest >= sugarPattern.apart
    ? highest
    : null
}

/** A level as text: 146, "< 20", "> 600". */
export function levelWords(level: Level): string {
  return level === 'below'
    ? `< ${bloodSugarLimits.severelyLowUnder}`
    : level === 'above'
      ? `> ${bloodSugarLimits.severelyHighOver}`
      : String(level)
}

/** The drawn height of a level in mg/dL: its number, or the end of the meter's range. */
export function heightOfLevel(level: Level): number {
  return level === 'below'
    ? bloodSugarLimits.severelyLowUnder
    : level === 'above'
      ? bloodSugarLimits.severelyHighOver
      : level
}
