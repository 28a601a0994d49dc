import * as Schema from 'effect/Schema'
import { figure, listOf } from './formats.ts'
import { BodyPart, WeightReading } from './weight.ts'

/** The durations of the statistics: the chart's ranges in days (2§9, GAP-115). */
export const weightDurations = [7, 14, 30, 90, 180, 365] as const
const duration = Schema.Literals(weightDurations)

const change = (most: number) => Schema.NullOr(figure(-most, most))

/** Pounds, from the first to the last regular reading of so many days; null with fewer than two. */
export const WeightChange = Schema.Struct({ duration, change: change(1500) })

/** The same in percentage points of the body. */
export const BodyPartChange = Schema.Struct({ duration, change: change(100) })

/** A part of the body in percent, now and over the durations. */
export const BodyPartStats = Schema.Struct({ current: BodyPart, stats: listOf(BodyPartChange, 6) })

/** What the weight did (WT-013): over each duration that was asked for, and from the first reading to the newest. */
export const WeightStats = Schema.Struct({
  stats: listOf(WeightChange, 6),
  overallStats: Schema.Struct({ currentWeightReading: Schema.NullOr(WeightReading), startingWeightReading: Schema.NullOr(WeightReading), change: change(1500) }),
  bodyFatStats: Schema.NullOr(BodyPartStats),
  muscleMassStats: Schema.NullOr(BodyPartStats),
})
export type WeightStats = typeof WeightStats.Type
