import { isUnknown, type Known } from '#platform/model/unknown-enum.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import type { BodyPartStats, WeightStats } from '../../model/weight/weight-stats.ts'
import type { TargetWeight, WeightTarget } from '../../model/weight/weight-target.ts'
import { getWeightTargetQuery } from '#generated/openapi/queries.ts'
import type {
  BodyPartStats as SentPartStats,
  TargetWeight as SentTarget,
  WeightDuration,
  WeightReading as SentReading,
  WeightStats as SentStats,
  WeightTarget as SentTargets,
} from '#generated/schemas/openapi/weight.reader.ts'
import type { Rows } from '#platform/model/unknown-enum.ts'
import { ContractBroken } from '#platform/http/failure.ts'
import { weightReading } from './weight-rows.ts'

const orNull = (reading: SentReading | null): WeightReading | null =>
  reading === null ? null : weightReading(reading)

/** The changes over known durations; the portal requests no others. */
function known<Change extends { readonly duration: WeightDuration }>({
  items,
  leftOut,
}: Rows<Change>): Rows<Change & { readonly duration: Known<WeightDuration> }> {
  const isKnown = (
    change: Change,
  ): change is Change & { readonly duration: Known<WeightDuration> } => !isUnknown(change.duration)
  const some = items.filter(isKnown)
  return { items: some, leftOut: leftOut + items.length - some.length }
}
const part = (sent: SentPartStats | null): BodyPartStats | null =>
  sent === null ? null : { ...sent, stats: known(sent.stats) }

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
      currentWeightReading: orNull(currentWeightReading),
      startingWeightReading: orNull(startingWeightReading),
      change,
    },
    bodyFatStats: part(bodyFatStats),
    muscleMassStats: part(muscleMassStats),
  }
}

/** A target in an unknown unit cannot be compared with other weights, so it is null. */
const inKnownUnit = (target: SentTarget | null): TargetWeight | null =>
  target === null || isUnknown(target.weightUnit)
    ? null
    : { ...target, weightUnit: target.weightUnit }

/**
 * The targets of an answer. Throws ContractBroken when the current target has an unknown unit,
 * because null means that there is none.
 */
export function weightTarget({
  target,
  weightReadingId,
  selfEnteredTarget,
  suggestedTarget,
  lowestTarget,
}: SentTargets): WeightTarget {
  if (target !== null && inKnownUnit(target) === null)
    throw new ContractBroken({ operation: getWeightTargetQuery.id, problem: 'target.weightUnit' })
  return {
    target: inKnownUnit(target),
    weightReadingId,
    selfEnteredTarget: inKnownUnit(selfEnteredTarget),
    suggestedTarget: inKnownUnit(suggestedTarget),
    lowestTarget: inKnownUnit(lowestTarget),
  }
}
