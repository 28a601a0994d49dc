import {
  type BloodSugarRange,
  type BloodSugarReading,
  bloodSugarRanges,
  heightIn,
  heightOf,
  rangeOf,
} from './blood-sugar.ts'
import { type Meal, mealByCode, mealCodes, mealGroupOf } from './blood-sugar-codes.ts'
import { figureNeeds } from '../report/figure-requirements.ts'
import { displayedPercents } from '../report/percent-shares.ts'
import { dayOf } from '../readings/readings.ts'
import { bloodSugarLimits as limits, comparison } from '../thresholds.ts'

/** Days that a trend and a report show (issue 7: 14, 30, 90). */
export const bloodSugarPeriods = [14, 30, 90] as const
export type BloodSugarPeriod = (typeof bloodSugarPeriods)[number]

/**
 * The numbers of these readings in mg/dL. What lies beyond the meter is text, and in no average
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

/**
 * Whole mg/dL, half up; null of fewer numbers than an average needs: one is a reading, and says
 * nothing of those beside it that are beyond the meter.
 */
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
 * One range: how many readings, and what part of all, in whole percents that add to 100; null while
 * there are too few readings for a percentage.
 */
export type RangeShare = {
  readonly range: BloodSugarRange
  readonly count: number
  readonly percent: number | null
}

/** What some readings come to; null of none. */
export function bloodSugarFigures(readings: readonly BloodSugarReading[]) {
  const [first] = readings
  if (first === undefined) return null
  const numbers: number[] = []
  const byRange = new Map<BloodSugarRange, number>()
  let [highest, lowest, top, bottom] = [first, first, heightOf(first), heightOf(first)]
  for (const reading of readings) {
    const range = rangeOf(reading)
    byRange.set(range, (byRange.get(range) ?? 0) + 1)
    const height = heightIn(range, reading)
    if (Number.isFinite(height)) numbers.push(height)
    if (height > top) [highest, top] = [reading, height]
    if (height < bottom) [lowest, bottom] = [reading, height]
  }
  const counts = bloodSugarRanges.map((range) => byRange.get(range) ?? 0)
  const percents = displayedPercents(counts)
  const shares: readonly RangeShare[] = bloodSugarRanges.map((range, index) => ({
    range,
    count: counts[index] ?? 0,
    percent: percents[index] ?? null,
  }))
  return {
    count: readings.length,
    days: new Set(readings.map(dayOf)).size,
    average: meanOf(numbers),
    spread: spreadOf(numbers),
    /** Readings that have no number. */
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
 * The ranges that are shown: those that every member has, and the rarer ones where there is a
 * reading. Highest first.
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
 * The limits of "in range", which ends lower before a meal (GAP-096); what is printed beside a
 * share or a band is what was counted.
 */
export const inRangeLimits = {
  from: limits.lowUnder,
  beforeMeal: limits.slightlyHighOverBeforeMeal,
  to: limits.highOver,
} as const

/**
 * "In range" for this reading: it ends lower before a meal. A band that is drawn for one reading is
 * this one, so that its mark never lies in a band that its word denies.
 */
export function bandOf({ tags }: BloodSugarReading): {
  readonly low: number
  readonly high: number
} {
  return {
    low: inRangeLimits.from,
    high: mealGroupOf(tags.meal) === 'before' ? inRangeLimits.beforeMeal : inRangeLimits.to,
  }
}

/**
 * Where a range begins and ends, in whole mg/dL; null where it has no end. Of "in range"
 * `inRangeLimits` says more.
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
 * How the limits of a range are said, `blood-sugar.limits.<words>`: pages, reports and files have
 * them from here. "In range" ends lower before a meal.
 */
export function limitsOf(range: BloodSugarRange) {
  if (range === 'inRange') return { words: 'inRange', values: inRangeLimits } as const
  const { from, to } = rangeEdges[range]
  if (from === null) return { words: 'below', values: { to: to ?? 0 } } as const
  if (to === null) return { words: 'above', values: { from } } as const
  return { words: range === 'slightlyHigh' ? 'before' : 'between', values: { from, to } } as const
}

/**
 * The readings of one meal code: how many, how many of them are numbers, the average of those (null
 * of fewer than it needs), and how many are in range.
 */
export type MealFigures = {
  readonly meal: Meal
  readonly count: number
  readonly numbers: number
  readonly average: number | null
  readonly inRange: number
}

/** By meal in the order of the day; those without a reading are left out. */
export function mealFigures(readings: readonly BloodSugarReading[]): readonly MealFigures[] {
  const byCode = Map.groupBy(readings, ({ tags }) => tags.meal)
  return mealCodes.flatMap((code) => {
    const told = byCode.get(code)
    if (told === undefined) return []
    const numbers = numbersOf(told)
    return [
      {
        meal: mealByCode[code],
        count: told.length,
        numbers: numbers.length,
        average: meanOf(numbers),
        inRange: told.filter((reading) => rangeOf(reading) === 'inRange').length,
      },
    ]
  })
}

/**
 * The meal around which readings are highest on average. Only where two meals have enough readings
 * each (`comparison.minReadings`), and one is higher.
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
