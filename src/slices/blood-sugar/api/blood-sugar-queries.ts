import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { useGetBloodSugarStats } from '#generated/openapi/hooks.ts'
import type { BloodSugarStats } from '#generated/schemas/openapi/blood-sugar-stats.reader.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import {
  type InitialReadingsRequest,
  type InitialReadings,
  useInitialReadings,
} from '#vitals/api/readings/use-initial-readings.ts'
import { type QueryState, toQueryState } from '#platform/query/query-state.ts'

export type { BloodSugarStats }

export type InitialBloodSugar = InitialReadings<BloodSugarReading>
export function useInitialBloodSugar(
  request: InitialReadingsRequest,
): QueryState<InitialBloodSugar> {
  return useInitialReadings(useBloodSugarReadings, request)
}

/**
 * The server's figures of a span, without control tests; for pages that do not load all its
 * readings.
 */
export function useBloodSugarStats({ start, end }: DateSpan): QueryState<BloodSugarStats> {
  return toQueryState(useGetBloodSugarStats({ ...secondsOf(start, end), tagsIsControl: false }))
}
