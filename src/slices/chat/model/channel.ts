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
import { isUnknown, type Known } from '#platform/model/unknown-enum.ts'

/**
 * A conversation (1§3), who is in it, and what is known of it besides. `pinged_message_id` is empty
 * when coaches were called to none.
 */
export type { Channel, ChannelMember, ChannelMetadata, CustomType }

/** How soon a coach answers, or a word for it that the portal does not know. */
export type Availability = AnyAvailability | 'AVAILABLE'

/** The specification's numbers for how soon a coach answers (1§4). */
export const availabilityLevels = {
  AVAILABLE: 0,
  SHORT_AWAY: 1,
  LONG_AWAY: 2,
  EXTENDED_AWAY: 3,
  INDEFINITE_AWAY: 4,
  NO_COACH: 5,
} as const satisfies Readonly<Record<Known<Availability>, number>>

/**
 * Where an availability stands among the others. One that the portal does not know stands behind
 * those that it counts as available: nothing is promised of it, and nobody is sent away for it.
 */
export function availabilityRank(availability: Availability): number {
  return isUnknown(availability)
    ? availabilityLevels.EXTENDED_AWAY + 0.5
    : availabilityLevels[availability]
}

/** Levels 0 to 3 count as available, 4 and 5 do not (docs/spec/gaps.md#open). */
export function isAvailable(availability: Availability): boolean {
  return availabilityRank(availability) < availabilityLevels.INDEFINITE_AWAY
}

/** The url of a placeholder channel (1§3). */
export const PLACEHOLDER_URL = 'new'

/**
 * The one way to read who somebody is: the wire spells it `user_type` at a channel's member and
 * `userType` at a sender (GAP-027).
 */
export function userTypeOf(
  metaData: Pick<ChannelMemberMetaData, 'user_type'> | SenderMetaData,
): UserType {
  return 'user_type' in metaData ? metaData.user_type : metaData.userType
}

/** The server lists no message of a channel that has some: the last one could not be read. */
export function hasUnreadableLast({
  lastMessage,
  myLastReadSequence,
  unreadMessageCount,
}: Pick<Channel, 'lastMessage' | 'myLastReadSequence' | 'unreadMessageCount'>): boolean {
  return lastMessage === undefined && myLastReadSequence + unreadMessageCount > 0
}
