import type { CommunicationsRequest } from '../model/communications.ts'
import type { UpdateCommunicationPreferencesRequestJson } from '#generated/rpc/portal/communications/v1/communications_pb.js'
import { memberName } from '#generated/schemas/read.ts'

/** The request of a change. An unknown weekday is sent back unchanged. */
export function communicationsChange({
  channels,
  reminderFrequency,
  weekdays,
}: CommunicationsRequest): UpdateCommunicationPreferencesRequestJson {
  return {
    channels: channels.map(({ channel, optState }) => ({
      channel: memberName('CHANNEL_', channel),
      optState: memberName('OPT_STATE_', optState),
    })),
    ...(reminderFrequency === undefined
      ? {}
      : { reminderFrequency: memberName('REMINDER_FREQUENCY_', reminderFrequency) }),
    ...(weekdays === undefined
      ? {}
      : { weekdays: { weekdays: weekdays.map((day) => memberName('WEEKDAY_', day)) } }),
  }
}
