// Written by `npm run generate` from contracts/. Do not edit.
import { list, member, object, orUnreadable, rows, text, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import type { Weekday } from './schedule.reader.ts'

export type Channel = 'SMS' | 'PUSH_NOTIFICATION' | Unknown

export type OptState = 'PROMPT' | 'IN' | 'OUT' | Unknown

export type ReminderFrequency = 'DAY' | 'WEEK' | 'MONTH' | Unknown

export type ChannelPreference = {
  readonly channel: Channel
  readonly optState: OptState
  readonly destinationEnding: string | Unreadable
}

export type CommunicationPreferences = {
  readonly channels: Rows<ChannelPreference>
  readonly reminderFrequency: ReminderFrequency
  readonly weekdays: readonly Weekday[]
}

export type GetCommunicationPreferencesRequest = {
}

export type GetCommunicationPreferencesResponse = {
  readonly preferences: CommunicationPreferences
}

export type ChannelChoice = {
  readonly channel: Channel
  readonly optState: Exclude<OptState, 'PROMPT'>
}

export type WeekdayChoice = {
  readonly weekdays: readonly Weekday[]
}

export type UpdateCommunicationPreferencesRequest = {
  readonly channels: Rows<ChannelChoice>
  readonly reminderFrequency: ReminderFrequency | 'UNSPECIFIED'
  readonly weekdays?: WeekdayChoice
}

export type UpdateCommunicationPreferencesResponse = {
  readonly preferences: CommunicationPreferences
}

const channel = member('CHANNEL_', ['', 'SMS', 'PUSH_NOTIFICATION'])
const optState = member('OPT_STATE_', ['', 'PROMPT', 'IN', 'OUT'])
const pattern = text(/^([0-9]{4})?$/u)
const reminderFrequency = member('REMINDER_FREQUENCY_', ['', 'DAY', 'WEEK', 'MONTH'])
const weekday = member('WEEKDAY_', ['', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
const optState2 = member('OPT_STATE_', ['', '', 'IN', 'OUT'])
const reminderFrequency2 = member('REMINDER_FREQUENCY_', ['UNSPECIFIED', 'DAY', 'WEEK', 'MONTH'])

/** Reads `ChannelPreference` as a server sends it. */
export const readChannelPreference: Reader<ChannelPreference> = object<ChannelPreference>({
  channel: [channel, "CHANNEL_UNSPECIFIED"],
  optState: [optState, "OPT_STATE_UNSPECIFIED"],
  destinationEnding: [orUnreadable(pattern), ''],
})

/** Reads `CommunicationPreferences` as a server sends it. */
export const readCommunicationPreferences: Reader<CommunicationPreferences> = object<CommunicationPreferences>({
  channels: [rows(readChannelPreference), []],
  reminderFrequency: [reminderFrequency, "REMINDER_FREQUENCY_UNSPECIFIED"],
  weekdays: [list(weekday), []],
})

/** Reads `GetCommunicationPreferencesRequest` as a server sends it. */
export const readGetCommunicationPreferencesRequest: Reader<GetCommunicationPreferencesRequest> = object<GetCommunicationPreferencesRequest>({})

/** Reads `GetCommunicationPreferencesResponse` as a server sends it. */
export const readGetCommunicationPreferencesResponse: Reader<GetCommunicationPreferencesResponse> = object<GetCommunicationPreferencesResponse>({
  preferences: readCommunicationPreferences,
})

/** Reads `ChannelChoice` as a server sends it. */
export const readChannelChoice: Reader<ChannelChoice> = object<ChannelChoice>({
  channel: [channel, "CHANNEL_UNSPECIFIED"],
  optState: [optState2, "OPT_STATE_UNSPECIFIED"],
})

/** Reads `WeekdayChoice` as a server sends it. */
export const readWeekdayChoice: Reader<WeekdayChoice> = object<WeekdayChoice>({
  weekdays: [list(weekday), []],
})

/** Reads `UpdateCommunicationPreferencesRequest` as a server sends it. */
export const readUpdateCommunicationPreferencesRequest: Reader<UpdateCommunicationPreferencesRequest> = object<UpdateCommunicationPreferencesRequest>({
  channels: [rows(readChannelChoice), []],
  reminderFrequency: [reminderFrequency2, "REMINDER_FREQUENCY_UNSPECIFIED"],
  weekdays: [readWeekdayChoice],
})

/** Reads `UpdateCommunicationPreferencesResponse` as a server sends it. */
export const readUpdateCommunicationPreferencesResponse: Reader<UpdateCommunicationPreferencesResponse> = object<UpdateCommunicationPreferencesResponse>({
  preferences: readCommunicationPreferences,
})
