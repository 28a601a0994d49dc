import {
  type BloodSugarRange,
  type BloodSugarReading,
  bloodSugarRanges,
  heightIn,
  heightOf,
  rangeOf,
  type ReadingRange,
  withKnownMeal,
} from './blood-sugar.ts'
import { type Meal, mealByCode, mealCodes, mealGroupOf } from './blood-sugar-codes.ts'
import { figureNeeds } from '../report/figure-requirements.ts'
import { displayedPercents } from '../report/percent-shares.ts'
import { dayOf } from '../readings/readings.ts'
import { bloodSugarLimits as limits, comparison } from '../thresholds.ts'

/** The lengths of a trend and a report, in days (issue 7: 14, 30, 90). */
export const bloodSugarPeriods = [14, 30, 90] as const
export type BloodSugarPeriod = (typeof bloodSugarPeriods)[number]

/**
 * The numbers of these readings in mg/dL, without out-of-range readings
 * (docs/clinical.md#out-of-meter-range).
 */
export function numbersOf(readings: readonly BloodSugarReading[]): readonly number[] {
  const numbers: number[] = []
  for (const reading of readings) {
    const height = heightOf(reading)
    if (Number.isFinite(height)) numbers.push(height)
  }
  return numbers
}

/** The mean in whole mg/dL, half up; null with fewer numbers than an average needs. */
const meanOf = (values: readonly number[]): number | null =>
  values.length < figureNeeds.average.count
    ? null
    : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Standard deviation in whole mg/dL; null with fewer than two. */
function spreadOf(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.round(
    Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)),
  )
}

/**
 * A range with its count of readings and its share in whole percents that add to 100. `percent` is
 * null with too few readings for a percentage.
 */
export type RangeShare = {
  readonly range: BloodSugarRange
  readonly count: number
  readonly percent: number | null
}

/** The figures of these readings; null without readings. */
export function bloodSugarFigures(readings: readonly BloodSugarReading[]) {
  const [first] = readings
  if (first === undefined) return null
  const numbers: number[] = []
  const byRange = new Map<ReadingRange, number>()
  let [highest, lowest, top, bottom] = [first, first, heightOf(first), heightOf(first)]
  for (const reading of readings) {
    const range = rangeOf(reading)
    const height = heightIn(range, reading)
    if (Number.isFinite(height)) numbers.push(height)
    if (height > top) [highest, top] = [reading, height]
    if (height < bottom) [lowest, bottom] = [reading, height]
  }
  const ranged = withKnownMeal(readings)
  for (const range of ranged.map(rangeOf)) byRange.set(range, (byRange.get(range) ?? 0) + 1)
  const counts = bloodSugarRanges.map((range) => byRange.get(range) ?? 0)
  const percents = displayedPercents(counts)
  const shares: readonly RangeShare[] = bloodSugarRanges.map((range, index) => ({
    range,
    count: counts[index] ?? 0,
    percent: percents[index] ?? null,
  }))
  return {
    count: readings.length,
    /** The number of readings in `shares`. */
    ranged: ranged.length,
    /** The number of readings whose meal tag is unknown; they are in no share. */
    unranged: readings.length - ranged.length,
    days: new Set(readings.map(dayOf)).size,
    average: meanOf(numbers),
    spread: spreadOf(numbers),
    /** The number of out-of-range readings. */
    beyondMeter: readings.length - numbers.length,
    lowest,
    highest,
    shares,
    inRange: shares.find(({ range }) => range === 'inRange') ?? {
      range: 'inRange' as const,
      count: 0,
      percent: null,
    },
  }
}
export type BloodSugarFigures = NonNullable<ReturnType<typeof bloodSugarFigures>>

/**
 * The ranges to display, highest first: the common ones always, the rare ones when they have a
 * reading.
 */
export function shownShares(shares: readonly RangeShare[]): readonly RangeShare[] {
  return shares
    .filter(
      ({ range, count }) =>
        count > 0 ||
        (range !== 'severelyLow' && range !== 'severelyHigh' && range !== 'slightlyHigh'),
    )
    .toReversed()
}

