import { expect, test } from 'vitest'
import { unreadablePart } from '#generated/schemas/read.ts'
import { countOf } from './second-steps.ts'

const addedAt = '2026-11-20T15:00:00Z'
const phone = { id: 'pk-1', name: 'My phone', addedAt, lastUsedAt: null }

test.each([
  ['none', undefined, [], 0, 0],
  ['an app', { id: 'app-1', addedAt }, [], 0, 1],
  ['an app that cannot be read', unreadablePart, [], 0, 1],
  ['a passkey', undefined, [phone], 0, 1],
  ['a passkey beside an app that cannot be read', unreadablePart, [phone], 0, 2],
  ['a passkey beside one that cannot be read', undefined, [phone], 1, 2],
])('counts what cannot be read, too: %s', (_, authenticator, items, leftOut, count) => {
  expect(countOf({ ...(authenticator && { authenticator }), passkeys: { items, leftOut } })).toBe(
    count,
  )
})
