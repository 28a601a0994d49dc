import { expect, test } from 'vitest'
import type { CommunicationPreferences } from '#session/member/model/communications.ts'
import { channelsEdit, chosenChannels, noChannelChoices, textsTo } from './reminder-channels.ts'

const preferences = {
  channels: {
    items: [
      { channel: 'SMS', optState: 'PROMPT', destinationEnding: '0142' },
      { channel: 'PUSH_NOTIFICATION', optState: 'OUT', destinationEnding: '' },
    ],
    leftOut: 0,
  },
  reminderFrequency: 'DAY',
  weekdays: ['MONDAY'],
} as CommunicationPreferences

test('a channel that the form does not choose stays', () => {
  expect(chosenChannels(preferences, noChannelChoices)).toEqual({
    SMS: null,
    PUSH_NOTIFICATION: 'OUT',
  })
  expect(channelsEdit(preferences, noChannelChoices)).toBeNull()
  expect(channelsEdit(preferences, { SMS: null, PUSH_NOTIFICATION: 'OUT' })).toBeNull()
})

test('a chosen channel is the only change', () => {
  expect(channelsEdit(preferences, { SMS: 'IN', PUSH_NOTIFICATION: null })).toMatchObject({
    told: { SMS: 'IN', PUSH_NOTIFICATION: 'OUT', reminderFrequency: 'DAY', weekdays: ['MONDAY'] },
    shown: { SMS: null, PUSH_NOTIFICATION: 'OUT' },
  })
})

test('texts need a number', () => {
  expect(textsTo(preferences, '?')).toBe('0142')
  expect(textsTo({ ...preferences, channels: { items: [], leftOut: 0 } }, '?')).toBe('')
})
