import type { ChatHistory } from './chat-history.ts'

const coach = 'Dana Whitfield'

export const rosaChat: ChatHistory = {
  channels: [
    {
      type: 'MEMBER_ONE_ON_ONE',
      name: 'Coaching',
      coach,
      unread: 2,
      said: [
        [32, '09:00', 'admin', 'Dana W. is your coach now.'],
        [
          32,
          '09:02',
          'coach',
          'Hello Rosa! I am Dana, your coach. What would you like to work on first?',
        ],
        [
          31,
          '18:40',
          'member',
          'Hi Dana. My blood pressure in the morning is higher than I would like.',
        ],
        [
          30,
          '10:15',
          'coach',
          'Thank you for telling me. Do you measure before or after your coffee?',
        ],
        [30, '17:05', 'member', 'After, mostly. Does it matter?'],
        [
          29,
          '09:48',
          'coach',
          'It can. Try to sit still for five minutes and measure before the first cup for one week. Then we compare.',
        ],
        [22, '08:12', 'member', 'One week before coffee. It looks a little better, I think?'],
        [
          22,
          '11:30',
          'coach',
          'It does: the mornings of this week are lower than those of the week before. Keep going!',
        ],
        [14, '19:20', 'member', 'I walked 30 minutes after dinner on four days.'],
        [13, '09:05', 'coach', 'Four days is wonderful. How do your legs feel?'],
        [13, '12:44', 'member', 'Good! A little sore on the first day.'],
        [
          4,
          '16:31',
          'member',
          'I had 66 before dinner on Tuesday. I drank some juice and felt fine after.',
        ],
        [
          3,
          '09:10',
          'coach',
          'You did the right thing. Please keep something sweet with you, and write down when it happens again.',
        ],
        [
          1,
          '15:42',
          'coach',
          'Your mornings are coming down nicely. Shall we look at your evenings in our next session?',
        ],
      ],
    },
    {
      type: 'MEMBER_FOOD_LOGGING',
      name: 'Food log',
      coach,
      said: [
        [9, '13:12', 'member', 'Rice and beans for lunch, a small plate.'],
        [9, '15:40', 'coach', 'Good choice, and the beans help to keep your blood sugar steady.'],
      ],
    },
    {
      type: 'MEMBER_SUPPORT',
      name: 'Support',
      said: [[60, '10:00', 'admin', 'We are here Monday to Friday, 8 a.m. to 8 p.m.']],
    },
  ],
  sessions: [
    { inDays: -46, time: '10:00', kind: 'INITIAL', medium: 'PHONE', status: 'COMPLETED', coach },
    { inDays: -18, time: '16:30', kind: 'FOLLOW_UP', medium: 'VIDEO', status: 'COMPLETED', coach },
    { inDays: 5, time: '16:30', kind: 'FOLLOW_UP', medium: 'VIDEO', status: 'BOOKED', coach },
  ],
}
