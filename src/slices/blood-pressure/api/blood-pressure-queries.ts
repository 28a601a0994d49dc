import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type BloodPressureSummary,
  hasBloodPressureSummary,
} from '../model/blood-pressure-sample.ts'
import type { ActivePrograms } from '#session/member/model/programs.ts'
import { secondsOf } from '#platform/model/calendar-day.ts'
import type { Span } from '#platform/model/date-span.ts'
import { useGetBloodPressureStats } from '#generated/openapi/hooks.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import {
  type AskedPage,
  type AskedReadings,
  type Opened,
  useOpened,
} from '#vitals/api/readings/use-initial-readings.ts'
import { type Read, readOf } from '#platform/query/query-state.ts'

/**
 * What the server says of a span of days. Only fetched for the programs that have it (BP-002); else
 * it stays pending, and nothing is said.
 */
export function useBloodPressureStats({
  start,
  end,
  active,
  wanted = true,
}: Span & { active: ActivePrograms; wanted?: boolean }): Read<BloodPressureSummary> {
  const query = useGetBloodPressureStats(secondsOf(start, end), {
    enabled: wanted && hasBloodPressureSummary(active),
  })
  return readOf(query)
}

export type OpenedBloodPressure = Opened<BloodPressureReading>

/** As `useOpened`; the call names the member. */
export function useOpenedBloodPressure({
  userId,
  ...asked
}: AskedPage & { userId: string }): Read<OpenedBloodPressure> {
  const useMembers = (days: AskedReadings) => useBloodPressureReadings({ userId, ...days })
  return useOpened(useMembers, asked)
}
