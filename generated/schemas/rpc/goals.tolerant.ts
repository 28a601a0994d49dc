// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListGoalsRequest, GoalPlan, Goal, ListGoalsResponse, SetGoalRequest, SetGoalResponse, DeleteGoalRequest, DeleteGoalResponse } from './goals.reader.ts'

const goalKind = member('GOAL_KIND_', ['', 'BLOOD_SUGAR_CHECKS', 'BLOOD_PRESSURE_CHECKS', 'WEIGH_INS', 'ACTIVITY', 'FOOD', 'SLEEP', 'STRESS', 'OTHER'])

export const ListGoalsRequestReader: Tolerant<ListGoalsRequest> = object({})

export const GoalPlanReader: Tolerant<GoalPlan> = object({
  kind: defaulted(goalKind, "GOAL_KIND_UNSPECIFIED"),
  title: defaulted(text(/./su), ''),
  weeklyTargetCount: defaulted(numeral(number(true, 1, 70)), 0),
  startDate: CalendarDateReader,
  endDate: optional(orUnreadable(CalendarDateReader)),
})

export const GoalReader: Tolerant<Goal> = object({
  id: defaulted(text(/./su), ''),
  plan: GoalPlanReader,
  weeklyCompletedCount: optional(orUnreadable(numeral(number(true, 0, 10000)))),
})

export const ListGoalsResponseReader: Tolerant<ListGoalsResponse> = object({
  goals: defaulted(rows(GoalReader), []),
})

export const SetGoalRequestReader: Tolerant<SetGoalRequest> = object({
  id: defaulted(text(/./su), ''),
  plan: GoalPlanReader,
}, (value) => ["BLOOD_SUGAR_CHECKS", "BLOOD_PRESSURE_CHECKS", "WEIGH_INS", "ACTIVITY", "FOOD", "SLEEP", "STRESS", "OTHER"].includes(value.plan.kind))

export const SetGoalResponseReader: Tolerant<SetGoalResponse> = object({
  goal: GoalReader,
})

export const DeleteGoalRequestReader: Tolerant<DeleteGoalRequest> = object({
  id: defaulted(text(/./su), ''),
})

export const DeleteGoalResponseReader: Tolerant<DeleteGoalResponse> = object({})
