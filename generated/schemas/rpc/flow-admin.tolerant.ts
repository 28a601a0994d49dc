// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, formats, member, number, numeral, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListFlowsRequest, MemberFlow, ListFlowsResponse, RestartFlowRequest, RestartFlowResponse, CompleteFlowRequest, CompleteFlowResponse, SnoozeFlowRequest, SnoozeFlowResponse } from './flow-admin.reader.ts'

const flowCode = member('FLOW_CODE_', ['', 'ONBOARDING', 'INTRO_TOUR', 'FOOD_LOG_INTRO', 'DEVICE_ACTIVATION', 'SCALE_ONBOARDING', 'FIVE_DAY_CHECK', 'GOAL_SETTING', 'HEALTH_PROFILE', 'GLP1_CHECK_IN'])
const flowProgress = member('FLOW_PROGRESS_', ['', 'NOT_STARTED', 'STARTED', 'SNOOZED', 'COMPLETED'])

export const ListFlowsRequestReader: Tolerant<ListFlowsRequest> = object({})

export const MemberFlowReader: Tolerant<MemberFlow> = object({
  code: defaulted(flowCode, "FLOW_CODE_UNSPECIFIED"),
  title: defaulted(text(/./su), ''),
  enabled: defaulted(boolean, false),
  progress: defaulted(flowProgress, "FLOW_PROGRESS_UNSPECIFIED"),
  startTime: optional(orUnreadable(formats.timestamp)),
  completeTime: optional(orUnreadable(formats.timestamp)),
  snoozeEndDate: optional(orUnreadable(CalendarDateReader)),
})

export const ListFlowsResponseReader: Tolerant<ListFlowsResponse> = object({
  flows: defaulted(rows(MemberFlowReader), []),
})

export const RestartFlowRequestReader: Tolerant<RestartFlowRequest> = object({
  code: defaulted(flowCode, "FLOW_CODE_UNSPECIFIED"),
})

export const RestartFlowResponseReader: Tolerant<RestartFlowResponse> = object({
  flow: MemberFlowReader,
})

export const CompleteFlowRequestReader: Tolerant<CompleteFlowRequest> = object({
  code: defaulted(flowCode, "FLOW_CODE_UNSPECIFIED"),
})

export const CompleteFlowResponseReader: Tolerant<CompleteFlowResponse> = object({
  flow: MemberFlowReader,
})

export const SnoozeFlowRequestReader: Tolerant<SnoozeFlowRequest> = object({
  code: defaulted(flowCode, "FLOW_CODE_UNSPECIFIED"),
  dayCount: defaulted(numeral(number(true, 1, 30)), 0),
})

export const SnoozeFlowResponseReader: Tolerant<SnoozeFlowResponse> = object({
  flow: MemberFlowReader,
})
