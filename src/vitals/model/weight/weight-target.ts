import { knownOrNull, type Unreadable } from '#platform/model/parts/part.ts'
import type {
  TargetWeight as SentTarget,
  WeightTarget as SentTargets,
} from '#generated/schemas/openapi/weight.reader.ts'
import type { WeightTargetChoice } from '#generated/schemas/openapi/weight.writer.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

export type { WeightTargetChoice }

/** A weight in the member's unit. */
export type TargetWeight = Omit<SentTarget, 'weightUnit'> & {
  readonly weightUnit: Known<SentTarget['weightUnit']>
}

type Weight = 'target' | 'selfEnteredTarget' | 'suggestedTarget' | 'lowestTarget'

/** The member's target weight (WT-014). `target` is the current one, null before the first. */
export type WeightTarget = Pick<SentTargets, 'weightReadingId'> &
  Readonly<Record<Weight, TargetWeight | null | Unreadable>>

/** A target for a form, in which an unreadable part is empty. */
export type KnownWeightTarget = { readonly weightReadingId: string | null } & Readonly<
  Record<Weight, TargetWeight | null>
>

/** A save merges into the server's target and is refused while a part that it sends is unreadable. */
export function knownTarget(target: WeightTarget): KnownWeightTarget {
  return {
    weightReadingId: knownOrNull(target.weightReadingId),
    target: knownOrNull(target.target),
    selfEnteredTarget: knownOrNull(target.selfEnteredTarget),
    suggestedTarget: knownOrNull(target.suggestedTarget),
    lowestTarget: knownOrNull(target.lowestTarget),
  }
}

/** USER-020: whether the member set a goal; a suggested goal does not count. */
export function hasSetPersonalGoalWeight(
  target: Pick<WeightTarget, 'selfEnteredTarget'> | undefined,
): boolean {
  return (target?.selfEnteredTarget ?? null) !== null
}
