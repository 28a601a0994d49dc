import type { Channel } from './channel.ts'
import { shortCoachName } from './channel-order.ts'
import { coachesOf } from './coach-presence.ts'
import { type ChatMessage, speakerOf } from './chat-message.ts'
import { isFromCoach, isFromMember } from './conversation-state.ts'
import { readable } from './text/text-parts.ts'

/** The full names of the coaches in a conversation, those who have left included. */
export function coachNamesOf(
  channel: Pick<Channel, 'members'>,
  messages: readonly ChatMessage[],
): ReadonlySet<string> {
  return new Set([
    ...coachesOf(channel).map(({ nickname }) => nickname),
    ...messages.flatMap((message) =>
      message.sender && isFromCoach(message) ? [message.sender.nickname] : [],
    ),
  ])
}

/**
 * Who speaks in a message, as members see it: a coach by the short name (1§4), in admin messages
 * too; a service, or somebody of a kind that the portal does not know, by the whole name. Null when
 * it is not said.
 */
export function shownSpeaker(
  message: Pick<ChatMessage, 'messageType' | 'sender' | 'data'>,
  coaches: ReadonlySet<string>,
): string | null {
  const name = speakerOf(message)
  if (name === null) return null
  return isFromCoach(message) || isFromMember(message) || coaches.has(name)
    ? shortCoachName(name)
    : readable(name)
}
