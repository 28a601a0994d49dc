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

type Channel = (typeof channels)[number]
type OptChoice = (typeof optChoices)[number]

/** What is to change; what is left out stays as it was. */
export type CommunicationsWish = {
  readonly channels: readonly { readonly channel: Channel; readonly optState: OptChoice }[]
  readonly reminderFrequency?: CommunicationPreferences['reminderFrequency']
  readonly weekdays?: CommunicationPreferences['weekdays']
}

/** What stands in the form; null for a channel about which the member was not asked yet. */
export type CommunicationsTyped = Readonly<Record<Channel, OptChoice | null>> & Pick<CommunicationPreferences, 'reminderFrequency' | 'weekdays'>

export function communicationsTypedOf({ channels: known, reminderFrequency, weekdays }: CommunicationPreferences): CommunicationsTyped {
  const choiceOf = (channel: Channel): OptChoice | null => {
    const state = known.find(one => one.channel === channel)?.optState ?? 'PROMPT'
    return state === 'PROMPT' ? null : state
  }
  return { SMS: choiceOf('SMS'), PUSH_NOTIFICATION: choiceOf('PUSH_NOTIFICATION'), reminderFrequency, weekdays }
}

const sameDays = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every(day => b.includes(day))

/** What has changed, or null when nothing has. */
export function communicationsWish(typed: CommunicationsTyped, before: CommunicationPreferences): CommunicationsWish | null {
  const kept = communicationsTypedOf(before)
  const changed = channels.flatMap(channel => {
    const optState = typed[channel]
    return optState !== null && optState !== kept[channel] ? [{ channel, optState }] : []
  })
  const isOther = typed.reminderFrequency !== kept.reminderFrequency
  const hasOtherDays = !sameDays(typed.weekdays, kept.weekdays)
  if (changed.length === 0 && !isOther && !hasOtherDays) return null
  return { channels: changed, ...(isOther ? { reminderFrequency: typed.reminderFrequency } : {}), ...(hasOtherDays ? { weekdays: typed.weekdays } : {}) }
}
