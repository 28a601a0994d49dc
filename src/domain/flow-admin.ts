import * as Schema from 'effect/Schema'
import { text } from './formats.ts'
import { MessageDateTime, MessageDay } from './message-formats.ts'

export const flowCodes = ['ONBOARDING', 'INTRO_TOUR', 'FOOD_LOG_INTRO', 'DEVICE_ACTIVATION', 'SCALE_ONBOARDING', 'FIVE_DAY_CHECK', 'GOAL_SETTING', 'HEALTH_PROFILE', 'GLP1_CHECK_IN'] as const
export const flowProgresses = ['NOT_STARTED', 'STARTED', 'SNOOZED', 'COMPLETED'] as const

/** A guided flow of the portal, and where the member is in it. `isOn`: her programs, devices and features bring it. */
export const MemberFlow = Schema.Struct({
  code: Schema.Literals(flowCodes),
  title: text(1, 120),
  isOn: Schema.Boolean,
  progress: Schema.Literals(flowProgresses),
  startedAt: Schema.optionalKey(MessageDateTime),
  completedAt: Schema.optionalKey(MessageDateTime),
  snoozedUntil: Schema.optionalKey(MessageDay),
})
export type MemberFlow = typeof MemberFlow.Type
