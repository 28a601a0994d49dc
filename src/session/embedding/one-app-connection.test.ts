import { expect, test, vi } from 'vitest'
import type { OneAppEffect } from './model/one-app-protocol.ts'
import { createOneApp } from './one-app-connection.ts'

const origin = 'https://app.wellspring.example'
const envelope = { protocol: 'wellspring-one-app', version: 1, nonce: 'n-1' }
function setUp() {
  const post = vi.fn<(message: object) => void>()
  const perform = vi.fn<(effect: OneAppEffect) => void>()
  return { ...createOneApp({ parentOrigin: origin, nonce: 'n-1', post, perform }), post, perform }
}

test('SHELL-004: sends each change once, with the nonce of this document', () => {
  const { say, post } = setUp()
  const page = { type: 'navigated', route: 'food', title: 'Food' } as const
  say({ type: 'ready' })
  say(page)
  say(page)
  say({ ...page, route: 'weight' })
  say({ type: 'sessionEnded', by: 'member' })
  say({ type: 'sessionEnded', by: 'member' })
  say(page)
  say({ type: 'sessionEnded', by: 'member' })
  say({ type: 'careId' })
  say({ type: 'careId' })
  expect(post.mock.calls.map(([message]) => ('type' in message ? message.type : null))).toEqual([
    'ready',
    'navigated',
    'navigated',
    'sessionEnded',
    'navigated',
    'sessionEnded',
    'careId',
    'careId',
  ])
  for (const [message] of post.mock.calls) expect(message).toMatchObject(envelope)
})

test('handles messages of the parent after its hello only, and never those of others', () => {
  const { receive, perform } = setUp()
  const navigate = { ...envelope, type: 'navigate', route: 'food' }
  const hello = {
    ...envelope,
    type: 'hello',
    program: null,
    nav: null,
    sidebar: false,
    locale: 'en-US',
  }
  receive({ origin, isParent: true, data: navigate })
  receive({ origin: 'https://evil.example', isParent: true, data: hello })
  receive({ origin, isParent: false, data: hello })
  receive({ origin, isParent: true, data: navigate })
  expect(perform).not.toHaveBeenCalled()
  receive({ origin, isParent: true, data: hello })
  receive({ origin: 'https://evil.example', isParent: true, data: navigate })
  receive({ origin, isParent: true, data: navigate })
  expect(perform.mock.calls.map(([{ type }]) => type)).toEqual(['flags', 'language', 'open'])
})
