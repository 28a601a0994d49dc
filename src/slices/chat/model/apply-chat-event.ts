import type { ChannelMember } from './channel.ts'
import type { ChatEvent, ChatEventBody } from './chat-events.ts'
import type { ChatMessage } from './chat-message.ts'
import { removeDelivered } from './outbox.ts'
import {
  isFromCoach,
  isLater,
  withChannel,
  type ConversationState,
  type EventPosition,
  withMessages,
  withRead,
} from './conversation-state.ts'
import { needsCoach } from './coach-presence.ts'

/** An event of one channel. */
export type ConversationEvent = Exclude<ChatEventBody, { kind: 'ready' | 'heartbeat' }>

export function urlOf(event: ConversationEvent): string {
  return event.kind === 'message'
    ? event.message.channelUrl
    : event.kind === 'channel'
      ? event.channel.url
      : event.channelUrl
}

/**
 * Adds a new message of any author. It ends the author's typing and removes the delivered message
 * from the outbox.
 */
export function withNewMessage(
  conversation: ConversationState,
  message: ChatMessage,
): ConversationState {
  const next = withMessages(conversation, [message])
  const { outbox } = next
  const left = removeDelivered(outbox, message)
  const typing = next.typing.filter(({ userId }) => userId !== message.sender?.userId)
  const settled = { ...next, typing }
  if (left !== outbox) {
    // The member wrote this message here. It calls a coach when it is known to be delivered and no
    // earlier request is under way.
    const isCalled =
      conversation.calling !== null ||
      conversation.isWaitingForNewCoach ||
      conversation.metadata?.awaiting_coach === true ||
      conversation.metadata?.pinged_message_id === message.messageId
    const calling =
      !isCalled &&
      needsCoach({
        ...conversation.channel,
        members: { ...conversation.channel.members, items: conversation.members },
      })
        ? { subject: message.message, previous: false }
        : conversation.calling
    return {
      ...settled,
      outbox: left,
      calling,
      sentAt: Math.max(conversation.sentAt, message.sequence),
      readTo: Math.max(conversation.readTo, message.sequence),
      isDismissed: false,
    }
  }
  if (next === conversation) return conversation
  return isFromCoach(message)
    ? { ...settled, isWaitingForNewCoach: false, hasCoachReplied: true }
    : settled
}

/**
 * Records the position of an event per key; the latest wins. Returns null when a later event was
 * applied.
 */
function withEventPosition(
  conversation: ConversationState,
  key: string,
  position: EventPosition,
): ConversationState | null {
  return isLater(position, conversation.eventPositions[key])
    ? { ...conversation, eventPositions: { ...conversation.eventPositions, [key]: position } }
    : null
}

const withMember = (
  members: readonly ChannelMember[],
  member: ChannelMember,
): readonly ChannelMember[] =>
  members.some(({ userId }) => userId === member.userId)
    ? members.map((one) => (one.userId === member.userId ? member : one))
    : [...members, member]

/**
 * Applies an event to a conversation; repeated or reordered events have the same result. `now`:
 * milliseconds, browser clock.
 */
export function applyChatEvent(
  conversation: ConversationState,
  event: ChatEvent & ConversationEvent,
  now: number,
): ConversationState {
  const { at, cursor } = event
  switch (event.kind) {
    case 'message':
      return withNewMessage(conversation, event.message)
    case 'read':
      return withRead(conversation, event.userId, event.lastReadSequence)
    case 'member': {
      const next = withEventPosition(conversation, `member ${event.member.userId}`, { at, cursor })
      if (next === null) return conversation
      return {
        ...next,
        members: event.hasLeft
          ? conversation.members.filter(({ userId }) => userId !== event.member.userId)
          : withMember(conversation.members, event.member),
      }
    }
    case 'channel': {
      const next = withEventPosition(conversation, 'channel', { at, cursor })
      // Members have their own events, which can be later than a channel event.
      return next === null
        ? conversation
        : {
            ...withChannel(next, event.channel),
            members: conversation.members,
            eventPositions: next.eventPositions,
          }
    }
    case 'metadata': {
      const next = withEventPosition(conversation, 'metadata', { at, cursor })
      return next === null
        ? conversation
        : {
            ...next,
            metadata: event.metadata,
            needsMetadata: false,
            isWaitingForNewCoach:
              conversation.isWaitingForNewCoach && event.metadata.awaiting_coach,
          }
    }
    case 'typing': {
      const next = withEventPosition(conversation, `typing ${event.userId}`, { at, cursor })
      if (next === null) return conversation
      const others = conversation.typing.filter(({ userId }) => userId !== event.userId)
      return {
        ...next,
        typing: event.typing
          ? [...others, { userId: event.userId, until: now + event.durationSeconds * 1000 }]
          : others,
      }
    }
  }
}
