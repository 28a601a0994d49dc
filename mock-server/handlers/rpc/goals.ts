import { create } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  DeleteGoalResponseSchema,
  type Goal,
  GoalKind,
  GoalPlanSchema,
  GoalSchema,
  type GoalsService,
  ListGoalsResponseSchema,
  SetGoalResponseSchema,
} from '../../../generated/proto/portal/goals/v1/goals_pb.js'
import { readFact, updateFact } from '../../database/facts/facts.ts'
import type { GoalFact } from '../../database/facts/reading-facts.ts'
import { dayNumber, dayText, wallClock } from '../../services/time/time-zone.ts'
import { messageDateOf, dayOf } from '../../services/time/calendar-date.ts'
import { type MemberCall, memberCall } from '../rpc-call.ts'
import { finishTasks } from '../../services/members/finish-tasks.ts'

const MOST = 10

/** Goals that readings fulfil, as a table with a condition. */
const measured: Partial<Record<GoalFact['kind'], string>> = {
  BLOOD_SUGAR_CHECKS: 'bg_readings WHERE is_control = 0 AND is_left_out = 0 AND',
  BLOOD_PRESSURE_CHECKS: 'bp_readings WHERE',
  WEIGH_INS: 'weight_readings WHERE is_irregular = 0 AND',
}

const weeklyCompletedCount = async (
  { store, caller, now }: MemberCall,
  goal: GoalFact,
): Promise<number | undefined> => {
  const from = measured[goal.kind]
  if (!from) return undefined
  const weekAgo = dayText(dayNumber(wallClock(caller.timeZone, now)) - 6)
  const first = goal.startDate > weekAgo ? goal.startDate : weekAgo
  const row = await store.get<{ done: number }>(
    `SELECT COUNT(*) AS done FROM ${from} member_id = ? AND at_ms <= ? AND local_time >= ?`,
    [caller.id, now, `${first}T00:00:00`],
  )
  return row?.done ?? 0
}

const wire = async (call: MemberCall, goal: GoalFact): Promise<Goal> => {
  const { id, kind, title, weeklyTargetCount, startDate, endDate } = goal
  const done = await weeklyCompletedCount(call, goal)
  return create(GoalSchema, {
    id,
    plan: create(GoalPlanSchema, {
      kind: GoalKind[kind],
      title,
      weeklyTargetCount,
      startDate: messageDateOf(startDate),
      ...(endDate === null ? {} : { endDate: messageDateOf(endDate) }),
    }),
    ...(done === undefined ? {} : { weeklyCompletedCount: done }),
  })
}

export const goals: ServiceImpl<typeof GoalsService> = {
  listGoals: async (_request, context) => {
    const call = memberCall(context)
    const mine = await readFact(call.store, call.caller.id, 'goals')
    return create(ListGoalsResponseSchema, {
      goals: await Promise.all(mine.map((goal) => wire(call, goal))),
    })
  },

  setGoal: async ({ id, plan }, context) => {
    const call = memberCall(context)
    if (!plan) throw call.problem('invalid-argument')
    const { title, weeklyTargetCount } = plan
    const startDate = dayOf(plan.startDate)
    const endDate = plan.endDate === undefined ? null : dayOf(plan.endDate)
    if (endDate !== null && endDate < startDate) throw call.problem('goal-ends-before-start')
    // The rules of the message exclude kinds without a name.
    const goal: GoalFact = {
      id,
      kind: GoalKind[plan.kind] as GoalFact['kind'],
      title,
      weeklyTargetCount,
      startDate,
      endDate,
    }
    await updateFact(call.store, call.caller.id, 'goals', (before) => {
      const isKnown = before.some((one) => one.id === id)
      if (!isKnown && before.length >= MOST) throw call.problem('too-many-goals')
      return isKnown ? before.map((one) => (one.id === id ? goal : one)) : [goal, ...before]
    })
    await finishTasks(call, 'SET_GOAL')
    return create(SetGoalResponseSchema, { goal: await wire(call, goal) })
  },

  deleteGoal: async ({ id }, context) => {
    const { store, caller, problem } = memberCall(context)
    await updateFact(store, caller.id, 'goals', (before) => {
      if (!before.some((one) => one.id === id)) throw problem('goal-not-found')
      return before.filter((one) => one.id !== id)
    })
    return create(DeleteGoalResponseSchema, {})
  },
}
