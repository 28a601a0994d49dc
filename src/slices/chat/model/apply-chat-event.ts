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

/** What a stream tells of one channel. */
export type ConversationEvent = Exclude<ChatEventBody, { kind: 'ready' | 'heartbeat' }>

export function urlOf(event: ConversationEvent): string {
  return event.kind === 'message'
    ? event.message.channelUrl
    : event.kind === 'channel'
      ? event.channel.url
      : event.channelUrl
}

/**
 * A message that was just written, by whomever: it ends its writer's typing, and what waited for
 * it.
 */
export function withNewMessage(talk: ConversationState, message: ChatMessage): ConversationState {
  const next = withMessages(talk, [message])
  const { outbox } = next
  const left = removeDelivered(outbox, message)
  const typing = next.typing.filter(({ userId }) => userId !== message.sender?.userId)
  const settled = { ...next, typing }
  if (left !== outbox) {
    // Hers, from here. Whether a coach is to be called is settled once, when it is known to have
    // arrived.
    const isCalled = talk.metadata?.pinged_message_id === message.messageId
    const calling =
      !isCalled &&
      needsCoach({ ...talk.channel, members: { ...talk.channel.members, items: talk.members } })
        ? { subject: message.message, previous: false }
        : talk.calling
    return {
      ...settled,
      outbox: left,
      calling,
      sentAt: Math.max(talk.sentAt, message.sequence),
      readTo: Math.max(talk.readTo, message.sequence),
      isDismissed: false,
    }
  }
  if (next === talk) return talk
  return isFromCoach(message)
    ? { ...settled, isWaitingForNewCoach: false, hasCoachReplied: true }
    : settled
}

/** The later word of a kind about somebody counts. Answers null when a later one was heard. */
function heard(
  talk: ConversationState,
  key: string,
  told: EventPosition,
): ConversationState | null {
  return isLater(told, talk.told[key]) ? { ...talk, told: { ...talk.told, [key]: told } } : null
}

const withMember = (
  members: readonly ChannelMember[],
  member: ChannelMember,
): readonly ChannelMember[] =>
  members.some(({ userId }) => userId === member.userId)
    ? members.map((one) => (one.userId === member.userId ? member : one))
    : [...members, member]

/**
 * What happened, added to what is known. Told twice, or out of order, it comes to the same. `now`:
 * milliseconds, by the browser's clock.
 */
export function applyChatEvent(
  talk: ConversationState,
  event: ChatEvent & ConversationEvent,
  now: number,
): ConversationState {
  const { at, cursor } = event
  switch (event.kind) {
    case 'message':
      return withNewMessage(talk, event.message)
    case 'read':
      return withRead(talk, event.userId, event.lastReadSequence)
    case 'member': {
      const next = heard(talk, `member ${event.member.userId}`, { at, cursor })
      if (next === null) return talk
      return {
        ...next,
        members: event.hasLeft
          ? talk.members.filter(({ userId }) => userId !== event.member.userId)
          : withMember(talk.members, event.member),
      }
    }
    case 'channel': {
      const next = heard(talk, 'channel', { at, cursor })
      // Members have events of their own, which may be later than what a channel's says of them.
      return next === null
        ? talk
        : { ...withChannel(next, event.channel), members: talk.members, told: next.told }
    }
    case 'metadata': {
      const next = heard(talk, 'metadata', { at, cursor })
      return next === null
        ? talk
        : {
            ...next,
            metadata: event.metadata,
            needsMetadata: false,
            isWaitingForNewCoach: talk.isWaitingForNewCoach && event.metadata.awaiting_coach,
          }
    }
    case 'typing': {
      const next = heard(talk, `typing ${event.userId}`, { at, cursor })
      if (next === null) return talk
      const others = talk.typing.filter(({ userId }) => userId !== event.userId)
      return {
        ...next,
        typing: event.typing
          ? [...others, { userId: event.userId, until: now + event.durationSeconds * 1000 }]
          : others,
      }
    }
  }
}
