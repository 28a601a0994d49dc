import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { secondsOf } from '#domain/readings-calendar.ts'
import type { Span } from '#domain/readings-period.ts'
import { useListBloodSugarReadings } from '#generated/openapi/hooks.ts'
import { bloodSugarReadings } from './blood-sugar.ts'
import { type Read, readOf } from './read.ts'

/** Readings of a span of days, newest first, without control tests; with `count` at most that many, the newest. `wanted` false asks nothing. */
export function useBloodSugarReadings({ start, end, count, wanted = true }: Span & { count?: number; wanted?: boolean }): Read<readonly BloodSugarReading[]> {
  const query = useListBloodSugarReadings(
    { ...secondsOf(start, end), tagsIsControl: false, ...(count === undefined ? {} : { count }) },
    { select: bloodSugarReadings, enabled: wanted },
  )
  return readOf(query)
}
