import type { Channel } from './channel.ts'
import { shortCoachName } from './channel-order.ts'
import { coachesOf } from './coach-presence.ts'
import { type ChatMessage, speakerOf } from './chat-message.ts'
import { isFromCoach, isFromMember } from './conversation-state.ts'
import { readable } from './text/text-parts.ts'

/** Returns the full names of the coaches in a conversation, including those who left. */
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
 * Returns the author's name for members: the short name of a coach (1§4), the full name of others;
 * null without a name.
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
