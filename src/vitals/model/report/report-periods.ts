import { addDays, type Day } from '#platform/model/calendar-day.ts'
import { daysInSpan, type DateSpan } from '#platform/model/date-span.ts'
import {
  type SampleSize,
  type Incomparable,
  incomparable,
  type Shortage,
  shortageOf,
} from './sample-size.ts'
import { isUnknown, type Unknown } from '#platform/model/parts/unknown-enum.ts'

/** The areas of a report (issue 7), in the order of the sidebar. */
export const reportAreas = ['blood-sugar', 'blood-pressure', 'pulse', 'weight'] as const
export type ReportArea = (typeof reportAreas)[number]

/**
 * The figures of a report. `share`: readings in the target or usual range; `moved`: from the first
 * to the last reading; `change`: since the period before.
 */
export type FigureName = 'average' | 'spread' | 'share' | 'moved' | 'range' | 'change'

/**
 * A rounded figure for display, shared by screen, print and file. `one` is a number, `pair` is
 * systolic and diastolic, `ends` are the lowest and highest value, as text when out of range.
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
 * A figure, or the reason it is withheld (`lack`). `earlier` is the value of the period before; all
 * three are null while that period is unknown.
 */
export type ReportFigure = {
  readonly name: FigureName
  readonly value: FigureValue | null
  readonly lack: Shortage | Incomparable | null
  readonly earlier: FigureValue | null
}

/** Counts of readings by source: a device, the member, a file. */
export type Sources = {
  readonly device: number
  readonly entered: number
  readonly file: number
  readonly unknown?: number
}

/**
 * The report of one area. `apart` counts readings of the list that are in no average: out of range,
 * or irregular. `unranged` counts those in no range, because a word that decides it is unknown.
 */
export type AreaReport = {
  readonly area: ReportArea
  readonly basis: SampleSize
  /** The readings in the average; undefined when these are all readings. */
  readonly counted?: SampleSize
  readonly before: SampleSize | null
  readonly apart: number
  readonly unranged: number
  readonly sources: Sources
  readonly figures: readonly ReportFigure[]
}

/** A figure with a minimum sample size. */
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
 * The change since the period before, withheld unless both have enough readings. `before` null:
 * that period is unknown.
 */
export function changeOf<V>(
  now: SampleSize & { readonly average: V | null },
  before: (SampleSize & { readonly average: V | null }) | null,
  compare: (now: V, earlier: V) => { readonly value: FigureValue; readonly earlier: FigureValue },
): ReportFigure {
  const none = { name: 'change', value: null, earlier: null } as const
  if (before === null) return { ...none, lack: null }
  const lack = incomparable(now, before)
  if (lack !== null || now.average === null || before.average === null) return { ...none, lack }
  return { name: 'change', lack: null, ...compare(now.average, before.average) }
}

/** A share as a whole percent, half up. */
export function shareOf(count: number, total: number): FigureValue {
  return {
    kind: 'share',
    count,
    total,
    percent: total === 0 ? 0 : Math.round((count * 100) / total),
  }
}

/** Counts the readings of a monitor or scale by source. */
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

/**
 * The period of `length` days that ends on the day of the last reading, and the period of equal
 * length before it.
 */
export function reportSpans(
  last: Day,
  length: number,
): { readonly span: DateSpan; readonly earlier: DateSpan } {
  const span = { start: addDays(last, 1 - length), end: last }
  return { span, earlier: spanBefore(span) }
}

/**
 * The reference day for the dates of a report. It is a year ahead, so that a printed page shows
 * every date with its year and never "yesterday".
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
