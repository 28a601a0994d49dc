import type { ChatStory } from './chat-history.ts'

/** He has a food channel and nothing else. */
export const walterChat: ChatStory = {
  channels: [{ type: 'MEMBER_FOOD_LOGGING', name: 'Food log', said: [] }],
  sessions: [],
}
