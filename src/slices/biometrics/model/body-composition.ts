import { averagesOf, type SlotGroup } from '#vitals/model/readings/group-averages.ts'
import { type LogSearch, selectLog } from '#vitals/model/readings/log-search.ts'
import {
  dayOf,
  newestFirst,
  oldestFirst,
  type TimedReading,
  readingsWithin,
} from '#vitals/model/readings/readings.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { roundToTenth } from '#platform/model/round-to-tenth.ts'

/**
 * One weighing on a scale that measures body composition (2§9: wm2000): pounds, and percent of the
 * body's weight; null is not measured.
 */
export type BodyReading = TimedReading & {
  readonly id: string
  readonly pounds: number
  readonly fat: number | null
  readonly muscle: number | null
  readonly fatPounds: number | null
  readonly musclePounds: number | null
}

/** What is measured besides the weight. */
export const bodyParts = ['fat', 'muscle'] as const
export type BodyPartName = (typeof bodyParts)[number]

/** Days that a report shows; a point is the average of a week. */
export const bodyPeriods = [30, 90, 180] as const
const week = 7

/** The readings that have this part, with its percentage. */
const having = (readings: readonly BodyReading[], part: BodyPartName) =>
  readings.flatMap((reading) =>
    reading[part] === null ? [] : [{ ...reading, percent: reading[part] }],
  )

/** The readings that have this part. */
export function readingsOf(
  readings: readonly BodyReading[],
  part: BodyPartName,
): readonly BodyReading[] {
  return readings.filter((reading) => reading[part] !== null)
}

/** Weekly averages of a part in percent, one decimal. */
export function bodyGroups(
  readings: readonly BodyReading[],
  span: DateSpan,
  part: BodyPartName,
): readonly SlotGroup[] {
  return averagesOf(having(readings, part), span, week, ({ percent }) => percent, roundToTenth)
}

/**
 * What a part did over a span, in percent with one decimal; the change is from the first to the
 * last reading that has it, null with one. Null without any.
 */
export function bodyFigures(readings: readonly BodyReading[], span: DateSpan, part: BodyPartName) {
  const told = readingsWithin(having(readings, part), span).toSorted(oldestFirst)
  const first = told.at(0)
  const last = told.at(-1)
  if (first === undefined || last === undefined) return null
  const percents = told.map(({ percent }) => percent)
  return {
    count: told.length,
    days: new Set(told.map(dayOf)).size,
    average: roundToTenth(percents.reduce((sum, percent) => sum + percent, 0) / told.length),
    lowest: Math.min(...percents),
    highest: Math.max(...percents),
    change: first === last ? null : roundToTenth(last.percent - first.percent),
  }
}

/** The newest reading that has the part, or null. */
export function latestOfPart(readings: readonly BodyReading[], part: BodyPartName) {
  return having(readings, part).toSorted(newestFirst).at(0) ?? null
}

/**
 * The readings of the span in the order asked for, by weight when by value; equals stay newest
 * first.
 */
export function selectBody(
  readings: readonly BodyReading[],
  span: DateSpan,
  { sort }: Pick<LogSearch, 'sort'>,
): readonly BodyReading[] {
  return selectLog(readings, span, sort, {
    keep: () => true,
    higherFirst: (a, b) => b.pounds - a.pounds,
  })
}
