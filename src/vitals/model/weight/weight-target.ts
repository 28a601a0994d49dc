import type {
  TargetWeight as SentTarget,
  WeightTarget as SentTargets,
} from '#generated/schemas/openapi/weight.reader.ts'
import type { WeightTargetChoice } from '#generated/schemas/openapi/weight.writer.ts'
import type { Known } from '#platform/model/unknown-enum.ts'

export type { WeightTargetChoice }

/** A weight in the unit that the member uses. */
export type TargetWeight = Omit<SentTarget, 'weightUnit'> & {
  readonly weightUnit: Known<SentTarget['weightUnit']>
}

/**
 * The weight that the member wants to reach (WT-014); `target` is the one in force, null before one
 * was set.
 */
export type WeightTarget = Pick<SentTargets, 'weightReadingId'> &
  Readonly<
    Record<'target' | 'selfEnteredTarget' | 'suggestedTarget' | 'lowestTarget', TargetWeight | null>
  >

/** USER-020: whether the member set a goal, which one that was suggested is not. */
export function hasSetPersonalGoalWeight(
  target: Pick<WeightTarget, 'selfEnteredTarget'> | undefined,
): boolean {
  return (target?.selfEnteredTarget ?? null) !== null
}
