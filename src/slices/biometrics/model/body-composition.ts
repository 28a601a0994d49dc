import { isUnreadable, type Unreadable } from '#platform/model/parts/part.ts'
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
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'

/**
 * A reading of a scale that measures body composition (2§9: wm2000), in pounds and percent of body
 * weight; `null` is not measured. An unreadable part is in no figure.
 */
export type BodyReading = TimedReading & {
  readonly id: string
  readonly pounds: number
  readonly fat: number | null | Unreadable
  readonly muscle: number | null | Unreadable
  readonly fatPounds: number | null | Unreadable
  readonly musclePounds: number | null | Unreadable
}

/** The measured parts besides the weight. */
export const bodyParts = ['fat', 'muscle'] as const
export type BodyPartName = (typeof bodyParts)[number]

/** The days of a report period. */
export const bodyPeriods = [30, 90, 180] as const
const week = 7

/** The readings that have this part, with its percentage. */
const having = (readings: readonly BodyReading[], part: BodyPartName) =>
  readings.flatMap((reading) => {
    const percent = reading[part]
    return percent === null || isUnreadable(percent) ? [] : [{ ...reading, percent }]
  })

/** The readings that have this part. */
export function readingsOf(
  readings: readonly BodyReading[],
  part: BodyPartName,
): readonly BodyReading[] {
  return having(readings, part)
}

/** Weekly averages of a part in percent, to one decimal. */
export function bodyGroups(
  readings: readonly BodyReading[],
  span: DateSpan,
  part: BodyPartName,
): readonly SlotGroup[] {
  return averagesOf(having(readings, part), span, week, ({ percent }) => percent, roundToTenth)
}

/**
 * The figures of a part over a span, in percent to one decimal. The change is from the first to the
 * last reading with the part, `null` with one reading, and `firstDay` the day of the first. The result
 * is `null` without any.
 */
export function bodyFigures(readings: readonly BodyReading[], span: DateSpan, part: BodyPartName) {
  const measured = readingsWithin(having(readings, part), span).toSorted(oldestFirst)
  const first = measured.at(0)
  const last = measured.at(-1)
  if (first === undefined || last === undefined) return null
  const percents = measured.map(({ percent }) => percent)
  return {
    count: measured.length,
    days: new Set(measured.map(dayOf)).size,
    average: roundToTenth(percents.reduce((sum, percent) => sum + percent, 0) / measured.length),
    lowest: Math.min(...percents),
    highest: Math.max(...percents),
    firstDay: dayOf(first),
    change: first === last ? null : roundToTenth(last.percent - first.percent),
  }
}

/** The newest reading that has the part, or `null`. */
export function latestOfPart(readings: readonly BodyReading[], part: BodyPartName) {
  return having(readings, part).toSorted(newestFirst).at(0) ?? null
}

/** The readings whose part could not be read. */
export function unreadOfPart(readings: readonly BodyReading[], part: BodyPartName): number {
  return readings.filter((reading) => isUnreadable(reading[part])).length
}

/** The readings of the span, sorted by date or weight. Equal weights are newest first. */
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
