// Written by `npm run generate` from contracts/. Do not edit.
import { member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type GoalKind = 'BLOOD_SUGAR_CHECKS' | 'BLOOD_PRESSURE_CHECKS' | 'WEIGH_INS' | 'ACTIVITY' | 'FOOD' | 'SLEEP' | 'STRESS' | 'OTHER' | Unknown

export type ListGoalsRequest = {
}

export type GoalPlan = {
  readonly kind: GoalKind
  readonly title: string
  readonly weeklyTargetCount: number
  readonly startDate: CalendarDate
  readonly endDate?: CalendarDate | Unreadable
}

export type Goal = {
  readonly id: Flavor<'GoalId'>
  readonly plan: GoalPlan
  readonly weeklyCompletedCount?: number | Unreadable
}

export type ListGoalsResponse = {
  readonly goals: Rows<Goal>
}

export type SetGoalRequest = {
  readonly id: Flavor<'SetGoalRequestId'>
  readonly plan: GoalPlan
}

export type SetGoalResponse = {
  readonly goal: Goal
}

export type DeleteGoalRequest = {
  readonly id: Flavor<'DeleteGoalRequestId'>
}

export type DeleteGoalResponse = {
}

const goalKind = member('GOAL_KIND_', ['', 'BLOOD_SUGAR_CHECKS', 'BLOOD_PRESSURE_CHECKS', 'WEIGH_INS', 'ACTIVITY', 'FOOD', 'SLEEP', 'STRESS', 'OTHER'])

/** Reads `ListGoalsRequest` as a server sends it. */
export const readListGoalsRequest: Reader<ListGoalsRequest> = object<ListGoalsRequest>({})

/** Reads `GoalPlan` as a server sends it. */
export const readGoalPlan: Reader<GoalPlan> = object<GoalPlan>({
  kind: [goalKind, "GOAL_KIND_UNSPECIFIED"],
  title: [text(/./su), ''],
  weeklyTargetCount: [numeral(number(true, 1, 70)), 0],
  startDate: readCalendarDate,
  endDate: [orUnreadable(readCalendarDate)],
})

/** Reads `Goal` as a server sends it. */
export const readGoal: Reader<Goal> = object<Goal>({
  id: [text(/./su), ''],
  plan: readGoalPlan,
  weeklyCompletedCount: [orUnreadable(numeral(number(true, 0, 10000)))],
})

/** Reads `ListGoalsResponse` as a server sends it. */
export const readListGoalsResponse: Reader<ListGoalsResponse> = object<ListGoalsResponse>({
  goals: [rows(readGoal), []],
})

/** Reads `SetGoalRequest` as a server sends it. */
export const readSetGoalRequest: Reader<SetGoalRequest> = object<SetGoalRequest>({
  id: [text(/./su), ''],
  plan: readGoalPlan,
}, (value) => ["BLOOD_SUGAR_CHECKS", "BLOOD_PRESSURE_CHECKS", "WEIGH_INS", "ACTIVITY", "FOOD", "SLEEP", "STRESS", "OTHER"].includes(value.plan.kind))

/** Reads `SetGoalResponse` as a server sends it. */
export const readSetGoalResponse: Reader<SetGoalResponse> = object<SetGoalResponse>({
  goal: readGoal,
})

/** Reads `DeleteGoalRequest` as a server sends it. */
export const readDeleteGoalRequest: Reader<DeleteGoalRequest> = object<DeleteGoalRequest>({
  id: [text(/./su), ''],
})

/** Reads `DeleteGoalResponse` as a server sends it. */
export const readDeleteGoalResponse: Reader<DeleteGoalResponse> = object<DeleteGoalResponse>({})
