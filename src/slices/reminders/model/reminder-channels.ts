import { isUnreadable } from '#platform/model/parts/part.ts'
import {
  channelOf,
  channels,
  type CommunicationPreferences,
  type CommunicationsFields,
  communicationsFieldsOf,
  type CommunicationsInput,
  communicationsInputOf,
} from '#session/member/model/communications.ts'

/** The channels as the form of a reminder changes them; `null` stays as it is. */
export type ChannelChoices = Pick<CommunicationsInput, (typeof channels)[number]>

export const noChannelChoices: ChannelChoices = { SMS: null, PUSH_NOTIFICATION: null }

/** The channels after the choices of the form. */
export function chosenChannels(
  preferences: CommunicationPreferences,
  { SMS, PUSH_NOTIFICATION }: ChannelChoices,
): ChannelChoices {
  const stored = communicationsInputOf(preferences)
  return {
    SMS: SMS ?? stored.SMS,
    PUSH_NOTIFICATION: PUSH_NOTIFICATION ?? stored.PUSH_NOTIFICATION,
  }
}

/**
 * The last digits of the phone that texts go to; empty without a mobile phone, `unreadable` where
 * they could not be read.
 */
export function textsTo(preferences: CommunicationPreferences, unreadable: string): string {
  const ending = channelOf(preferences, 'SMS')?.destinationEnding ?? ''
  return isUnreadable(ending) ? unreadable : ending
}

/** The channels whose conflict the member has answered, as the server has them. */
export function answeredChannels(shown: ChannelChoices | null): Partial<CommunicationsFields> {
  return Object.fromEntries(
    channels.flatMap((channel) => {
      const now = shown?.[channel] ?? null
      return now === null ? [] : [[channel, now]]
    }),
  )
}

/** The change of the preferences that the choices ask for; `null` when there is none. */
export function channelsEdit(
  preferences: CommunicationPreferences,
  choices: ChannelChoices,
): { readonly told: CommunicationsFields; readonly shown: CommunicationsFields } | null {
  const stored = communicationsInputOf(preferences)
  const chosen = chosenChannels(preferences, choices)
  return channels.every((channel) => chosen[channel] === stored[channel])
    ? null
    : {
        told: communicationsFieldsOf({ ...stored, ...chosen }, preferences),
        shown: communicationsFieldsOf(stored, preferences),
      }
}
