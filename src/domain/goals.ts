import * as Schema from 'effect/Schema'
import { Id, text, whole } from './formats.ts'
import { MessageDay } from './message-formats.ts'

/** What a goal is about; the first three are done by the readings. */
export const goalKinds = ['BLOOD_SUGAR_CHECKS', 'BLOOD_PRESSURE_CHECKS', 'WEIGH_INS', 'ACTIVITY', 'FOOD', 'SLEEP', 'STRESS', 'OTHER'] as const

/** A goal in the member's own words: how often in a week, from which day on and to which, if it ends. */
export const GoalPlan = Schema.Struct({
  kind: Schema.Literals(goalKinds),
  title: text(1, 120),
  timesPerWeek: whole(1, 70),
  startsOn: MessageDay,
  endsOn: Schema.optionalKey(MessageDay),
})
export type GoalPlan = typeof GoalPlan.Type

/** `doneThisWeek` only of the kinds that the readings tell. */
export const Goal = Schema.Struct({ id: Id, plan: GoalPlan, doneThisWeek: Schema.optionalKey(whole(0, 10_000)) })
export type Goal = typeof Goal.Type
