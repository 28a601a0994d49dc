import * as Schema from 'effect/Schema'
import { listOf, matching } from './formats.ts'
import { Weekdays } from './schedule.ts'

/** PROF-008. */
export const channels = ['SMS', 'PUSH_NOTIFICATION'] as const
/** PROF-009. PROMPT: not asked yet. */
export const optStates = ['PROMPT', 'IN', 'OUT'] as const
/** What a member can choose. */
export const optChoices = ['IN', 'OUT'] as const
/** PROF-010. */
export const reminderFrequencies = ['DAY', 'WEEK', 'MONTH'] as const

/** `destinationEnding`: the last four digits of the phone that text messages go to; empty without one. */
export const ChannelPreference = Schema.Struct({
  channel: Schema.Literals(channels),
  optState: Schema.Literals(optStates),
  destinationEnding: matching(/^([0-9]{4})?$/),
})

/** How the member wants to hear from us (2§3). */
export const CommunicationPreferences = Schema.Struct({
  channels: listOf(ChannelPreference, 2),
  reminderFrequency: Schema.Literals(reminderFrequencies),
  weekdays: Weekdays,
})
export type CommunicationPreferences = typeof CommunicationPreferences.Type
