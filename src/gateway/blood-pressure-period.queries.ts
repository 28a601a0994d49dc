import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import {
  type BloodPressureSummary,
  hasBloodPressureSummary,
} from '#domain/blood-pressure-summary.ts'
import type { ActivePrograms } from '#domain/programs.ts'
import { secondsOf } from '#domain/readings-calendar.ts'
import type { Span } from '#domain/readings-period.ts'
import { useGetBloodPressureStats } from '#generated/openapi/hooks.ts'
import { useBloodPressureReadings } from './blood-pressure.queries.ts'
import { type AskedPage, type AskedReadings, type Opened, useOpened } from './opened.queries.ts'
import { type Read, readOf } from './read.ts'

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
