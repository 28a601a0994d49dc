import * as Schema from 'effect/Schema'
import { ChatInstant, ChatMessage, ChatUserId, PictureUrl, ReadSequence, type UserType, userTypes } from './chat-messages.ts'
import { listOf, matching, text, whole } from './formats.ts'

/** The three kinds of channels (1§3). */
export const customTypes = ['MEMBER_ONE_ON_ONE', 'MEMBER_FOOD_LOGGING', 'MEMBER_SUPPORT'] as const
export type CustomType = (typeof customTypes)[number]

/** How soon a coach answers, with the specification's numbers (1§4). */
export const availabilityLevels = {
  AVAILABLE: 0,
  SHORT_AWAY: 1,
  LONG_AWAY: 2,
  EXTENDED_AWAY: 3,
  INDEFINITE_AWAY: 4,
  NO_COACH: 5,
} as const
export type Availability = keyof typeof availabilityLevels
// The keys of an object of our own are its keys.
export const availabilities = Object.keys(availabilityLevels) as readonly Availability[]

/** Levels 0 to 3 count as available, 4 and 5 do not (decisions.md). */
export const isAvailable = (availability: Availability): boolean => availabilityLevels[availability] <= availabilityLevels.EXTENDED_AWAY

/** The url of a placeholder channel (1§3). */
export const PLACEHOLDER_URL = 'new'

/** Somebody in a channel. `availability` is of a coach; `available_from` when one who is away is expected back, or empty. */
export const ChannelMember = Schema.Struct({
  userId: ChatUserId,
  nickname: text(1, 120),
  profileUrl: PictureUrl,
  metaData: Schema.Struct({
    user_type: Schema.Literals(userTypes),
    availability: Schema.optionalKey(Schema.Literals(availabilities)),
    availableFrom: Schema.optionalKey(ChatInstant),
  }),
  lastReadSequence: ReadSequence,
})
export type ChannelMember = typeof ChannelMember.Type

/** What is known of a channel besides its members and messages (1§3). `pinged_message_id` is empty when coaches were called to none. */
export const ChannelMetadata = Schema.Struct({ awaiting_coach: Schema.Boolean, pinged_message_id: matching(/^[A-Za-z0-9_-]{0,64}$/) })
export type ChannelMetadata = typeof ChannelMetadata.Type

/** A conversation (1§3). `myLastRead` is when the newest message that she has read was written, absent for none. */
export const Channel = Schema.Struct({
  url: matching(/^(new|ch-[A-Za-z0-9_-]{1,60})$/),
  customType: Schema.Literals(customTypes),
  name: text(0, 120),
  unreadMessageCount: whole(0, 1e6),
  lastMessage: Schema.optionalKey(ChatMessage),
  members: listOf(ChannelMember, 20),
  myLastRead: Schema.optionalKey(ChatInstant),
  myLastReadSequence: ReadSequence,
  isFirstInteraction: Schema.Boolean,
  createdAt: ChatInstant,
})
export type Channel = typeof Channel.Type

/** The one way to read who somebody is: the wire spells it `user_type` at a channel's member and `userType` at a sender (GAP-027). */
export const userTypeOf = (metaData: { readonly user_type: UserType } | { readonly userType: UserType }): UserType =>
  'user_type' in metaData ? metaData.user_type : metaData.userType
