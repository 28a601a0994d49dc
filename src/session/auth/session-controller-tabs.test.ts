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

it('AUTH-005 AUTH-007: signing out clears the timer and the token, and tells the other tabs', async () => {
  const { runner, store, access, refresh, told } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(store.get()).toEqual({ tag: 'signedOut', why: 'manual' })
  expect(access.token()).toBeNull()
  expect(refresh).not.toHaveBeenCalled()
  expect(told.at(-1)).toEqual({ type: 'signedOut', why: 'manual' })
})

it("adopts another tab's token, counted from when it was given", async () => {
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

it('takes no token from another tab while signed out', () => {
  const { runner, store, access } = setUp()
  runner.heard({ type: 'granted', session: 's-1', grant: grant('theirs', minute), at: Date.now() })
  expect(access.token()).toBeNull()
  expect(store.get()).toEqual(signedOut)
})

it('starts anew when another member may have signed in elsewhere', async () => {
  const { runner, reload, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.heard({ type: 'signedIn' })
  expect(
    reload,
    'the same session goes on, as in another tab of the workplace chat',
  ).not.toHaveBeenCalled()
  become('another')
  runner.heard({ type: 'signedIn' })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('a session that the server called over leaves no cookie to bring it back; one that another tab ended is that tab’s to clear', async () => {
  const { runner, dropCookies } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.dispatch({ type: 'refused' })
  expect(dropCookies).toHaveBeenCalledTimes(1)
  await runner.signIn({ username: 'a', password: 'right' })
  runner.heard({ type: 'signedOut', why: 'manual' })
  expect(dropCookies).toHaveBeenCalledTimes(1)
})

it('AUTH-010: a tab that is opened later asks before it shows anything, too', async () => {
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

it('a tab that missed the change of member asks for no token in her name, and takes none', async () => {
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

it('what the server says of a session that is no more ends nothing of the one that is there now', async () => {
  const { runner, reload, told, dropCookies, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  become('s-2')
  const before = told.length
  runner.dispatch({ type: 'refused' })
  expect([reload.mock.calls.length, told.length - before, dropCookies.mock.calls.length]).toEqual([
    1, 0, 0,
  ])
})

it('a renewal that was under way when she left says nothing of the session that she began after', async () => {
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

it('takes no token of another tab while it goes a way in of its own', () => {
  const { runner, store, access } = setUp(restoring)
  runner.heard({ type: 'granted', session: 's-1', grant: grant('theirs'), at: Date.now() })
  expect([access.token(), store.get()]).toEqual([null, restoring])
})

it('IMP-009: the staff’s token tells a second tab of them, too', async () => {
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
