import {
  type Availability,
  availabilityRank,
  type Channel,
  type ChannelMetadata,
  type CustomType,
  isAvailable,
  userTypeOf,
} from './channel.ts'
import type { ChatMessage } from './chat-message.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import { isUnknown, memberOf } from '#platform/model/parts/unknown-enum.ts'

/** The banner above the composer (1§4). */
export type ChatBanner = 'sent' | 'connecting' | 'connectingNewCoach' | 'unavailable'

type Members = Pick<Channel, 'members'>

/** Returns the coaches in a channel. */
export function coachesOf({ members }: Members) {
  return members.items.filter(({ metaData }) => userTypeOf(metaData) === 'COACH')
}

/**
 * Returns whether a coach is in the channel, available or not (GAP-110). A member left out may be a
 * coach.
 */
export function isCoachPresent(channel: Members): boolean {
  return coachesOf(channel).length > 0 || channel.members.leftOut > 0
}

/**
 * Returns the best availability of the channel's coaches. It is NO_COACH without a coach, or when
 * none states one (GAP-084); one that could not be read is unknown.
 */
export function availabilityOf(channel: Members): Availability {
  return (
    coachesOf(channel)
      .map(({ metaData }) => memberOf(metaData.availability ?? 'NO_COACH'))
      .toSorted((one, other) => availabilityRank(one) - availabilityRank(other))[0] ?? 'NO_COACH'
  )
}

/**
 * Returns whether a coach of the channel is available. A member left out may be an available coach.
 */
export function isCoachAvailable(channel: Members): boolean {
  return (
    isAvailable(availabilityOf(channel)) ||
    (coachesOf(channel).length === 0 && channel.members.leftOut > 0)
  )
}

/** Returns the earliest time at which an absent coach returns, in UTC; null when unknown. */
export function backAt(channel: Members): string | null {
  return (
    coachesOf(channel)
      .map(({ metaData }) => knownOrNull(metaData.availabilityStartTime))
      .filter((at) => at !== null)
      .toSorted()[0] ?? null
  )
}

/**
 * Returns whether sending a message calls a coach: without an available coach in the food channel,
 * without any coach elsewhere (1§4). Channels of an unknown type call none.
 */
export function needsCoach(channel: Members & Pick<Channel, 'customType'>): boolean {
  return isUnknown(channel.customType)
    ? false
    : channel.customType === 'MEMBER_FOOD_LOGGING'
      ? !isCoachAvailable(channel)
      : !isCoachPresent(channel)
}

/**
 * Returns the subject of a request from the unavailable banner: the member's last message, or else
 * the coach's (GAP-111). Null in unknown channels, and in support without a message of the member.
 */
export function coachSubject(
  customType: CustomType,
  messages: readonly ChatMessage[],
): string | null {
  if (isUnknown(customType)) return null
  const own = messages.findLast(
    ({ sender }) => sender !== undefined && userTypeOf(sender.metaData) === 'MEMBER',
  )
  return (own ?? (customType === 'MEMBER_SUPPORT' ? undefined : messages.at(-1)))?.message ?? null
}

/** Input of `bannerOf`. `metadata` is null until it is loaded. */
export type BannerFacts = {
  readonly channel: Members
  readonly metadata: ChannelMetadata | null
  readonly isWaitingForNewCoach: boolean
  /** The subject of a request for a coach (`coachSubject`); null when there is none. */
  readonly subject: string | null
  readonly isDismissed: boolean
  /** The member sent a message in this session, and no coach has answered since. */
  readonly hasJustSent: boolean
  /** The last message is a coach's, who may write without joining the channel. */
  readonly isAnswered: boolean
}

/**
 * Returns the banner to show, or null. The order is connecting, connectingNewCoach, unavailable,
 * sent (GAP-085).
 */
export function bannerOf({
  channel,
  metadata,
  isWaitingForNewCoach,
  subject,
  isDismissed,
  hasJustSent,
  isAnswered,
}: BannerFacts): ChatBanner | null {
  const isAwaited = metadata?.awaiting_coach === true
  if (isAwaited && !isCoachPresent(channel)) return 'connecting'
  // A message in the food channel requests a coach by itself, while the unavailable one is there.
  const isRequested = isAwaited && !isAnswered && !isCoachAvailable(channel)
  if (isWaitingForNewCoach || isRequested) return 'connectingNewCoach'
  // The channel may already wait for a coach until the metadata is loaded.
  if (metadata !== null && !isCoachAvailable(channel) && subject !== null && !isDismissed)
    return 'unavailable'
  return hasJustSent ? 'sent' : null
}
