import { expect, test, vi } from 'vitest'
import { endsForGood, onSignOut, runSignOutCleanup } from './sign-out-cleanup.ts'

test('AUTH-006: runs every task, even after one throws', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const hangUp = vi.fn()
  const stopFirst = onSignOut(() => {
    throw new Error('stuck')
  })
  const stop = onSignOut(hangUp)
  runSignOutCleanup('ended')
  expect([hangUp.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
  stopFirst()
  stop()
  runSignOutCleanup('ended')
  expect(hangUp).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})

test.each([
  ['manual', true],
  ['changed', true],
  ['idle', false],
  ['ended', false],
] as const)('what a tab keeps after %s goes: %s', (why, goes) =>
  expect(endsForGood(why)).toBe(goes),
)
