import { dayOf, readingsWithin } from '../readings/readings.ts'
import { addDays, type Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { averagesOf, type SlotGroup, slotsOf } from '../readings/group-averages.ts'
import { choiceParam, type SearchParams } from '../readings/search-params.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { regular } from './weight-change.ts'
import { weightDurations } from './weight-stats.ts'
import type { WeightReading } from './weight.ts'

/** The ranges of the weight chart in days (2§9). */
export type WeightRange = (typeof weightDurations)[number]

/** The period of one point of the chart. */
export type WeightGrouping = 'daily' | 'weekly' | 'monthly'

/** Two weeks by day, a quarter by week, more by month (WT-020 to WT-025). */
export const groupingOf: Readonly<Record<WeightRange, WeightGrouping>> = {
  7: 'daily',
  14: 'daily',
  30: 'weekly',
  90: 'weekly',
  180: 'monthly',
  365: 'monthly',
}

/** A month is 30 days. */
export const daysInGroup: Readonly<Record<WeightGrouping, number>> = {
  daily: 1,
  weekly: 7,
  monthly: 30,
}

/**
 * The ranges that a member can choose. Weight management has no week, because a week says too
 * little about weight loss (2§5, WT-015).
 */
export function weightRangesFor(hasWeightManagement: boolean): readonly WeightRange[] {
  return weightDurations.filter((range) => range !== 7 || !hasWeightManagement)
}

/** The default range of an overview and a report. */
export const usualWeightRange = 90 satisfies WeightRange
/** The default range of the overview with heart or kidney care, and of its change. */
export const closeRange = 14 satisfies WeightRange

/**
 * Parses `range` of the address of trends. An invalid or unavailable range becomes the first
 * available one (GAP-102).
 */
export function parseWeightRange(params: SearchParams, hasWeightManagement: boolean): WeightRange {
  const ranges = weightRangesFor(hasWeightManagement)
  const requested = choiceParam(params, 'range', ranges.map(String), '')
  return ranges.find((range) => String(range) === requested) ?? ranges[0] ?? usualWeightRange
}

/**
 * The period of the overview's chart. Tenths are for members whose gains count: two weeks by day, whose
 * last point is the latest weight, unless these weeks have no reading.
 */
export function overviewPeriod(
  readings: readonly WeightReading[],
  span: DateSpan,
  decimals: WeightDecimals,
): { readonly span: DateSpan; readonly range: WeightRange } {
  const weeks = { start: addDays(span.end, 1 - closeRange), end: span.end }
  return decimals === 1 && readingsWithin(regular(readings), weeks).length > 0
    ? { span: weeks, range: closeRange }
    : { span, range: usualWeightRange }
}

/** The groups of a range's chart, including those without readings. */
export function weightSlots(span: DateSpan, range: WeightRange): readonly DateSpan[] {
  return slotsOf(span, daysInGroup[groupingOf[range]])
}

/** The digits after the point of an average: whole pounds (WT-026), or tenths with heart or kidney care. */
export type WeightDecimals = 0 | 1

/**
 * The regular readings of a span in groups, oldest first, as averages in pounds. A gain of 2 lb
 * counts with heart failure (docs/clinical.md#weight-gain), so whole pounds would hide it.
 */
export function weightGroups(
  readings: readonly WeightReading[],
  span: DateSpan,
  range: WeightRange,
  decimals: WeightDecimals = 0,
): readonly SlotGroup[] {
  return averagesOf(
    regular(readings),
    span,
    daysInGroup[groupingOf[range]],
    ({ pounds }) => pounds,
    decimals === 0 ? Math.round : roundToTenth,
  )
}

/**
 * Where a goal lies: beside the averages, when it is at most as far from them as they are from one
 * another, or at most 5 lb; else below or above. A distant goal would flatten the line.
 */
export function goalPlace(
  groups: readonly SlotGroup[],
  goal: number,
): 'beside' | 'below' | 'above' {
  const averages = groups.map(({ average }) => average)
  const [least, most] = [Math.min(...averages), Math.max(...averages)]
  const reach = Math.max(5, most - least)
  return goal < least - reach ? 'below' : goal > most + reach ? 'above' : 'beside'
}

/** The first day of a span with one of these readings; null without any. */
export function firstDayOf(readings: readonly WeightReading[], span: DateSpan): Day | null {
  return readingsWithin(readings, span)
    .map(dayOf)
    .reduce<Day | null>((first, day) => (first === null || day < first ? day : first), null)
}

/**
 * What the regular readings of a span come to: pounds, unrounded average and one decimal of
 * standard deviation (null with fewer than two). Null without one.
 */
export function weightFigures(readings: readonly WeightReading[], span: DateSpan) {
  return figuresOfWeights(readingsWithin(regular(readings), span))
}

/** The figures of counted readings, shared by pages, reports and cards. */
export function figuresOfWeights(counted: readonly WeightReading[]) {
  if (counted.length === 0) return null
  const pounds = counted.map((reading) => reading.pounds)
  const mean = pounds.reduce((sum, value) => sum + value, 0) / pounds.length
  const spread =
    pounds.length < 2
      ? null
      : Math.sqrt(pounds.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (pounds.length - 1))
  return {
    count: counted.length,
    days: new Set(counted.map(dayOf)).size,
    average: roundToTenth(mean),
    spread: spread === null ? null : roundToTenth(spread),
    lowest: Math.min(...pounds),
    highest: Math.max(...pounds),
  }
}
