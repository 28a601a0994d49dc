import type { Channel } from './chat.ts'
import { shortCoachName } from './chat-channels.ts'
import { coachesOf } from './chat-coach.ts'
import { type ChatMessage, speakerOf } from './chat-messages.ts'
import { isFromCoach } from './chat-talk.ts'
import { readable } from './chat-text.ts'

/** The full names of the coaches in a conversation, those who have left included. */
export const coachNamesOf = (channel: Pick<Channel, 'members'>, messages: readonly ChatMessage[]): ReadonlySet<string> =>
  new Set([...coachesOf(channel).map(({ nickname }) => nickname), ...messages.flatMap(message => (message.sender && isFromCoach(message) ? [message.sender.nickname] : []))])

/** Who speaks in a message, as members see it: a coach by the short name (1§4), in admin messages too; a service by its whole name. Null when it is not said. */
export function shownSpeaker(message: Pick<ChatMessage, 'messageType' | 'sender' | 'data'>, coaches: ReadonlySet<string>): string | null {
  const name = speakerOf(message)
  if (name === null) return null
  return message.messageType === 'normal' || coaches.has(name) ? shortCoachName(name) : readable(name)
}
