import { readable } from './text/text-parts.ts'
import { type Channel, type CustomType, PLACEHOLDER_URL } from './channel.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'

/** Maximum number of channels to load (1§9). */
export const channelsPerLoad = 30

/**
 * Categories of unread messages (2§3). The portal's channels never set those of other products
 * (GAP-017).
 */
export type UnreadCategory = 'chronicCare' | 'telemed' | 'myStrength' | 'foodLogger'
export type HasUnread = Readonly<Record<UnreadCategory, boolean>>

export const noUnread: HasUnread = {
  chronicCare: false,
  telemed: false,
  myStrength: false,
  foodLogger: false,
}

const categories = {
  MEMBER_ONE_ON_ONE: 'chronicCare',
  MEMBER_SUPPORT: 'chronicCare',
  MEMBER_FOOD_LOGGING: 'foodLogger',
} as const satisfies Readonly<Record<Known<CustomType>, UnreadCategory>>

type Counted = Pick<Channel, 'customType' | 'unreadMessageCount'>

/** Returns the categories with unread messages. Channels of an unknown type have no category. */
export function hasUnreadOf(channels: readonly Counted[]): HasUnread {
  return channels.reduce(
    (flags, { customType, unreadMessageCount }) =>
      unreadMessageCount > 0 && !isUnknown(customType)
        ? { ...flags, [categories[customType]]: true }
        : flags,
    noUnread,
  )
}

/** Returns the number of unread messages in all channels. */
export function unreadCount(channels: readonly Counted[]): number {
  return channels.reduce((sum, { unreadMessageCount }) => sum + unreadMessageCount, 0)
}

const mostShown = 9

/** Returns the badge text: null at 0, the number up to 9, then "9+" (1§4). */
export function unreadBadge(count: number): string | null {
  return count <= 0 ? null : count > mostShown ? `${mostShown}+` : String(count)
}

/**
 * Compares channels by their latest message or, without one, by their creation; latest first (1§7).
 */
export function byLatest(one: Channel, other: Channel): number {
  return (
    compare(
      other.lastMessage?.createdAt ?? other.createdAt,
      one.lastMessage?.createdAt ?? one.createdAt,
    ) || compare(one.url, other.url)
  )
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The placeholder for a member's first conversation (1§4). It does not exist on the server. */
export const placeholderChannel: Channel = {
  url: PLACEHOLDER_URL,
  customType: 'MEMBER_ONE_ON_ONE',
  name: '',
  unreadMessageCount: 0,
  members: { items: [], leftOut: 0 },
  myLastReadSequence: 0,
  isFirstInteraction: true,
  createdAt: '',
}

/** The latest channel with the coach; otherwise the latest of an unknown type, which may be it. */
export function coachChannelOf(channels: readonly Channel[]): Channel | undefined {
  const latest = channels.toSorted(byLatest)
  return (
    latest.find(({ customType }) => customType === 'MEMBER_ONE_ON_ONE') ??
    latest.find(({ customType }) => isUnknown(customType))
  )
}

/**
 * Returns the channels to show: latest first, at most 30, with the placeholder unless a coaching or
 * support channel exists (1§4). `leftOut` channels and those of an unknown type could
 * include the coaching channel.
 */
export function shownChannels(channels: readonly Channel[], leftOut = 0): readonly Channel[] {
  const sorted = channels.toSorted(byLatest).slice(0, channelsPerLoad)
  return leftOut === 0 && sorted.every(({ customType }) => customType === 'MEMBER_FOOD_LOGGING')
    ? [placeholderChannel, ...sorted]
    : sorted
}

/**
 * Returns the coach's name for members: first name and last initial (1§4), such as "Dana W.". A
 * single word stays.
 */
export function shortCoachName(nickname: string): string {
  const words = readable(nickname).trim().split(/\s+/u)
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  // Combining marks belong to the first letter.
  const initial = last === undefined ? null : (/^\p{L}\p{M}*/u.exec(last)?.[0] ?? null)
  return initial === null ? first : `${first} ${initial.toUpperCase()}.`
}
