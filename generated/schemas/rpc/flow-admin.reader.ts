// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, formats, member, number, numeral, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type FlowCode = 'ONBOARDING' | 'INTRO_TOUR' | 'FOOD_LOG_INTRO' | 'DEVICE_ACTIVATION' | 'SCALE_ONBOARDING' | 'FIVE_DAY_CHECK' | 'GOAL_SETTING' | 'HEALTH_PROFILE' | 'GLP1_CHECK_IN' | Unknown

export type FlowProgress = 'NOT_STARTED' | 'STARTED' | 'SNOOZED' | 'COMPLETED' | Unknown

export type ListFlowsRequest = {
}

export type MemberFlow = {
  readonly code: FlowCode
  readonly title: string
  readonly enabled: boolean
  readonly progress: FlowProgress
  readonly startTime?: Flavor<'Instant'> | Unreadable
  readonly completeTime?: Flavor<'Instant'> | Unreadable
  readonly snoozeEndDate?: CalendarDate | Unreadable
}

export type ListFlowsResponse = {
  readonly flows: Rows<MemberFlow>
}

export type RestartFlowRequest = {
  readonly code: FlowCode
}

export type RestartFlowResponse = {
  readonly flow: MemberFlow
}

export type CompleteFlowRequest = {
  readonly code: FlowCode
}

export type CompleteFlowResponse = {
  readonly flow: MemberFlow
}

export type SnoozeFlowRequest = {
  readonly code: FlowCode
  readonly dayCount: number
}

export type SnoozeFlowResponse = {
  readonly flow: MemberFlow
}

const flowCode = member('FLOW_CODE_', ['', 'ONBOARDING', 'INTRO_TOUR', 'FOOD_LOG_INTRO', 'DEVICE_ACTIVATION', 'SCALE_ONBOARDING', 'FIVE_DAY_CHECK', 'GOAL_SETTING', 'HEALTH_PROFILE', 'GLP1_CHECK_IN'])
const flowProgress = member('FLOW_PROGRESS_', ['', 'NOT_STARTED', 'STARTED', 'SNOOZED', 'COMPLETED'])

/** Reads `ListFlowsRequest` as a server sends it. */
export const readListFlowsRequest: Reader<ListFlowsRequest> = object<ListFlowsRequest>({})

/** Reads `MemberFlow` as a server sends it. */
export const readMemberFlow: Reader<MemberFlow> = object<MemberFlow>({
  code: [flowCode, "FLOW_CODE_UNSPECIFIED"],
  title: [text(/./su), ''],
  enabled: [boolean, false],
  progress: [flowProgress, "FLOW_PROGRESS_UNSPECIFIED"],
  startTime: [orUnreadable(formats.timestamp)],
  completeTime: [orUnreadable(formats.timestamp)],
  snoozeEndDate: [orUnreadable(readCalendarDate)],
})

/** Reads `ListFlowsResponse` as a server sends it. */
export const readListFlowsResponse: Reader<ListFlowsResponse> = object<ListFlowsResponse>({
  flows: [rows(readMemberFlow), []],
})

/** Reads `RestartFlowRequest` as a server sends it. */
export const readRestartFlowRequest: Reader<RestartFlowRequest> = object<RestartFlowRequest>({
  code: [flowCode, "FLOW_CODE_UNSPECIFIED"],
})

/** Reads `RestartFlowResponse` as a server sends it. */
export const readRestartFlowResponse: Reader<RestartFlowResponse> = object<RestartFlowResponse>({
  flow: readMemberFlow,
})

/** Reads `CompleteFlowRequest` as a server sends it. */
export const readCompleteFlowRequest: Reader<CompleteFlowRequest> = object<CompleteFlowRequest>({
  code: [flowCode, "FLOW_CODE_UNSPECIFIED"],
})

/** Reads `CompleteFlowResponse` as a server sends it. */
export const readCompleteFlowResponse: Reader<CompleteFlowResponse> = object<CompleteFlowResponse>({
  flow: readMemberFlow,
})

/** Reads `SnoozeFlowRequest` as a server sends it. */
export const readSnoozeFlowRequest: Reader<SnoozeFlowRequest> = object<SnoozeFlowRequest>({
  code: [flowCode, "FLOW_CODE_UNSPECIFIED"],
  dayCount: [numeral(number(true, 1, 30)), 0],
})

/** Reads `SnoozeFlowResponse` as a server sends it. */
export const readSnoozeFlowResponse: Reader<SnoozeFlowResponse> = object<SnoozeFlowResponse>({
  flow: readMemberFlow,
})
