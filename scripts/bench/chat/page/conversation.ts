import { applyChat, emptyChat } from '#slices/chat/model/chat-reducer.ts'
import type { Channel } from '#slices/chat/model/channel.ts'
import type { ChatMessage } from '#slices/chat/model/chat-message.ts'
import type { ConversationState } from '#slices/chat/model/conversation-state.ts'

export const url = 'ch-bench'
const words =
  'Good morning. I took my reading before breakfast and again after a walk, and it came down nicely. Shall we look at the evenings next? '

/**
 * A deterministic message of 1 to 5 lines, two hours after the previous one, alternating between
 * coach and member.
 */
const message = (sequence: number): ChatMessage => ({
  messageId: `m-${sequence}`,
  channelUrl: url,
  sequence,
  message: words.repeat(2).slice(0, 30 + ((sequence * 37) % 210)),
  createdAt: new Date(Date.UTC(2026, 10, 20) - (20_000 - sequence) * 7_200_000).toISOString(),
  messageType: 'normal',
  sender: {
    userId: sequence % 2 === 0 ? 'dana' : 'rosa',
    nickname: sequence % 2 === 0 ? 'Dana Whitfield' : 'Rosa Delgado',
    profileUrl: '',
    metaData: { userType: sequence % 2 === 0 ? 'COACH' : 'MEMBER' },
  },
  data: '',
  clientMessageId: '',
})

/** The messages with the sequence numbers `from` to `to`. */
export function messages(from: number, to: number): readonly ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
}

const channel: Channel = {
  url,
  customType: 'MEMBER_ONE_ON_ONE',
  name: '',
  unreadMessageCount: 0,
  members: { items: [], leftOut: 0 },
  myLastRead: '',
  myLastReadSequence: 20_000,
  isFirstInteraction: false,
  createdAt: '2020-01-01T00:00:00.000Z',
}

/** The state of a conversation in which these messages are loaded. */
export function chatWith(loaded: readonly ChatMessage[]): ConversationState {
  const listed = applyChat(emptyChat, { type: 'listed', channels: [channel], cursor: '' }, 0)
  return applyChat(
    listed,
    {
      type: 'pageLoaded',
      url,
      upTo: 0,
      page: { messages: loaded, before: 0, leftOut: 0, hasMore: true },
    },
    0,
  ).conversations[url] as ConversationState
}
