import * as Schema from 'effect/Schema'
import { pressure } from './blood-pressure.ts'
import type { Sample } from './blood-pressure-change.ts'
import { LocalDateTime, whole } from './formats.ts'
import type { ActivePrograms } from './programs.ts'

/** What the server says of a span of readings (2§7 `reading/bp/stats`): means as whole mmHg and beats per minute, null without readings. */
export const BloodPressureSummary = Schema.Struct({
  start: LocalDateTime,
  end: LocalDateTime,
  count: whole(0, 1_000_000),
  days: whole(0, 100_000),
  average: Schema.NullOr(Schema.Struct(pressure)),
}).pipe(Schema.encodeKeys({ days: 'daysWithReadings' }))
export type BloodPressureSummary = typeof BloodPressureSummary.Type

/** The summary as one side of a comparison; null without readings. */
export const sampleOf = ({ average, count, days }: BloodPressureSummary): Sample | null => (average === null ? null : { average, count, days })

/** Statistics are fetched when blood pressure, kidney disease or heart failure is active, otherwise not (BP-002, 2§7). */
export const hasBloodPressureSummary = (active: Pick<ActivePrograms, 'bloodPressure' | 'chronicKidneyDisease' | 'heartFailure'>): boolean =>
  active.bloodPressure || active.chronicKidneyDisease || active.heartFailure
