import { targetPounds } from './weight-progress.ts'
import type {
  TargetWeight,
  WeightTarget,
  WeightTargetChoice,
} from '#vitals/model/weight/weight-target.ts'
import { weightGoalBounds } from '#vitals/model/care-thresholds.ts'
import { parsePounds } from './pounds-input.ts'

/** From which reading a goal is counted: the newest one, or the one that the goal in force has. */
export type GoalStart = 'latest' | 'kept'

/** What stands in the form: pounds as typed. */
export type WeightGoalInput = { readonly goal: string; readonly start: GoalStart }

const written = (weight: TargetWeight | null) =>
  weight === null ? '' : String(targetPounds(weight))

/**
 * The form as it opens: with the goal in force, counted from where it is; without one with the
 * suggestion, where one may be made.
 */
export function weightGoalInputOf(
  target: WeightTarget | undefined,
  mayBeSuggested: boolean,
): WeightGoalInput {
  const inForce = target?.target ?? null
  return inForce === null
    ? { goal: mayBeSuggested ? written(target?.suggestedTarget ?? null) : '', start: 'latest' }
    : { goal: written(inForce), start: 'kept' }
}

export type WeightGoalProblem =
  | 'weight.goal.form.missing'
  | 'weight.goal.form.wrong'
  | 'weight.goal.form.absurd'
  | 'weight.goal.form.low'

/**
 * What keeps a goal from being sent; undefined when nothing does. The server has the last word on
 * the lowest, which it may not have told.
 */
export function weightGoalProblem(
  { goal }: WeightGoalInput,
  target: WeightTarget | undefined,
): WeightGoalProblem | undefined {
  if (goal.trim() === '') return 'weight.goal.form.missing'
  const pounds = parsePounds(goal)
  if (pounds === null) return 'weight.goal.form.wrong'
  if (pounds < weightGoalBounds.from || pounds > weightGoalBounds.to)
    return 'weight.goal.form.absurd'
  const lowest = target?.lowestTarget ?? null
  return lowest !== null && pounds < targetPounds(lowest) ? 'weight.goal.form.low' : undefined
}

/** What a save sets. `target` is null of somebody without a goal in force. */
export type WeightGoalFields = Pick<WeightTarget, 'target' | 'weightReadingId'>

/**
 * The choice of a form without a problem. `latest` is the id of the newest reading, `shown` the
 * target that the form was filled from. A goal that the member did not change stays in the server's
 * unit and precision.
 */
export function weightGoalChoice(
  { goal, start }: WeightGoalInput,
  shown: WeightTarget | undefined,
  latest: string | null,
): WeightTargetChoice {
  const kept = goal.trim() === written(shown?.target ?? null) ? (shown?.target ?? null) : null
  return {
    target: kept ?? { weight: parsePounds(goal) ?? Number.NaN, weightUnit: 'LB' },
    weightReadingId: start === 'kept' ? (shown?.weightReadingId ?? null) : latest,
  }
}

/**
 * What the server has now, beside what the member `told` of what was `shown`. A goal that the
 * server keeps in another unit is theirs all the same when it says the pounds that the member
 * typed, and where none is in force now, there is none to weigh against theirs.
 */
export function storedWeightGoal(
  { target, weightReadingId }: WeightTarget,
  told: WeightTargetChoice,
  shown: WeightGoalFields,
): WeightGoalFields {
  const isTyped = written(told.target) !== written(shown.target)
  return {
    target:
      target === null || (isTyped && written(target) === written(told.target))
        ? told.target
        : target,
    weightReadingId,
  }
}
