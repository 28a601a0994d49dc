import { targetPounds } from './weight-progress.ts'
import type {
  TargetWeight,
  KnownWeightTarget,
  WeightTargetChoice,
} from '#vitals/model/weight/weight-target.ts'
import { weightGoalBounds } from '#vitals/model/care-thresholds.ts'
import { parsePounds } from './pounds-input.ts'

/** The start of a goal: the newest reading, or the start of the current goal. */
export type GoalStart = 'latest' | 'kept'

/** The values of the form: pounds as typed. */
export type WeightGoalInput = { readonly goal: string; readonly start: GoalStart }

const written = (weight: TargetWeight | null) =>
  weight === null ? '' : String(targetPounds(weight))

/** The initial values: the current goal with its start, else the suggestion if one is allowed. */
export function weightGoalInputOf(
  target: KnownWeightTarget | undefined,
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
 * The error of a goal; `undefined` without one. The server validates the minimum, which it may not
 * have sent.
 */
export function weightGoalProblem(
  { goal }: WeightGoalInput,
  target: KnownWeightTarget | undefined,
): WeightGoalProblem | undefined {
  if (goal.trim() === '') return 'weight.goal.form.missing'
  const pounds = parsePounds(goal)
  if (pounds === null) return 'weight.goal.form.wrong'
  if (pounds < weightGoalBounds.from || pounds > weightGoalBounds.to)
    return 'weight.goal.form.absurd'
  const lowest = target?.lowestTarget ?? null
  return lowest !== null && pounds < targetPounds(lowest) ? 'weight.goal.form.low' : undefined
}

/** The fields of a save. `target` is `null` without a current goal. */
export type WeightGoalFields = Pick<KnownWeightTarget, 'target' | 'weightReadingId'>

/**
 * The choice of a form without errors. `latest` is the id of the newest reading, `shown` the target
 * that filled the form. An unchanged goal keeps the server's unit and precision.
 */
export function weightGoalChoice(
  { goal, start }: WeightGoalInput,
  shown: KnownWeightTarget | undefined,
  latest: string | null,
): WeightTargetChoice {
  const kept = goal.trim() === written(shown?.target ?? null) ? (shown?.target ?? null) : null
  return {
    target: kept ?? { weight: parsePounds(goal) ?? Number.NaN, weightUnit: 'LB' },
    weightReadingId: start === 'kept' ? (shown?.weightReadingId ?? null) : latest,
  }
}

/**
 * The server's current goal for comparison with the edit (`told` against `shown`). A goal in
 * another unit counts as equal if it shows the typed pounds; without a current goal there is no
 * conflict.
 */
export function storedWeightGoal(
  { target, weightReadingId }: KnownWeightTarget,
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
