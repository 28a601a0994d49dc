import * as Schema from 'effect/Schema'
import { ChannelPreference, channels, type CommunicationPreferences, type CommunicationsWish, optChoices, optStates, reminderFrequencies } from '#domain/communications.ts'
import { listOf } from '#domain/formats.ts'
import type {
  GetCommunicationPreferencesResponseJson,
  UpdateCommunicationPreferencesRequestJson,
  UpdateCommunicationPreferencesResponseJson,
} from '#generated/rpc/portal/communications/v1/communications_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { word, wordField } from './message-word.ts'
import { WeekdayList } from './weekday-message.ts'

const channel = wordField('CHANNEL', channels)

export const ChannelMessage = Schema.Struct({
  channel,
  optState: wordField('OPT_STATE', optStates),
  destinationEnding: field(ChannelPreference.fields.destinationEnding, ''),
})
export const CommunicationPreferencesMessage = Schema.Struct({
  channels: field(listOf(ChannelMessage, 2), []),
  reminderFrequency: wordField('REMINDER_FREQUENCY', reminderFrequencies),
  weekdays: field(WeekdayList, []),
})
/** Of both RPCs: the preferences as they are now. Without them it would be empty ones, which are refused. */
export const CommunicationsAnswer = Schema.Struct({ preferences: field(CommunicationPreferencesMessage, {}) })

/** What is to change; what is left out or unspecified stays as it was. */
export const CommunicationsChange = Schema.Struct({
  channels: field(listOf(Schema.Struct({ channel, optState: wordField('OPT_STATE', optChoices, ['PROMPT']) }), 2), []),
  reminderFrequency: Schema.optionalKey(Schema.Union([Schema.Literal('REMINDER_FREQUENCY_UNSPECIFIED'), word('REMINDER_FREQUENCY', reminderFrequencies)])),
  weekdays: Schema.optionalKey(Schema.Struct({ weekdays: field(WeekdayList, []) })),
})

export type AcceptsCommunications = [
  Accepts<GetCommunicationPreferencesResponseJson, typeof CommunicationsAnswer>, Accepts<UpdateCommunicationPreferencesResponseJson, typeof CommunicationsAnswer>,
  Accepts<UpdateCommunicationPreferencesRequestJson, typeof CommunicationsChange>,
]

const decode = decoder('getCommunicationPreferences', CommunicationsAnswer)

/** How the member wants to hear from us. Throws ContractBroken. */
export const communicationPreferencesOf = (wire: GetCommunicationPreferencesResponseJson): CommunicationPreferences => decode(wire).preferences

/** What is to change, as it is sent. */
export const communicationsChange = ({ channels: chosen, reminderFrequency, weekdays }: CommunicationsWish): UpdateCommunicationPreferencesRequestJson => ({
  channels: chosen.map(({ channel: name, optState }) => ({ channel: `CHANNEL_${name}`, optState: `OPT_STATE_${optState}` })),
  ...(reminderFrequency === undefined ? {} : { reminderFrequency: `REMINDER_FREQUENCY_${reminderFrequency}` }),
  ...(weekdays === undefined ? {} : { weekdays: { weekdays: weekdays.map(day => `WEEKDAY_${day}` as const) } }),
})
