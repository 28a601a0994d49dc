import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type BloodPressureSummary,
  hasBloodPressureSummary,
} from '../model/blood-pressure-sample.ts'
import type { ActivePrograms } from '#session/member/model/programs.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { useGetBloodPressureStats } from '#generated/openapi/hooks.ts'
import { useUserId } from '#session/member/api/use-user-id.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import {
  type InitialReadingsRequest,
  type ReadingsRequest,
  type InitialReadings,
  useInitialReadings,
} from '#vitals/api/readings/use-initial-readings.ts'
import { type QueryState, toQueryState } from '#platform/query/query-state.ts'

/**
 * The server's statistics of a span. The query is only enabled for programs with statistics
 * (BP-002), else it stays pending.
 */
export function useBloodPressureStats({
  start,
  end,
  active,
  wanted = true,
}: DateSpan & { active: ActivePrograms; wanted?: boolean }): QueryState<BloodPressureSummary> {
  const query = useGetBloodPressureStats(secondsOf(start, end), {
    enabled: wanted && hasBloodPressureSummary(active),
  })
  return toQueryState(query)
}

/** The readings of a span; the call waits for the member's id, which it names. */
export function useMemberBloodPressure({
  wanted = true,
  ...request
}: ReadingsRequest): QueryState<readonly BloodPressureReading[]> {
  const userId = useUserId()
  const isKnown = userId.state === 'ready'
  const read = useBloodPressureReadings({
    ...request,
    userId: isKnown ? userId.data : '',
    wanted: wanted && isKnown,
  })
  return isKnown ? read : userId
}

export type InitialBloodPressure = InitialReadings<BloodPressureReading>
export function useInitialBloodPressure(
  request: InitialReadingsRequest,
): QueryState<InitialBloodPressure> {
  return useInitialReadings(useMemberBloodPressure, request)
}
