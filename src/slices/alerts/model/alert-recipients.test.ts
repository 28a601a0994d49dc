import { expect, test } from 'vitest'
import { alertRecipientsOf } from './alert-recipients.ts'

const to = (...ids: string[]) => ({
  threshold: 70,
  leftOut: 0,
  destinations: ids.map((contactId) => ({
    address: 'a@example.com',
    channel: 'EMAIL' as const,
    contactId,
    contactType: 'FA' as const,
  })),
})

test.each([
  ['nobody', to(), to(), 'none'],
  ['another', to('b'), to('b'), 'none'],
  ['low', to('a'), to('b'), 'low'],
  ['high', to(), to('b', 'a'), 'high'],
  ['both', to('a'), to('a'), 'both'],
  ['nobody who could be read', { ...to(), leftOut: 1 }, to('b'), 'unknown'],
  ['low, and another who could not be read', { ...to('a'), leftOut: 1 }, to(), 'low'],
] as const)('%s', (_, low, high, alerted) =>
  expect(alertRecipientsOf({ low, high }, 'a')).toBe(alerted),
)
