import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { dayOf, type TimedReading } from '../readings/readings.ts'
import { daysInSpan, type DateSpan } from '#platform/model/date-span.ts'
import {
  type SampleSize,
  type Incomparable,
  incomparable,
  type Shortage,
  shortageOf,
} from './sample-size.ts'
import { isUnknown, type Unknown } from '#platform/model/unknown-enum.ts'

/** The areas that a report is made of (issue 7), in the order of the sidebar. */
export const reportAreas = ['blood-sugar', 'blood-pressure', 'pulse', 'weight'] as const
export type ReportArea = (typeof reportAreas)[number]

/**
 * The figures of a report. `share` is what lies in the target or usual range, `moved` from the
 * first reading to the last, `change` since the period before.
 */
export type FigureName = 'average' | 'spread' | 'share' | 'moved' | 'range' | 'change'

/**
 * A figure as it is shown, rounded; a screen, a printed page and a file write the same one. `one`
 * is a number, `pair` is systolic and diastolic; `ends` are the lowest and the highest, text where
 * they lie beyond the meter.
 */
export type FigureValue =
  | { readonly kind: 'one'; readonly value: number }
  | { readonly kind: 'pair'; readonly systolic: number; readonly diastolic: number }
  | {
      readonly kind: 'share'
      readonly count: number
      readonly total: number
      readonly percent: number
    }
  | { readonly kind: 'ends'; readonly lowest: number | string; readonly highest: number | string }

/**
 * A figure, or why it is withheld. Of a change, `earlier` is what it is held against; all three are
 * null while the period before is unknown.
 */
export type ReportFigure = {
  readonly name: FigureName
  readonly value: FigureValue | null
  readonly lack: Shortage | Incomparable | null
  readonly earlier: FigureValue | null
}

/** Readings by who added them: a device, the member, a file. */
export type Sources = {
  readonly device: number
  readonly entered: number
  readonly file: number
  readonly unknown?: number
}

/**
 * What the readings of a period come to. `apart` are in the list and in no average: beyond the
 * meter, or irregular.
 */
export type AreaReport = {
  readonly area: ReportArea
  readonly basis: SampleSize
  /** The readings that the average divides by; left out where these are all. */
  readonly counted?: SampleSize
  readonly before: SampleSize | null
  readonly apart: number
  readonly sources: Sources
  readonly figures: readonly ReportFigure[]
}

/** A figure that needs so many readings. */
export function figureOf(
  name: FigureName,
  kind: Parameters<typeof shortageOf>[0],
  basis: SampleSize,
  value: FigureValue | null,
): ReportFigure {
  const lack = shortageOf(kind, basis)
  return { name, value: lack === null ? value : null, lack, earlier: null }
}

/**
 * The change since the period before, told only when both have enough. `before` null: that period
 * is unknown.
 */
export function changeOf<V>(
  now: SampleSize & { readonly average: V | null },
  before: (SampleSize & { readonly average: V | null }) | null,
  tell: (now: V, earlier: V) => { readonly value: FigureValue; readonly earlier: FigureValue },
): ReportFigure {
  const none = { name: 'change', value: null, earlier: null } as const
  if (before === null) return { ...none, lack: null }
  const lack = incomparable(now, before)
  if (lack !== null || now.average === null || before.average === null) return { ...none, lack }
  return { name: 'change', lack: null, ...tell(now.average, before.average) }
}

/** Part of a whole as a whole percent, half up. */
export function shareOf(count: number, total: number): FigureValue {
  return {
    kind: 'share',
    count,
    total,
    percent: total === 0 ? 0 : Math.round((count * 100) / total),
  }
}

/** Who added the readings of a monitor or a scale. */
export function sourcesOf(
  readings: readonly {
    readonly source: 'DEVICE' | 'SELF_REPORTED' | 'IMPORTED' | Unknown | null
  }[],
): Sources {
  return {
    device: readings.filter(({ source }) => source === 'DEVICE').length,
    entered: readings.filter(({ source }) => source === 'SELF_REPORTED').length,
    file: readings.filter(({ source }) => source === 'IMPORTED').length,
    unknown: readings.filter(({ source }) => source === null || isUnknown(source)).length,
  }
}

/** The last day on which one of these was taken, each on its own wall; null of none. */
export function lastDayOf(readings: readonly TimedReading[]): Day | null {
  return lastDay(readings.map(dayOf))
}

/**
 * The period of so many days that ends on the day of the last reading, and the one of equal length
 * before it. An empty last week makes no empty report.
 */
export function reportSpans(
  last: Day,
  length: number,
): { readonly span: DateSpan; readonly earlier: DateSpan } {
  const span = { start: addDays(last, 1 - length), end: last }
  return { span, earlier: spanBefore(span) }
}

/**
 * The day from which a report tells its days. A page that is printed or saved is read on another
 * day, perhaps in another year: seen from a year ahead no day is "yesterday", and every day has its
 * year.
 */
export function tellingDay(today: Day): Day {
  return addDays(today, 366)
}

export function spanBefore(span: DateSpan): DateSpan {
  return {
    start: addDays(span.start, -daysInSpan(span)),
    end: addDays(span.start, -1),
  }
}

/** The last of some days, by their text; null of none. */
export function lastDay(days: readonly (Day | null)[]): Day | null {
  return days.reduce<Day | null>(
    (last, day) => (day !== null && (last === null || day > last) ? day : last),
    null,
  )
}
