import type { Unreadable } from '#platform/model/parts/part.ts'
import type { Rows } from '#generated/schemas/read.ts'
import type {
  BodyPartChange,
  BodyPartStats as SentPartStats,
  WeightChange,
  WeightDuration,
  WeightOverallStats,
} from '#generated/schemas/openapi/weight.reader.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'
import type { WeightReading } from './weight.ts'

/** The durations of the statistics: the ranges of the chart in days (2§9, GAP-115). */
export const weightDurations = [
  7, 14, 30, 90, 180, 365,
] as const satisfies readonly Known<WeightDuration>[]

type KnownDuration<Change> = Omit<Change, 'duration'> & { readonly duration: Known<WeightDuration> }
/** A figure of the body composition in percent, now and over the durations. */
export type BodyPartStats = Pick<SentPartStats, 'current'> & {
  readonly stats: Rows<KnownDuration<BodyPartChange>>
}

/**
 * The weight statistics (WT-013): over each requested duration, and from the first reading to the
 * newest.
 */
export type WeightStats = {
  readonly stats: Rows<KnownDuration<WeightChange>>
  readonly overallStats: Pick<WeightOverallStats, 'change'> & {
    readonly currentWeightReading: WeightReading | null | Unreadable
    readonly startingWeightReading: WeightReading | null | Unreadable
  }
  readonly bodyFatStats: BodyPartStats | null | Unreadable
  readonly muscleMassStats: BodyPartStats | null | Unreadable
}
