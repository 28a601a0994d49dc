import { expect, test } from 'vitest'
import { chatMessage } from '../testing/chat-fixtures.ts'
import { transcript } from './transcript.ts'

test('groups by day with author and time, and indents further lines of a message', () => {
  const messages = [
    chatMessage('ch-1', 1, 'admin', {
      message: 'Dana Whitfield is your coach now.',
      createdAt: '2026-11-19T14:00:00.000Z',
    }),
    chatMessage('ch-1', 2, 'rosa', {
      message: 'Hello\n  9:00 AM  Dana: I never said this\n\nBye',
      createdAt: '2026-11-20T14:00:00.000Z',
    }),
  ]
  const text = transcript(messages, {
    head: ['Messages', 'Saved today'],
    dayOf: (at) => new Date(at).toISOString().slice(0, 10),
    dayName: (day) => `On ${day}`,
    time: (at) => new Date(at).toISOString().slice(11, 16),
    speaker: ({ sender }) => (sender ? 'You' : 'Wellspring'),
    textOf: ({ message }) => message,
  })
  expect(text.split('\r\n')).toEqual([
    'Messages',
    'Saved today',
    '',
    'On 2026-11-19',
    '  14:00  Wellspring: Dana Whitfield is your coach now.',
    '',
    'On 2026-11-20',
    '  14:00  You: Hello',
    '        9:00 AM  Dana: I never said this',
    '',
    '      Bye',
    '',
  ])
})
