import * as Schema from 'effect/Schema'
import { Id } from './formats.ts'
import { Pounds } from './weight.ts'

/** A weight in the unit that the member uses. */
export const TargetWeight = Schema.Struct({ weight: Pounds, weightUnit: Schema.Literals(['LB', 'KG']) })
export type TargetWeight = typeof TargetWeight.Type

/** The weight that the member wants to reach (WT-014); `target` is the one in force, null before one was set. */
export const WeightTarget = Schema.Struct({
  target: Schema.NullOr(TargetWeight),
  weightReadingId: Schema.NullOr(Id),
  selfEnteredTarget: Schema.NullOr(TargetWeight),
  suggestedTarget: Schema.NullOr(TargetWeight),
  lowestTarget: Schema.NullOr(TargetWeight),
})
export type WeightTarget = typeof WeightTarget.Type

/** USER-020: whether the member set a goal, which one that was suggested is not. */
export const hasSetPersonalGoalWeight = (target: Pick<WeightTarget, 'selfEnteredTarget'> | undefined): boolean => (target?.selfEnteredTarget ?? null) !== null

/** What the member sets, and the reading that it starts from. */
export const WeightTargetChoice = Schema.Struct({ target: TargetWeight, weightReadingId: Schema.NullOr(Id) })
export type WeightTargetChoice = typeof WeightTargetChoice.Type
