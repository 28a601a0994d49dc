import type {
  TargetWeight as SentTarget,
  WeightTarget as SentTargets,
} from '#generated/schemas/openapi/weight.reader.ts'
import type { WeightTargetChoice } from '#generated/schemas/openapi/weight.writer.ts'
import type { Known } from '#platform/model/unknown-enum.ts'

export type { WeightTargetChoice }

/** A weight in the member's unit. */
export type TargetWeight = Omit<SentTarget, 'weightUnit'> & {
  readonly weightUnit: Known<SentTarget['weightUnit']>
}

/** The member's target weight (WT-014). `target` is the current one, null before the first. */
export type WeightTarget = Pick<SentTargets, 'weightReadingId'> &
  Readonly<
    Record<'target' | 'selfEnteredTarget' | 'suggestedTarget' | 'lowestTarget', TargetWeight | null>
  >

/** USER-020: whether the member set a goal; a suggested goal does not count. */
export function hasSetPersonalGoalWeight(
  target: Pick<WeightTarget, 'selfEnteredTarget'> | undefined,
): boolean {
  return (target?.selfEnteredTarget ?? null) !== null
}
