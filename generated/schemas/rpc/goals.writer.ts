// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { condition, defaulted, empty, list, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListGoalsRequest = empty
export type ListGoalsRequest = typeof ListGoalsRequest.Type

export const GoalPlan = Schema.Struct({
  kind: defaulted(member('GOAL_KIND_', ['BLOOD_SUGAR_CHECKS', 'BLOOD_PRESSURE_CHECKS', 'WEIGH_INS', 'ACTIVITY', 'FOOD', 'SLEEP', 'STRESS', 'OTHER']), "GOAL_KIND_UNSPECIFIED"),
  title: defaulted(text(1, 120).check(wellFormed), ''),
  weeklyTargetCount: defaulted(whole(1, 70), 0),
  startDate: CalendarDate,
  endDate: Schema.optionalKey(CalendarDate),
})
export type GoalPlan = typeof GoalPlan.Type

export const Goal = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
  plan: GoalPlan,
  weeklyCompletedCount: Schema.optionalKey(whole(0, 10000)),
})
export type Goal = typeof Goal.Type

export const ListGoalsResponse = Schema.Struct({
  goals: defaulted(list(Goal, 0, 10), []),
})
export type ListGoalsResponse = typeof ListGoalsResponse.Type

export const SetGoalRequest = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
  plan: GoalPlan,
}).check(condition('set_goal.kind', (value) => ["BLOOD_SUGAR_CHECKS", "BLOOD_PRESSURE_CHECKS", "WEIGH_INS", "ACTIVITY", "FOOD", "SLEEP", "STRESS", "OTHER"].includes(value.plan.kind)))
export type SetGoalRequest = typeof SetGoalRequest.Type

export const SetGoalResponse = Schema.Struct({
  goal: Goal,
})
export type SetGoalResponse = typeof SetGoalResponse.Type

export const DeleteGoalRequest = Schema.Struct({
  id: defaulted(text(1, 64).check(wellFormed), ''),
})
export type DeleteGoalRequest = typeof DeleteGoalRequest.Type

export const DeleteGoalResponse = empty
export type DeleteGoalResponse = typeof DeleteGoalResponse.Type
