import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import type { BodyPartStats, WeightStats } from '../../model/weight/weight-stats.ts'
import type { TargetWeight, WeightTarget } from '../../model/weight/weight-target.ts'
import type {
  BodyPartStats as SentPartStats,
  TargetWeight as SentTarget,
  WeightDuration,
  WeightReading as SentReading,
  WeightStats as SentStats,
  WeightTarget as SentTargets,
} from '#generated/schemas/openapi/weight.reader.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import { unreadablePart } from '#generated/schemas/read.ts'
import { rowsThat } from '#platform/model/parts/left-out.ts'
import { isUnreadable, mapPart, type Unreadable } from '#platform/model/parts/part.ts'
import { weightReading } from './weight-rows.ts'

const readingOf = (part: SentReading | null | Unreadable): WeightReading | null | Unreadable =>
  mapPart(part, weightReading)

/** The changes over known durations; the portal requests no others. */
function known<Change extends { readonly duration: WeightDuration }>(
  changes: Rows<Change>,
): Rows<Change & { readonly duration: Known<WeightDuration> }> {
  const isKnown = (
    change: Change,
  ): change is Change & { readonly duration: Known<WeightDuration> } => !isUnknown(change.duration)
  return rowsThat(changes, isKnown)
}
const part = (sent: SentPartStats | null | Unreadable): BodyPartStats | null | Unreadable =>
  mapPart(sent, (stats) => ({ ...stats, stats: known(stats.stats) }))

/** The statistics of an answer. */
export function weightStats({
  stats,
  overallStats: { currentWeightReading, startingWeightReading, change },
  bodyFatStats,
  muscleMassStats,
}: SentStats): WeightStats {
  return {
    stats: known(stats),
    overallStats: {
      currentWeightReading: readingOf(currentWeightReading),
      startingWeightReading: readingOf(startingWeightReading),
      change,
    },
    bodyFatStats: part(bodyFatStats),
    muscleMassStats: part(muscleMassStats),
  }
}

/** A target in an unknown unit cannot be compared with other weights, so it is unreadable. */
const inKnownUnit = (part: SentTarget | null | Unreadable): TargetWeight | null | Unreadable =>
  part === null || isUnreadable(part)
    ? part
    : isUnknown(part.weightUnit)
      ? unreadablePart
      : { ...part, weightUnit: part.weightUnit }

/** The targets of an answer. */
export function weightTarget({
  target,
  weightReadingId,
  selfEnteredTarget,
  suggestedTarget,
  lowestTarget,
}: SentTargets): WeightTarget {
  return {
    target: inKnownUnit(target),
    weightReadingId,
    selfEnteredTarget: inKnownUnit(selfEnteredTarget),
    suggestedTarget: inKnownUnit(suggestedTarget),
    lowestTarget: inKnownUnit(lowestTarget),
  }
}
