import type { ChatHistory } from './chat-history.ts'

const coach = 'Marcus Oyelaran'

export const frankChat: ChatHistory = {
  channels: [
    {
      type: 'MEMBER_ONE_ON_ONE',
      name: 'Heart failure',
      coach,
      said: [
        [40, '08:55', 'admin', 'Marcus O. is your coach now.'],
        [
          40,
          '09:00',
          'coach',
          'Good morning, Frank. Please weigh yourself every morning and tell me when you gain more than three pounds in a day.',
        ],
        [39, '09:20', 'member', 'Will do.'],
        [12, '09:41', 'member', 'Up two pounds since yesterday. Should I worry?'],
        [
          12,
          '10:05',
          'coach',
          'Thank you for writing at once. Weigh again tomorrow at the same time; call your care team if it goes on or if you are short of breath.',
        ],
        [11, '08:30', 'member', 'Back down this morning.'],
        [11, '08:52', 'coach', 'Good. That is just how it should be done.'],
      ],
    },
  ],
  sessions: [
    { inDays: 2, time: '09:30', kind: 'FOLLOW_UP', medium: 'PHONE', status: 'BOOKED', coach },
  ],
}
