import type { Weekday as SentWeekday } from '#generated/schemas/rpc/schedule.reader.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

export type Weekday = Known<SentWeekday>

/** In ISO 8601 order. */
export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[]

/** PROF-011: all seven by default. */
export const defaultWeekdays: readonly Weekday[] = weekdays
