import type {
  Availability as AnyAvailability,
  Channel,
  ChannelMember,
  ChannelMemberMetaData,
  ChannelMetadata,
  CustomType,
  SenderMetaData,
} from '#generated/schemas/rpc/chat.reader.ts'
import type { UserType } from './chat-message.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'

/** Types of a channel (1§3). `pinged_message_id` is empty before a coach is called. */
export type { Channel, ChannelMember, ChannelMetadata, CustomType }

/** How soon a coach answers; may be unknown to this version. */
export type Availability = AnyAvailability | 'AVAILABLE'

/** The specification's levels of availability (1§4). */
export const availabilityLevels = {
  AVAILABLE: 0,
  SHORT_AWAY: 1,
  LONG_AWAY: 2,
  EXTENDED_AWAY: 3,
  INDEFINITE_AWAY: 4,
  NO_COACH: 5,
} as const satisfies Readonly<Record<Known<Availability>, number>>

/** Returns the rank of an availability. Unknown ones rank last among the available ones. */
export function availabilityRank(availability: Availability): number {
  return isUnknown(availability)
    ? availabilityLevels.EXTENDED_AWAY + 0.5
    : availabilityLevels[availability]
}

/** Levels 0 to 3 are available, 4 and 5 are not (docs/spec/gaps.md#open). */
export function isAvailable(availability: Availability): boolean {
  return availabilityRank(availability) < availabilityLevels.INDEFINITE_AWAY
}

/** The URL of the placeholder channel (1§3). */
export const PLACEHOLDER_URL = 'new'

/**
 * Returns the user type. The wire spells it `user_type` at a channel's member and `userType` at a
 * sender (GAP-027).
 */
export function userTypeOf(
  metaData: Pick<ChannelMemberMetaData, 'user_type'> | SenderMetaData,
): UserType {
  return 'user_type' in metaData ? metaData.user_type : metaData.userType
}

/**
 * Returns whether the last message was unreadable: the channel has messages, but the list has none.
 */
export function hasUnreadableLast({
  lastMessage,
  myLastReadSequence,
  unreadMessageCount,
}: Pick<Channel, 'lastMessage' | 'myLastReadSequence' | 'unreadMessageCount'>): boolean {
  return lastMessage === undefined && myLastReadSequence + unreadMessageCount > 0
}
