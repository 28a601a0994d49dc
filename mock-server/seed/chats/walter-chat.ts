import type { ChatHistory } from './chat-history.ts'

/** He has a food channel and nothing else. */
export const walterChat: ChatHistory = {
  channels: [{ type: 'MEMBER_FOOD_LOGGING', name: 'Food log', said: [] }],
  sessions: [],
}
