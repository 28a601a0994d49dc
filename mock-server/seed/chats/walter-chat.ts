import type { ChatHistory } from './chat-history.ts'

/** The member has only a food channel. */
export const walterChat: ChatHistory = {
  channels: [{ type: 'MEMBER_FOOD_LOGGING', name: 'Food log', said: [] }],
  sessions: [],
}