/**
 * The limits of "in range", whose end is lower before a meal (GAP-096). Texts display these limits,
 * so they match the counts.
 */
export const inRangeLimits = {
  from: limits.lowUnder,
  beforeMeal: limits.slightlyHighOverBeforeMeal,
  to: limits.highOver,
} as const

/**
 * The band of "in range" for this reading, which ends lower before a meal. Charts draw it for a
 * single reading, so that its mark agrees with its text. With an unknown meal it is the part that is
 * certain.
 */
export function bandOf({ tags }: BloodSugarReading): {
  readonly low: number
  readonly high: number
} {
  return {
    low: inRangeLimits.from,
    high: ['before', 'unknown'].includes(mealGroupOf(tags.meal))
      ? inRangeLimits.beforeMeal
      : inRangeLimits.to,
  }
}

/**
 * The limits of a range in whole mg/dL; null at an open end. `inRangeLimits` has the lower end of
 * "in range" before a meal.
 */
export const rangeEdges: Readonly<
  Record<BloodSugarRange, { readonly from: number | null; readonly to: number | null }>
> = {
  severelyLow: { from: null, to: limits.severelyLowUnder },
  veryLow: { from: null, to: limits.veryLowUnder },
  low: { from: limits.veryLowUnder, to: limits.lowUnder - 1 },
  inRange: { from: limits.lowUnder, to: limits.highOver },
  slightlyHigh: { from: limits.slightlyHighOverBeforeMeal + 1, to: limits.highOver },
  high: { from: limits.highOver + 1, to: limits.veryHighOver },
  veryHigh: { from: limits.veryHighOver, to: null },
  severelyHigh: { from: limits.severelyHighOver, to: null },
}

/**
 * The message key and values of a range's limits (`blood-sugar.limits.<words>`), shared by pages,
 * reports and files. "In range" ends lower before a meal.
 */
export function limitsOf(range: BloodSugarRange) {
  if (range === 'inRange') return { words: 'inRange', values: inRangeLimits } as const
  const { from, to } = rangeEdges[range]
  if (from === null) return { words: 'below', values: { to: to ?? 0 } } as const
  if (to === null) return { words: 'above', values: { from } } as const
  return { words: range === 'slightlyHigh' ? 'before' : 'between', values: { from, to } } as const
}

/**
 * The readings of one meal code: their count, how many have a number, their average (null with too
 * few) and how many are in range.
 */
export type MealFigures = {
  readonly meal: Meal
  readonly count: number
  readonly numbers: number
  readonly average: number | null
  readonly inRange: number
}

/** The figures by meal in the order of the day, without meals that have no reading. */
export function mealFigures(readings: readonly BloodSugarReading[]): readonly MealFigures[] {
  const byCode = Map.groupBy(readings, ({ tags }) => tags.meal)
  return mealCodes.flatMap((code) => {
    const ofMeal = byCode.get(code)
    if (ofMeal === undefined) return []
    const numbers = numbersOf(ofMeal)
    return [
      {
        meal: mealByCode[code],
        count: ofMeal.length,
        numbers: numbers.length,
        average: meanOf(numbers),
        inRange: ofMeal.filter((reading) => rangeOf(reading) === 'inRange').length,
      },
    ]
  })
}

/**
 * The meal with the highest average. Null unless two meals have enough readings
 * (`comparison.minReadings`) and one is higher.
 */
export function highestMeal(
  readings: readonly BloodSugarReading[],
): (MealFigures & { readonly average: number }) | null {
  const enough = mealFigures(readings).flatMap((figures) =>
    figures.numbers >= comparison.minReadings &&
    figures.average !== null &&
    figures.meal !== 'noMeal'
      ? [{ ...figures, average: figures.average }]
      : [],
  )
  const [first, second] = enough.toSorted((a, b) => b.average - a.average)
  return first === undefined || second === undefined || first.average === second.average
    ? null
    : first
}
