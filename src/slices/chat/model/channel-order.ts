import { readable } from './text/text-parts.ts'
import { type Channel, type CustomType, PLACEHOLDER_URL } from './channel.ts'
import { isUnknown, type Known } from '#platform/model/unknown-enum.ts'

/** How many channels a member has loaded at most (1§9). */
export const channelsPerLoad = 30

/**
 * The four kinds of unread that the portal tells apart (2§3). Those of the other products are not
 * driven by its channels (GAP-017).
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

/**
 * Which kinds have something unread. A channel of a kind that the portal does not know is of none.
 */
export function hasUnreadOf(channels: readonly Counted[]): HasUnread {
  return channels.reduce(
    (flags, { customType, unreadMessageCount }) =>
      unreadMessageCount > 0 && !isUnknown(customType)
        ? { ...flags, [categories[customType]]: true }
        : flags,
    noUnread,
  )
}

/** Unread messages of all channels. */
export function unreadCount(channels: readonly Counted[]): number {
  return channels.reduce((sum, { unreadMessageCount }) => sum + unreadMessageCount, 0)
}

const mostShown = 9

/** The badge's text: nothing at 0, the number up to 9, then "9+" (1§4). */
export function unreadBadge(count: number): string | null {
  return count <= 0 ? null : count > mostShown ? `${mostShown}+` : String(count)
}

/** The latest message first or, without one, the latest made (1§7). */
export function byLatest(one: Channel, other: Channel): number {
  return (
    compare(
      other.lastMessage?.createdAt ?? other.createdAt,
      one.lastMessage?.createdAt ?? one.createdAt,
    ) || compare(one.url, other.url)
  )
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** The place where a member's first conversation will be (1§4). The server knows nothing of it. */
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

/**
 * The list as it is shown: the latest first, 30 at most, with the dummy coaching channel where
 * there is none or only food (1§4). While some channels could not be read (`leftOut`), one of them
 * may be the coaching channel.
 */
export function shownChannels(channels: readonly Channel[], leftOut = 0): readonly Channel[] {
  const sorted = channels.toSorted(byLatest).slice(0, channelsPerLoad)
  return leftOut === 0 &&
    sorted.every(({ customType }) => customType === 'MEMBER_FOOD_LOGGING' || isUnknown(customType))
    ? [placeholderChannel, ...sorted]
    : sorted
}

/**
 * A coach's name as members see it: the first name and the last one's initial (1§4). "Dana
 * Whitfield" is "Dana W."; one word stays.
 */
export function shortCoachName(nickname: string): string {
  const words = readable(nickname).trim().split(/\s+/u)
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  // The first letter as a person sees it, accents that stand by themselves included.
  const initial = last === undefined ? null : (/^\p{L}\p{M}*/u.exec(last)?.[0] ?? null)
  return initial === null ? first : `${first} ${initial.toUpperCase()}.`
}
