import { expect, test } from 'vitest'
import { communicationsTypedOf, communicationsWish, type CommunicationPreferences } from './communications.ts'
import { defaultWeekdays } from './schedule.ts'

const fresh: CommunicationPreferences = {
  channels: [{ channel: 'SMS', optState: 'PROMPT', destinationEnding: '0142' }, { channel: 'PUSH_NOTIFICATION', optState: 'OUT', destinationEnding: '' }],
  reminderFrequency: 'DAY', weekdays: defaultWeekdays,
}

test('PROF-011: all seven days are on until the member says otherwise', () => {
  expect(communicationsTypedOf(fresh).weekdays).toEqual(['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])
})

test('a channel that was not asked about is not chosen, and stays so unless it is', () => {
  expect(communicationsTypedOf(fresh)).toMatchObject({ SMS: null, PUSH_NOTIFICATION: 'OUT' })
  expect(communicationsTypedOf({ ...fresh, channels: [] })).toMatchObject({ SMS: null, PUSH_NOTIFICATION: null })
  expect(communicationsWish(communicationsTypedOf(fresh), fresh)).toBeNull()
})

test.each([
  [{ SMS: 'IN' }, { channels: [{ channel: 'SMS', optState: 'IN' }] }],
  [{ SMS: 'OUT', PUSH_NOTIFICATION: 'IN' }, { channels: [{ channel: 'SMS', optState: 'OUT' }, { channel: 'PUSH_NOTIFICATION', optState: 'IN' }] }],
  [{ PUSH_NOTIFICATION: 'OUT' }, null],
  [{ reminderFrequency: 'WEEK' }, { channels: [], reminderFrequency: 'WEEK' }],
  [{ weekdays: ['MONDAY'] }, { channels: [], weekdays: ['MONDAY'] }],
  [{ weekdays: [] }, { channels: [], weekdays: [] }],
  [{ weekdays: defaultWeekdays.toReversed() }, null],
] as const)('of %j only that is sent', (change, wish) => {
  expect(communicationsWish({ ...communicationsTypedOf(fresh), ...change }, fresh)).toEqual(wish)
})
