import { expect, test } from 'vitest'
import { localUtcOffset, offsetText } from './utc-offset.ts'

test.each([
  [-300, '-05:00'],
  [-210, '-03:30'],
  [0, '+00:00'],
  [330, '+05:30'],
  [765, '+12:45'],
])('%d minutes are %s', (minutes, text) => expect(offsetText(minutes)).toBe(text))

test.each(['2026-01-20T07:05:00', '2026-07-20T07:05:00'])(
  '%s with its offset is the instant of the local clock',
  (timestamp) => {
    expect(new Date(timestamp + localUtcOffset(timestamp)).getTime()).toBe(
      new Date(timestamp).getTime(),
    )
  },
)
