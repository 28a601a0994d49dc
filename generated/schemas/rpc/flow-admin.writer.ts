// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, formats, list, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListFlowsRequest = empty
export type ListFlowsRequest = typeof ListFlowsRequest.Type

export const MemberFlow = Schema.Struct({
  code: defaulted(member('FLOW_CODE_', ['ONBOARDING', 'INTRO_TOUR', 'FOOD_LOG_INTRO', 'DEVICE_ACTIVATION', 'SCALE_ONBOARDING', 'FIVE_DAY_CHECK', 'GOAL_SETTING', 'HEALTH_PROFILE', 'GLP1_CHECK_IN']), "FLOW_CODE_UNSPECIFIED"),
  title: defaulted(text(1, 120).check(wellFormed), ''),
  enabled: defaulted(Schema.Boolean, false),
  progress: defaulted(member('FLOW_PROGRESS_', ['NOT_STARTED', 'STARTED', 'SNOOZED', 'COMPLETED']), "FLOW_PROGRESS_UNSPECIFIED"),
  startTime: Schema.optionalKey(formats.timestamp),
  completeTime: Schema.optionalKey(formats.timestamp),
  snoozeEndDate: Schema.optionalKey(CalendarDate),
})
export type MemberFlow = typeof MemberFlow.Type

export const ListFlowsResponse = Schema.Struct({
  flows: defaulted(list(MemberFlow, 0, 50), []),
})
export type ListFlowsResponse = typeof ListFlowsResponse.Type

export const RestartFlowRequest = Schema.Struct({
  code: defaulted(member('FLOW_CODE_', ['ONBOARDING', 'INTRO_TOUR', 'FOOD_LOG_INTRO', 'DEVICE_ACTIVATION', 'SCALE_ONBOARDING', 'FIVE_DAY_CHECK', 'GOAL_SETTING', 'HEALTH_PROFILE', 'GLP1_CHECK_IN']), "FLOW_CODE_UNSPECIFIED"),
})
export type RestartFlowRequest = typeof RestartFlowRequest.Type

export const RestartFlowResponse = Schema.Struct({
  flow: MemberFlow,
})
export type RestartFlowResponse = typeof RestartFlowResponse.Type

export const CompleteFlowRequest = Schema.Struct({
  code: defaulted(member('FLOW_CODE_', ['ONBOARDING', 'INTRO_TOUR', 'FOOD_LOG_INTRO', 'DEVICE_ACTIVATION', 'SCALE_ONBOARDING', 'FIVE_DAY_CHECK', 'GOAL_SETTING', 'HEALTH_PROFILE', 'GLP1_CHECK_IN']), "FLOW_CODE_UNSPECIFIED"),
})
export type CompleteFlowRequest = typeof CompleteFlowRequest.Type

export const CompleteFlowResponse = Schema.Struct({
  flow: MemberFlow,
})
export type CompleteFlowResponse = typeof CompleteFlowResponse.Type

export const SnoozeFlowRequest = Schema.Struct({
  code: defaulted(member('FLOW_CODE_', ['ONBOARDING', 'INTRO_TOUR', 'FOOD_LOG_INTRO', 'DEVICE_ACTIVATION', 'SCALE_ONBOARDING', 'FIVE_DAY_CHECK', 'GOAL_SETTING', 'HEALTH_PROFILE', 'GLP1_CHECK_IN']), "FLOW_CODE_UNSPECIFIED"),
  dayCount: defaulted(whole(1, 30), 0),
})
export type SnoozeFlowRequest = typeof SnoozeFlowRequest.Type

export const SnoozeFlowResponse = Schema.Struct({
  flow: MemberFlow,
})
export type SnoozeFlowResponse = typeof SnoozeFlowResponse.Type
