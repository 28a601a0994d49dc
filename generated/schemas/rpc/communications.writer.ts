// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, distinct, empty, list, matching, member } from '../write.ts'

export const ChannelPreference = Schema.Struct({
  channel: defaulted(member('CHANNEL_', ['SMS', 'PUSH_NOTIFICATION']), "CHANNEL_UNSPECIFIED"),
  optState: defaulted(member('OPT_STATE_', ['PROMPT', 'IN', 'OUT']), "OPT_STATE_UNSPECIFIED"),
  destinationEnding: defaulted(matching(/^([0-9]{4})?$/u), ''),
})
export type ChannelPreference = typeof ChannelPreference.Type

export const CommunicationPreferences = Schema.Struct({
  channels: defaulted(list(ChannelPreference, 0, 2), []),
  reminderFrequency: defaulted(member('REMINDER_FREQUENCY_', ['DAY', 'WEEK', 'MONTH']), "REMINDER_FREQUENCY_UNSPECIFIED"),
  weekdays: defaulted(list(member('WEEKDAY_', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']), 0, 7).check(distinct), []),
})
export type CommunicationPreferences = typeof CommunicationPreferences.Type

export const GetCommunicationPreferencesRequest = empty
export type GetCommunicationPreferencesRequest = typeof GetCommunicationPreferencesRequest.Type

export const GetCommunicationPreferencesResponse = Schema.Struct({
  preferences: CommunicationPreferences,
})
export type GetCommunicationPreferencesResponse = typeof GetCommunicationPreferencesResponse.Type

export const ChannelChoice = Schema.Struct({
  channel: defaulted(member('CHANNEL_', ['SMS', 'PUSH_NOTIFICATION']), "CHANNEL_UNSPECIFIED"),
  optState: defaulted(member('OPT_STATE_', ['IN', 'OUT']), "OPT_STATE_UNSPECIFIED"),
})
export type ChannelChoice = typeof ChannelChoice.Type

export const WeekdayChoice = Schema.Struct({
  weekdays: defaulted(list(member('WEEKDAY_', ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']), 0, 7).check(distinct), []),
})
export type WeekdayChoice = typeof WeekdayChoice.Type

export const UpdateCommunicationPreferencesRequest = Schema.Struct({
  channels: defaulted(list(ChannelChoice, 0, 2), []),
  reminderFrequency: defaulted(member('REMINDER_FREQUENCY_', ['UNSPECIFIED', 'DAY', 'WEEK', 'MONTH']), "REMINDER_FREQUENCY_UNSPECIFIED"),
  weekdays: Schema.optionalKey(WeekdayChoice),
})
export type UpdateCommunicationPreferencesRequest = typeof UpdateCommunicationPreferencesRequest.Type

export const UpdateCommunicationPreferencesResponse = Schema.Struct({
  preferences: CommunicationPreferences,
})
export type UpdateCommunicationPreferencesResponse = typeof UpdateCommunicationPreferencesResponse.Type
