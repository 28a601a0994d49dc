import { expect, it, vi } from 'vitest'
import { signedOut } from './model/session-state.ts'
import { SessionExpired } from '#platform/http/failure.ts'
import {
  grant,
  minute,
  restoring,
  setUp,
  withFakeTime,
} from './testing/session-controller-fixture.ts'

withFakeTime()

it('AUTH-005 AUTH-007: sign-out clears timer and token, and notifies the other tabs', async () => {
  const { runner, store, access, refresh, told } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(store.get()).toEqual({ tag: 'signedOut', why: 'manual' })
  expect(access.token()).toBeNull()
  expect(refresh).not.toHaveBeenCalled()
  expect(told.at(-1)).toEqual({ type: 'signedOut', why: 'manual' })
})

it("adopts another tab's token, with its lifetime from the receipt", async () => {
  const { runner, store, access, refresh } = setUp(restoring)
  refresh.mockReturnValueOnce(new Promise(() => {}))
  runner.start()
  runner.heard({ type: 'granted', session: 's-1', grant: grant('theirs'), at: Date.now() - minute })
  expect(access.token()).toBe('theirs')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn', expiresAt: Date.now() + 14 * minute })
  await vi.advanceTimersByTimeAsync(9 * minute)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('ignores a token from another tab while signed out', () => {
  const { runner, store, access } = setUp()
  runner.heard({ type: 'granted', session: 's-1', grant: grant('theirs', minute), at: Date.now() })
  expect(access.token()).toBeNull()
  expect(store.get()).toEqual(signedOut)
})

it('reloads when another member may have signed in in another tab', async () => {
  const { runner, reload, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.heard({ type: 'signedIn' })
  expect(reload, 'keeps the same session, as in another Teams tab').not.toHaveBeenCalled()
  become('another')
  runner.heard({ type: 'signedIn' })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('clears the cookies of a session that the server ended, not one that a tab ended', async () => {
  const { runner, dropCookies } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.dispatch({ type: 'refused' })
  expect(dropCookies).toHaveBeenCalledTimes(1)
  await runner.signIn({ username: 'a', password: 'right' })
  runner.heard({ type: 'signedOut', why: 'manual' })
  expect(dropCookies).toHaveBeenCalledTimes(1)
})

it('AUTH-010: a tab that is opened later checks the migration first', async () => {
  const { runner, store, askMigration } = setUp(restoring, true)
  let answer = (_: boolean) => {}
  askMigration.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  runner.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual(restoring)
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
})

it('a tab that missed a change of member requests and adopts no token', async () => {
  const { runner, store, refresh, reload, access, told, dropCookies, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  const before = told.length
  become('s-2')
  runner.heard({ type: 'granted', session: 's-2', grant: grant('of-another'), at: Date.now() })
  expect(access.token()).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect([
    refresh.mock.calls.length,
    reload.mock.calls.length,
    access.token(),
    store.get().tag,
  ]).toEqual([0, 1, null, 'restoring'])
  runner.heard({ type: 'granted', session: 's-2', grant: grant('of-another'), at: Date.now() })
  expect([
    access.token(),
    store.get().tag,
    told.length - before,
    dropCookies.mock.calls.length,
  ]).toEqual([null, 'restoring', 0, 0])
})

it('a refusal of an old session does not end the current one', async () => {
  const { runner, reload, told, dropCookies, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  become('s-2')
  const before = told.length
  runner.dispatch({ type: 'refused' })
  expect([reload.mock.calls.length, told.length - before, dropCookies.mock.calls.length]).toEqual([
    1, 0, 0,
  ])
})

it('a renewal from before a sign-out does not affect the next session', async () => {
  const { runner, store, refresh } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  let fail = (_: unknown) => {}
  refresh.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  await vi.advanceTimersByTimeAsync(10 * minute)
  runner.heard({ type: 'signedOut', why: 'manual' })
  await runner.signIn({ username: 'a', password: 'right' })
  fail(new SessionExpired())
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})

it('ignores a token of another tab during its own sign-in method', () => {
  const { runner, store, access } = setUp(restoring)
  runner.heard({ type: 'granted', session: 's-1', grant: grant('theirs'), at: Date.now() })
  expect([access.token(), store.get()]).toEqual([null, restoring])
})

it('IMP-009: a second tab learns the staff user from the token', async () => {
  const { runner, impersonated } = setUp(restoring)
  runner.start()
  runner.heard({
    type: 'granted',
    session: 's-1',
    grant: { ...grant('of-staff'), impersonatorId: 's-7' },
    at: Date.now(),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(impersonated.mock.calls[0]).toEqual(['s-7'])
})
