import type { MessageInitShape } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  type FlowAdminService,
  FlowCode,
  FlowProgress,
  type MemberFlowSchema,
} from '../../../generated/proto/portal/flow_admin/v1/flow_admin_pb.js'
import { flowCodes, type FlowCodeName, flowTitles } from '../../seed/content/flow-codes.ts'
import { localize } from '../../seed/content/localized-text.ts'
import {
  activePrograms,
  hasFeature,
  hasFoodLog,
  weightPrograms,
} from '../../services/members/program-eligibility.ts'
import { readFact, updateFact } from '../../database/facts/facts.ts'
import type { FlowFact } from '../../database/facts/flow-facts.ts'
import { momentAt } from '../../services/time/moment-at.ts'
import { dayNumber, dayText, wallClock } from '../../services/time/time-zone.ts'
import { messageDateOf } from '../../services/time/calendar-date.ts'
import { type MemberCall, memberCall } from '../rpc-call.ts'

const untouched: FlowFact = {
  progress: 'NOT_STARTED',
  startedAt: null,
  completedAt: null,
  snoozeEndDate: null,
}

/** Returns the flows of the member's programs, devices and features. */
const flowsOn = async ({ store, caller }: MemberCall): Promise<ReadonlySet<FlowCodeName>> => {
  const active = await activePrograms(store, caller.id)
  const [onboarding, goals, glp1] = await Promise.all(
    ['ONBOARDING', 'GOAL_SETTING', 'GLP1_ENGAGEMENT'].map((name) =>
      hasFeature(store, caller.id, name),
    ),
  )
  const { deviceGroupsByPrograms } = await readFact(store, caller.id, 'devices')
  const on: Readonly<Record<FlowCodeName, boolean>> = {
    ONBOARDING: onboarding === true,
    INTRO_TOUR: active.size > 0,
    FOOD_LOG_INTRO: hasFoodLog(active),
    DEVICE_ACTIVATION: deviceGroupsByPrograms.length > 0,
    SCALE_ONBOARDING: weightPrograms.some((program) => active.has(program)),
    FIVE_DAY_CHECK: active.has('hypertension') || active.has('chronicKidneyDisease'),
    GOAL_SETTING: goals === true && active.size > 0,
    HEALTH_PROFILE: active.size > 0,
    GLP1_CHECK_IN: glp1 === true,
  }
  return new Set(flowCodes.filter((code) => on[code]))
}

const wire = (
  code: FlowCodeName,
  fact: FlowFact,
  enabled: boolean,
  { caller, now, language }: MemberCall,
): MessageInitShape<typeof MemberFlowSchema> => {
  const isBack =
    fact.progress === 'SNOOZED' &&
    (fact.snoozeEndDate ?? '') <= wallClock(caller.timeZone, now).slice(0, 10)
  const progress = isBack ? (fact.startedAt === null ? 'NOT_STARTED' : 'STARTED') : fact.progress
  return {
    code: FlowCode[code],
    title: localize(flowTitles[code], language),
    enabled,
    progress: FlowProgress[progress],
    ...(fact.startedAt === null ? {} : { startTime: momentAt(caller.timeZone, fact.startedAt) }),
    ...(fact.completedAt === null
      ? {}
      : { completeTime: momentAt(caller.timeZone, fact.completedAt) }),
    ...(progress === 'SNOOZED' && fact.snoozeEndDate !== null
      ? { snoozeEndDate: messageDateOf(fact.snoozeEndDate) }
      : {}),
  }
}

const change = async (
  call: MemberCall,
  wanted: FlowCode,
  next: (before: FlowFact, clock: string) => FlowFact,
) => {
  const { store, caller, now, problem } = call
  // The rules of the message exclude UNSPECIFIED.
  const code = FlowCode[wanted] as FlowCodeName
  if (!(await flowsOn(call)).has(code)) throw problem('flow-off')
  const clock = wallClock(caller.timeZone, now)
  const after = await updateFact(store, caller.id, 'flows', (before) => ({
    ...before,
    [code]: next(before[code] ?? untouched, clock),
  }))
  return { flow: wire(code, after[code] ?? untouched, true, call) }
}

export const flowAdmin: ServiceImpl<typeof FlowAdminService> = {
  listFlows: async (_request, context) => {
    const call = memberCall(context)
    const [on, facts] = [await flowsOn(call), await readFact(call.store, call.caller.id, 'flows')]
    return {
      flows: flowCodes.map((code) => wire(code, facts[code] ?? untouched, on.has(code), call)),
    }
  },
  restartFlow: ({ code }, context) =>
    change(memberCall(context), code, (_before, clock) => ({
      progress: 'STARTED',
      startedAt: clock,
      completedAt: null,
      snoozeEndDate: null,
    })),
  completeFlow: ({ code }, context) =>
    change(memberCall(context), code, (before, clock) =>
      before.progress === 'COMPLETED'
        ? before
        : { ...before, progress: 'COMPLETED', completedAt: clock, snoozeEndDate: null },
    ),
  snoozeFlow: ({ code, dayCount: days }, context) => {
    const call = memberCall(context)
    return change(call, code, (before, clock) => {
      if (before.progress === 'COMPLETED') throw call.problem('flow-already-completed')
      return { ...before, progress: 'SNOOZED', snoozeEndDate: dayText(dayNumber(clock) + days) }
    })
  },
}
