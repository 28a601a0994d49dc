import type {
  Channel,
  ChannelPreference,
  CommunicationPreferences,
  OptState,
  ReminderFrequency,
} from '#generated/schemas/rpc/communications.reader.ts'
import { weekdays } from './weekdays.ts'
import { isUnknown, type Known, rawOf } from '#platform/model/parts/unknown-enum.ts'

export type { CommunicationPreferences }

type KnownChannel = Known<Channel>
/** The states that a member can choose. */
type OptChoice = Exclude<Known<OptState>, 'PROMPT'>

/** PROF-008. */
export const channels = ['SMS', 'PUSH_NOTIFICATION'] as const satisfies readonly KnownChannel[]
export const optChoices = ['IN', 'OUT'] as const satisfies readonly OptChoice[]
/** PROF-010. */
export const reminderFrequencies = [
  'DAY',
  'WEEK',
  'MONTH',
] as const satisfies readonly Known<ReminderFrequency>[]

/** A change of preferences; absent fields stay unchanged. */
export type CommunicationsRequest = {
  readonly channels: readonly { readonly channel: KnownChannel; readonly optState: OptChoice }[]
  readonly reminderFrequency?: ReminderFrequency
  readonly weekdays?: CommunicationPreferences['weekdays']
}

/**
 * The form's input; null for a channel that the member was not asked about, or whose state is
 * unknown.
 */
export type CommunicationsInput = Readonly<Record<KnownChannel, OptChoice | null>> &
  Pick<CommunicationPreferences, 'reminderFrequency' | 'weekdays'>

/** The preference of a channel; undefined when the answer has no readable one. */
export function channelOf(
  { channels: known }: CommunicationPreferences,
  channel: KnownChannel,
): ChannelPreference | undefined {
  return known.items.find((one) => one.channel === channel)
}

export function communicationsInputOf(preferences: CommunicationPreferences): CommunicationsInput {
  const { reminderFrequency, weekdays } = preferences
  const choiceOf = (channel: KnownChannel): OptChoice | null => {
    const state = channelOf(preferences, channel)?.optState ?? 'PROMPT'
    return state === 'PROMPT' || isUnknown(state) ? null : state
  }
  return {
    SMS: choiceOf('SMS'),
    PUSH_NOTIFICATION: choiceOf('PUSH_NOTIFICATION'),
    reminderFrequency,
    weekdays,
  }
}

type Days = CommunicationPreferences['weekdays']

/** The fields that a save compares: the form's input and the preferences from which it was read. */
export type CommunicationsFields = CommunicationsInput & {
  readonly stored: CommunicationPreferences
}

/** Sorts the weekdays, so that equal selections compare as equal. */
export function communicationsFieldsOf(
  typed: CommunicationsInput,
  stored: CommunicationPreferences,
): CommunicationsFields {
  return {
    ...typed,
    weekdays: [
      ...weekdays.filter((day) => typed.weekdays.includes(day)),
      ...typed.weekdays.filter(isUnknown).toSorted((a, b) => rawOf(a).localeCompare(rawOf(b))),
    ],
    stored,
  }
}

const sameDays = (a: Days, b: Days): boolean =>
  a.length === b.length && a.every((day) => b.some((other) => rawOf(other) === rawOf(day)))

/** The changed preferences; null when nothing has changed. */
export function communicationsRequest(
  typed: CommunicationsInput,
  before: CommunicationPreferences,
): CommunicationsRequest | null {
  const kept = communicationsInputOf(before)
  const changed = channels.flatMap((channel) => {
    const optState = typed[channel]
    return optState !== null && optState !== kept[channel] ? [{ channel, optState }] : []
  })
  const isOther = rawOf(typed.reminderFrequency) !== rawOf(kept.reminderFrequency)
  const hasOtherDays = !sameDays(typed.weekdays, kept.weekdays)
  if (changed.length === 0 && !isOther && !hasOtherDays) return null
  return {
    channels: changed,
    ...(isOther ? { reminderFrequency: typed.reminderFrequency } : {}),
    ...(hasOtherDays ? { weekdays: typed.weekdays } : {}),
  }
}

/** Whether no channel reaches the member. False when a preference is unreadable or unknown. */
export function reachesNobody({ channels: { items, leftOut } }: CommunicationPreferences): boolean {
  return leftOut === 0 && items.every(({ optState }) => optState !== 'IN' && !isUnknown(optState))
}
