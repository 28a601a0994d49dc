import { expect, test, vi } from 'vitest'
import { noUserFacts } from '#domain/user.ts'
import { onFarewell, sayFarewell } from './farewell.ts'
import { updateUser, userFactsStore } from './user-facts.ts'

test('AUTH-006: what holds a line open, as chat does, is told to hang up; one that fails keeps none of the others', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const hangUp = vi.fn()
  const stopFirst = onFarewell(() => { throw new Error('stuck') })
  const stop = onFarewell(hangUp)
  sayFarewell('ended')
  expect([hangUp.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
  stopFirst()
  stop()
  sayFarewell('ended')
  expect(hangUp).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test('AUTH-007 AUTH-016: what was merged into the user is gone with the session', () => {
  updateUser({ mfaToken: 'm1' })
  updateUser({ lastActivityTimestamp: '2026-11-20T12:00:00Z' })
  expect(userFactsStore.get()).toMatchObject({ mfaToken: 'm1', lastActivityTimestamp: '2026-11-20T12:00:00Z' })
  sayFarewell('ended')
  expect(userFactsStore.get()).toEqual(noUserFacts)
})
