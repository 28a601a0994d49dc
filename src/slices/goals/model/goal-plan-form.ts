import { knownOrNull } from '#platform/model/parts/part.ts'
import * as Schema from 'effect/Schema'
import { GoalPlan as WrittenPlan } from '#generated/schemas/rpc/goals.writer.ts'
import { matchesSchema } from '#platform/model/matches-schema.ts'
import type { Goal, GoalKind, GoalPlan } from './goals.ts'
import type { ActivePrograms } from '#session/member/model/programs.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

const plan = WrittenPlan.fields
const [fitsTitle, fitsTimes, isStart, isEnd] = [
  matchesSchema(plan.title),
  matchesSchema(plan.weeklyTargetCount),
  matchesSchema(Schema.toType(plan.startDate)),
  matchesSchema(Schema.toType(plan.endDate)),
]

/** The goal kinds of a member: measurements of their programs, and general ones. */
export function goalKindsOf(active: ActivePrograms): readonly Known<GoalKind>[] {
  return [
    ...(active.bloodSugar ? (['BLOOD_SUGAR_CHECKS'] as const) : []),
    ...(active.bloodPressure || active.chronicKidneyDisease || active.heartFailure
      ? (['BLOOD_PRESSURE_CHECKS'] as const)
      : []),
    ...(active.weight || active.prediabetes || active.heartFailure ? (['WEIGH_INS'] as const) : []),
    'ACTIVITY',
    'FOOD',
    'SLEEP',
    'STRESS',
    'OTHER',
  ]
}

/** The values of the form. Days are `yyyy-MM-dd`; an empty end date is a goal without one. */
export type GoalInput = {
  readonly kind: GoalKind
  readonly title: string
  readonly times: string
  readonly startDate: string
  readonly endDate: string
}

export function newGoal(kind: Known<GoalKind>, today: Day): GoalInput {
  return {
    kind,
    title: '',
    times: '3',
    startDate: today,
    endDate: '',
  }
}
export function goalInputOf({ plan }: Goal): GoalInput {
  return {
    kind: plan.kind,
    title: plan.title,
    times: String(plan.weeklyTargetCount),
    startDate: plan.startDate,
    // A save is refused while a part of the goal is unreadable.
    endDate: knownOrNull(plan.endDate) ?? '',
  }
}

/** A field that can be wrong. */
export type GoalField = 'title' | 'times' | 'startDate' | 'endDate'
type GoalProblem =
  | 'goals.form.title.missing'
  | 'goals.form.title.long'
  | 'goals.form.times.wrong'
  | 'goals.form.start.missing'
  | 'goals.form.end.early'

/** The error of each wrong field. */
export function goalProblems({
  title,
  times,
  startDate,
  endDate,
}: GoalInput): Partial<Record<GoalField, GoalProblem>> {
  const found: Partial<Record<GoalField, GoalProblem>> = {}
  const words = title.trim()
  if (words === '') found.title = 'goals.form.title.missing'
  else if (!fitsTitle(words)) found.title = 'goals.form.title.long'
  if (!/^\d+$/.test(times.trim()) || !fitsTimes(Number(times)))
    found.times = 'goals.form.times.wrong'
  if (!isStart(startDate)) found.startDate = 'goals.form.start.missing'
  if (endDate !== '' && (!isEnd(endDate) || endDate < startDate))
    found.endDate = 'goals.form.end.early'
  return found
}

/** The goal to send; only for a form without errors. */
export function goalPlanOf({ kind, title, times, startDate, endDate }: GoalInput): GoalPlan {
  return {
    kind,
    title: title.trim(),
    weeklyTargetCount: Number(times),
    startDate,
    ...(endDate === '' ? {} : { endDate }),
  }
}
