// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, list, member, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { ChannelPreference, CommunicationPreferences, GetCommunicationPreferencesRequest, GetCommunicationPreferencesResponse, ChannelChoice, WeekdayChoice, UpdateCommunicationPreferencesRequest, UpdateCommunicationPreferencesResponse } from './communications.reader.ts'

const channel = member('CHANNEL_', ['', 'SMS', 'PUSH_NOTIFICATION'])
const optState = member('OPT_STATE_', ['', 'PROMPT', 'IN', 'OUT'])
const pattern = text(/^([0-9]{4})?$/u)
const reminderFrequency = member('REMINDER_FREQUENCY_', ['', 'DAY', 'WEEK', 'MONTH'])
const weekday = member('WEEKDAY_', ['', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
const optState2 = member('OPT_STATE_', ['', '', 'IN', 'OUT'])
const reminderFrequency2 = member('REMINDER_FREQUENCY_', ['UNSPECIFIED', 'DAY', 'WEEK', 'MONTH'])

export const ChannelPreferenceReader: Tolerant<ChannelPreference> = object({
  channel: defaulted(channel, "CHANNEL_UNSPECIFIED"),
  optState: defaulted(optState, "OPT_STATE_UNSPECIFIED"),
  destinationEnding: defaulted(orUnreadable(pattern), ''),
})

export const CommunicationPreferencesReader: Tolerant<CommunicationPreferences> = object({
  channels: defaulted(rows(ChannelPreferenceReader), []),
  reminderFrequency: defaulted(reminderFrequency, "REMINDER_FREQUENCY_UNSPECIFIED"),
  weekdays: defaulted(list(weekday), []),
})

export const GetCommunicationPreferencesRequestReader: Tolerant<GetCommunicationPreferencesRequest> = object({})

export const GetCommunicationPreferencesResponseReader: Tolerant<GetCommunicationPreferencesResponse> = object({
  preferences: CommunicationPreferencesReader,
})

export const ChannelChoiceReader: Tolerant<ChannelChoice> = object({
  channel: defaulted(channel, "CHANNEL_UNSPECIFIED"),
  optState: defaulted(optState2, "OPT_STATE_UNSPECIFIED"),
})

export const WeekdayChoiceReader: Tolerant<WeekdayChoice> = object({
  weekdays: defaulted(list(weekday), []),
})

export const UpdateCommunicationPreferencesRequestReader: Tolerant<UpdateCommunicationPreferencesRequest> = object({
  channels: defaulted(rows(ChannelChoiceReader), []),
  reminderFrequency: defaulted(reminderFrequency2, "REMINDER_FREQUENCY_UNSPECIFIED"),
  weekdays: optional(WeekdayChoiceReader),
})

export const UpdateCommunicationPreferencesResponseReader: Tolerant<UpdateCommunicationPreferencesResponse> = object({
  preferences: CommunicationPreferencesReader,
})
