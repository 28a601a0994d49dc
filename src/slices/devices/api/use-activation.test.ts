import { expect, test } from 'vitest'
import { newestOf } from './use-activation.ts'

const reading = (timestamp: string, source?: string) => ({
  timestamp,
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  ...(source === undefined ? {} : { source }),
})
const [typed, measured] = [
  reading('2026-11-20T08:00:00', 'SELF_REPORTED'),
  reading('2026-11-18T08:00:00', 'DEVICE'),
]

test('a device is active from its newest reading, and typed ones do not count', () => {
  expect(newestOf({ items: [typed, measured], leftOut: 0 })).toEqual({
    day: '2026-11-18',
    isNewest: true,
  })
  expect(newestOf({ items: [typed, measured], leftOut: 1 })).toEqual({
    day: '2026-11-18',
    isNewest: false,
  })
  expect(newestOf({ items: [typed], leftOut: 0 })).toBeNull()
})

test('an unreadable reading, or more than were asked for, may be of the device', () => {
  expect(() => newestOf({ items: [typed], leftOut: 1 })).toThrow('ContractBroken')
  expect(() => newestOf({ items: Array(200).fill(typed), leftOut: 0 })).toThrow('ContractBroken')
})
