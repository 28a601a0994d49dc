import { expect, test } from 'vitest'
import {
  communicationsInputOf,
  communicationsRequest,
  type CommunicationPreferences,
  reachesNobody,
} from './communications.ts'
import { defaultWeekdays } from './weekdays.ts'

const fresh: CommunicationPreferences = {
  channels: {
    items: [
      { channel: 'SMS', optState: 'PROMPT', destinationEnding: '0142' },
      { channel: 'PUSH_NOTIFICATION', optState: 'OUT', destinationEnding: '' },
    ],
    leftOut: 0,
  },
  reminderFrequency: 'DAY',
  weekdays: defaultWeekdays,
}

test('a channel without an answer has no choice until the member selects one', () => {
  expect(communicationsInputOf(fresh)).toMatchObject({ SMS: null, PUSH_NOTIFICATION: 'OUT' })
  expect(communicationsInputOf({ ...fresh, channels: { items: [], leftOut: 0 } })).toMatchObject({
    SMS: null,
    PUSH_NOTIFICATION: null,
  })
  expect(communicationsRequest(communicationsInputOf(fresh), fresh)).toBeNull()
})

test.each([
  [{ SMS: 'IN' }, { channels: [{ channel: 'SMS', optState: 'IN' }] }],
  [
    { SMS: 'OUT', PUSH_NOTIFICATION: 'IN' },
    {
      channels: [
        { channel: 'SMS', optState: 'OUT' },
        { channel: 'PUSH_NOTIFICATION', optState: 'IN' },
      ],
    },
  ],
  [{ PUSH_NOTIFICATION: 'OUT' }, null],
  [{ reminderFrequency: 'WEEK' }, { channels: [], reminderFrequency: 'WEEK' }],
  [{ weekdays: ['MONDAY'] }, { channels: [], weekdays: ['MONDAY'] }],
  [{ weekdays: [] }, { channels: [], weekdays: [] }],
  [{ weekdays: defaultWeekdays.toReversed() }, null],
] as const)('sends only the changed fields of %j', (change, wish) => {
  expect(communicationsRequest({ ...communicationsInputOf(fresh), ...change }, fresh)).toEqual(wish)
})

const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
const sms = {
  channel: 'SMS',
  optState: unknown('OPT_STATE_PAUSED'),
  destinationEnding: '0142',
} as const

test('an unknown value is no change, and an unknown day is sent back', () => {
  const before: CommunicationPreferences = {
    channels: { items: [sms], leftOut: 0 },
    reminderFrequency: unknown('REMINDER_FREQUENCY_YEAR'),
    weekdays: ['MONDAY', unknown('WEEKDAY_HOLIDAY')],
  }
  const typed = communicationsInputOf(before)
  expect(typed.SMS).toBeNull()
  expect(
    communicationsRequest(
      {
        ...typed,
        reminderFrequency: unknown('REMINDER_FREQUENCY_YEAR'),
        weekdays: [unknown('WEEKDAY_HOLIDAY'), 'MONDAY'],
      },
      before,
    ),
  ).toBeNull()
  expect(
    communicationsRequest({ ...typed, SMS: 'OUT', weekdays: [unknown('WEEKDAY_HOLIDAY')] }, before),
  ).toEqual({
    channels: [{ channel: 'SMS', optState: 'OUT' }],
    weekdays: [unknown('WEEKDAY_HOLIDAY')],
  })
})

test.each([
  ['no channel is on', fresh, true],
  ['the state of one is unknown', { ...fresh, channels: { items: [sms], leftOut: 0 } }, false],
  ['one is unreadable', { ...fresh, channels: { ...fresh.channels, leftOut: 1 } }, false],
] as const)('reachesNobody when %s', (_, preferences, expected) =>
  expect(reachesNobody(preferences)).toBe(expected),
)
