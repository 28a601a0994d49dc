import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import { type BloodPressureSummary, hasBloodPressureSummary } from '#domain/blood-pressure-summary.ts'
import type { ActivePrograms } from '#domain/programs.ts'
import { addDays, type Day, secondsOf } from '#domain/readings-calendar.ts'
import { firstDay } from '#domain/readings-opening.ts'
import type { Span } from '#domain/readings-period.ts'
import { useGetBloodPressureStats, useListBloodPressureReadings } from '#generated/openapi/hooks.ts'
import { bloodPressureReadings, bloodPressureSummary } from './blood-pressure.ts'
import { type AskedOpening, openingOf } from './opening.ts'
import { mapRead, type Read, readOf } from './read.ts'

/** Readings of a span of days, newest first; with `count` at most that many, the newest. `wanted` false asks nothing. */
export function useBloodPressureReadings(asked: Span & { userId: string; count?: number; wanted?: boolean }): Read<readonly BloodPressureReading[]> {
  const { userId, start, end, count, wanted = true } = asked
  const query = useListBloodPressureReadings(
    { userId, ...secondsOf(start, end), ...(count === undefined ? {} : { count }) },
    { select: bloodPressureReadings, enabled: wanted },
  )
  return readOf(query)
}

/** What the server says of a span of days. Only fetched for the programs that have it (BP-002); else it stays pending, and nothing is said. */
export function useBloodPressureStats({ start, end, active, wanted = true }: Span & { active: ActivePrograms; wanted?: boolean }): Read<BloodPressureSummary> {
  const query = useGetBloodPressureStats(secondsOf(start, end), { select: bloodPressureSummary, enabled: wanted && hasBloodPressureSummary(active) })
  return readOf(query)
}

/** Readings with the span that they are of, and why that span is shown. `latest` is the newest day of all, when it was asked for. */
export type OpenedBloodPressure = { readonly opening: AskedOpening; readonly readings: readonly BloodPressureReading[] }

/**
 * The readings of the days that a member asked for; when she asked for none, of the days that `openingSpan` chooses by her latest
 * reading, which is looked up first. `length` is in days.
 */
export function useOpenedBloodPressure(asked: { userId: string; span: Span | null; length: number; today: Day }): Read<OpenedBloodPressure> {
  const { userId, span, length, today } = asked
  const newest = useBloodPressureReadings({ userId, start: firstDay, end: addDays(today, 1), count: 1, wanted: span === null })
  const opening = openingOf(span, newest, today, length)
  const readings = useBloodPressureReadings({ userId, ...(opening?.span ?? { start: today, end: today }), wanted: opening !== null })
  if (opening === null) return newest.state === 'ready' ? { state: 'pending' } : newest
  return mapRead(readings, data => ({ opening, readings: data }))
}
