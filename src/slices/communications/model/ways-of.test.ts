import { expect, test } from 'vitest'
import { unreadable } from '#platform/model/parts/part.ts'
import { waysOf } from './ways-of.ts'

const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
const sms = { channel: 'SMS', optState: 'IN', destinationEnding: '0142' } as const
const push = { channel: 'PUSH_NOTIFICATION', optState: 'IN', destinationEnding: '' } as const

test.each([
  ['none', [{ ...sms, optState: 'PROMPT' }]],
  ['none', []],
  ['none', [{ ...sms, destinationEnding: '' }]],
  ['SMS', [sms]],
  ['PUSH_NOTIFICATION', [{ ...sms, optState: 'OUT' }, push]],
  ['both', [sms, push]],
  [null, [{ ...sms, optState: unknown('OPT_STATE_PAUSED') }, push]],
  [null, [{ ...sms, destinationEnding: unreadable }, push]],
  [null, [{ ...push, channel: unknown('CHANNEL_LETTER') }]],
] as const)('says %s of %j', (ways, items) => {
  const of = (leftOut: number) =>
    waysOf({ channels: { items, leftOut }, reminderFrequency: 'DAY', weekdays: [] })
  expect(of(0)).toBe(ways)
  expect(of(1)).toBeNull()
})
