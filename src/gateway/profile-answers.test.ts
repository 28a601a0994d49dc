import { expect, test } from 'vitest'
import { communicationPreferencesOf } from './communications.ts'
import { ContractBroken } from './failure.ts'

test('the words of messages are read short, and what JSON leaves out is there', () => {
  const preferences = { channels: [{ channel: 'CHANNEL_SMS', optState: 'OPT_STATE_IN' }], reminderFrequency: 'REMINDER_FREQUENCY_DAY' } as const
  expect(communicationPreferencesOf({ preferences: { ...preferences, channels: [...preferences.channels] } })).toEqual({
    channels: [{ channel: 'SMS', optState: 'IN', destinationEnding: '' }], reminderFrequency: 'DAY', weekdays: [],
  })
})

test.each<[string, () => unknown]>([
  ['preferences that are missing', () => communicationPreferencesOf({})],
])('%s breaks the contract, and the failure holds no value', (_, read) => {
  expect(read).toThrow(ContractBroken)
  try {
    read()
  } catch (failure) {
    expect(JSON.stringify(failure)).not.toMatch(/08:00/)
  }
})
