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
import { isUnknown } from '#platform/model/unknown-enum.ts'

/** What a conversation says of itself above the composer (1§4). */
export type ChatBanner = 'sent' | 'connecting' | 'connectingNewCoach' | 'unavailable'

type Members = Pick<Channel, 'members'>

/** The coaches in a channel. */
export function coachesOf({ members }: Members) {
  return members.items.filter(({ metaData }) => userTypeOf(metaData) === 'COACH')
}

/**
 * A coach is in the channel, whether she answers now or not (GAP-110). Somebody who could not be
 * read may be one.
 */
export function isCoachPresent(channel: Members): boolean {
  return coachesOf(channel).length > 0 || channel.members.leftOut > 0
}

/**
 * How soon somebody answers: of several coaches the soonest; NO_COACH without one, or when none
 * says (GAP-084).
 */
export function availabilityOf(channel: Members): Availability {
  return (
    coachesOf(channel)
      .map(({ metaData }) => metaData.availability ?? 'NO_COACH')
      .toSorted((one, other) => availabilityRank(one) - availabilityRank(other))[0] ?? 'NO_COACH'
  )
}

/** A coach is in the channel and answers within a time that can be said, or nobody can tell. */
export function isCoachAvailable(channel: Members): boolean {
  return (
    isAvailable(availabilityOf(channel)) ||
    (coachesOf(channel).length === 0 && channel.members.leftOut > 0)
  )
}

/**
 * When a coach who is away is expected back, UTC: the earliest that is known; null when none is.
 */
export function backAt(channel: Members): string | null {
  return (
    coachesOf(channel)
      .map(({ metaData }) => metaData.availabilityStartTime)
      .filter((at) => at !== undefined)
      .toSorted()[0] ?? null
  )
}

/**
 * Whether a coach is called after a message was sent: in the food channel when none is available,
 * elsewhere when none is present (1§4). A channel of an unknown kind may have none.
 */
export function needsCoach(channel: Members & Pick<Channel, 'customType'>): boolean {
  return isUnknown(channel.customType)
    ? false
    : channel.customType === 'MEMBER_FOOD_LOGGING'
      ? !isCoachAvailable(channel)
      : !isCoachPresent(channel)
}

/**
 * What a coach is requested with from the unavailable banner: the member's last message (GAP-111).
 * A member who has not written yet asks about the coach's last message. Support is a service
 * without coaches, so there the member writes first. In a channel of an unknown kind nobody is
 * requested.
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

/** What the banner goes by. `metadata` is null while it is not known. */
export type BannerFacts = {
  readonly channel: Members
  readonly metadata: ChannelMetadata | null
  readonly isWaitingForNewCoach: boolean
  /**
   * What a coach would be requested with (`coachSubject`); null when there is nothing to ask about.
   */
  readonly subject: string | null
  readonly isDismissed: boolean
  /** A message of hers was sent in this session and no coach has answered since. */
  readonly hasJustSent: boolean
}

/**
 * The one banner that shows, or none. Where several apply, the first of connecting,
 * connectingNewCoach, unavailable, sent (GAP-085).
 */
export function bannerOf({
  channel,
  metadata,
  isWaitingForNewCoach,
  subject,
  isDismissed,
  hasJustSent,
}: BannerFacts): ChatBanner | null {
  if (metadata?.awaiting_coach && !isCoachPresent(channel)) return 'connecting'
  if (isWaitingForNewCoach) return 'connectingNewCoach'
  // Until the metadata is known, the channel may be waiting for a coach already.
  if (metadata !== null && !isCoachAvailable(channel) && subject !== null && !isDismissed)
    return 'unavailable'
  return hasJustSent ? 'sent' : null
}
