import type { ChatHistory } from './chat-history.ts'

/** The member has written and waits for a coach. */
export const noraChat: ChatHistory = {
  channels: [
    {
      type: 'MEMBER_ONE_ON_ONE',
      name: 'Coaching',
      isAwaiting: true,
      said: [[0, '00:05', 'member', 'Hello! I would like to talk about my kidney results.']],
    },
  ],
  sessions: [],
}
