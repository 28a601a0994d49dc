import { expect, test } from 'vitest'
import { noUserFacts } from './model/user.ts'
import { runSignOutCleanup } from '../auth/sign-out-cleanup.ts'
import { hasPresence } from '../auth/session-presence.ts'
import { updateUser, userFactsStore } from './user-facts-store.ts'

test('AUTH-007 AUTH-016: resets merged facts at sign-out', () => {
  updateUser({ mfaToken: 'm1' })
  updateUser({ lastActivityTimestamp: '2026-11-20T12:00:00Z' })
  expect(userFactsStore.get()).toEqual({
    mfaToken: 'm1',
    lastActivityTimestamp: '2026-11-20T12:00:00Z',
  })
  runSignOutCleanup('ended')
  expect(userFactsStore.get()).toEqual(noUserFacts)
})

test.each([
  ['__Host-portal-presence=abc.1', true],
  ['theme=dark; __Host-portal-presence=abc.1', true],
  ['__Host-portal-presence=', false],
  ['portal-presence=abc.1', false],
  ['', false],
])('USER-025: the cookies %j authenticate the user: %s', (cookies, is) =>
  expect(hasPresence(cookies)).toBe(is),
)
