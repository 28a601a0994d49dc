import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { addDays, type Day, secondsOf } from '#domain/readings-calendar.ts'
import { firstDay } from '#domain/readings-opening.ts'
import type { Span } from '#domain/readings-period.ts'
import { useListBloodSugarReadings } from '#generated/openapi/hooks.ts'
import { bloodSugarReadings } from './blood-sugar.ts'
import { type AskedOpening, openingOf } from './opening.ts'
import { mapRead, type Read, readOf } from './read.ts'

/** Readings of a span of days, newest first, without control tests; with `count` at most that many, the newest. `wanted` false asks nothing. */
export function useBloodSugarReadings({ start, end, count, wanted = true }: Span & { count?: number; wanted?: boolean }): Read<readonly BloodSugarReading[]> {
  const query = useListBloodSugarReadings(
    { ...secondsOf(start, end), tagsIsControl: false, ...(count === undefined ? {} : { count }) },
    { select: bloodSugarReadings, enabled: wanted },
  )
  return readOf(query)
}

/** Readings with the span that they are of, and why that span is shown. */
export type OpenedBloodSugar = { readonly opening: AskedOpening; readonly readings: readonly BloodSugarReading[] }

/**
 * The readings of the days that a member asked for; when she asked for none, of the days that `openingSpan` chooses by her latest
 * reading, which is looked up first: an imported diary opens where it ends. `length` is in days.
 */
export function useOpenedBloodSugar({ span, length, today }: { span: Span | null; length: number; today: Day }): Read<OpenedBloodSugar> {
  const newest = useBloodSugarReadings({ start: firstDay, end: addDays(today, 1), count: 1, wanted: span === null })
  const opening = openingOf(span, newest, today, length)
  const readings = useBloodSugarReadings({ ...(opening?.span ?? { start: today, end: today }), wanted: opening !== null })
  if (opening === null) return newest.state === 'ready' ? { state: 'pending' } : newest
  return mapRead(readings, data => ({ opening, readings: data }))
}
