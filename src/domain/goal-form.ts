import type { Goal, GoalPlan, goalKinds } from './goals.ts'
import type { ActivePrograms } from './programs.ts'
import type { Day } from './readings-calendar.ts'

export type GoalKind = (typeof goalKinds)[number]

/** What a member can set a goal for: the measurements of her programs, and what is everybody's. */
export const goalKindsOf = (active: ActivePrograms): readonly GoalKind[] => [
  ...(active.bloodSugar ? (['BLOOD_SUGAR_CHECKS'] as const) : []),
  ...(active.bloodPressure || active.chronicKidneyDisease || active.heartFailure ? (['BLOOD_PRESSURE_CHECKS'] as const) : []),
  ...(active.weight || active.prediabetes || active.heartFailure ? (['WEIGH_INS'] as const) : []),
  'ACTIVITY', 'FOOD', 'SLEEP', 'STRESS', 'OTHER',
]

/** What stands in the form. Days are `yyyy-MM-dd`; an empty end is a goal without one. */
export type TypedGoal = { readonly kind: GoalKind; readonly title: string; readonly times: string; readonly startsOn: string; readonly endsOn: string }

export const newGoal = (kind: GoalKind, today: Day): TypedGoal => ({ kind, title: '', times: '3', startsOn: today, endsOn: '' })
export const typedGoalOf = ({ plan }: Goal): TypedGoal => ({ kind: plan.kind, title: plan.title, times: String(plan.timesPerWeek), startsOn: plan.startsOn, endsOn: plan.endsOn ?? '' })

export const goalLimits = { goals: 10, title: 120, times: 70 } as const

export type GoalProblem =
  | { readonly field: 'title'; readonly problem: 'goals.form.title.missing' | 'goals.form.title.long' }
  | { readonly field: 'times'; readonly problem: 'goals.form.times.wrong' }
  | { readonly field: 'startsOn'; readonly problem: 'goals.form.start.missing' }
  | { readonly field: 'endsOn'; readonly problem: 'goals.form.end.early' }

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What keeps a goal from being saved, in the order of the form. */
export function goalProblems({ title, times, startsOn, endsOn }: TypedGoal): readonly GoalProblem[] {
  const found: GoalProblem[] = []
  const length = [...title.trim()].length
  if (length === 0) found.push({ field: 'title', problem: 'goals.form.title.missing' })
  else if (length > goalLimits.title) found.push({ field: 'title', problem: 'goals.form.title.long' })
  if (!/^\d{1,2}$/.test(times.trim()) || Number(times) < 1 || Number(times) > goalLimits.times) found.push({ field: 'times', problem: 'goals.form.times.wrong' })
  if (!isDay(startsOn)) found.push({ field: 'startsOn', problem: 'goals.form.start.missing' })
  if (endsOn !== '' && (!isDay(endsOn) || endsOn < startsOn)) found.push({ field: 'endsOn', problem: 'goals.form.end.early' })
  return found
}

/** The goal as it is sent; only of a form without problems. */
export const goalPlanOf = ({ kind, title, times, startsOn, endsOn }: TypedGoal): GoalPlan => ({ kind, title: title.trim(), timesPerWeek: Number(times), startsOn, ...(endsOn === '' ? {} : { endsOn }) })

/** Goals that go on, and those whose last day is over. */
export const splitGoals = (goals: readonly Goal[], today: Day): { readonly current: readonly Goal[]; readonly ended: readonly Goal[] } => ({
  current: goals.filter(({ plan }) => plan.endsOn === undefined || plan.endsOn >= today),
  ended: goals.filter(({ plan }) => plan.endsOn !== undefined && plan.endsOn < today),
})
