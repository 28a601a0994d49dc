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
  const { controller, store, access, refresh, sent } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  controller.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(store.get()).toEqual({ tag: 'signedOut', why: 'manual' })
  expect(access.token()).toBeNull()
  expect(refresh).not.toHaveBeenCalled()
  expect(sent.at(-1)).toEqual({ type: 'signedOut', why: 'manual' })
})

it("adopts another tab's token, with its lifetime from the receipt", async () => {
  const { controller, store, access, refresh } = setUp(restoring)
  refresh.mockReturnValueOnce(new Promise(() => {}))
  controller.start()
  controller.receive({
    type: 'granted',
    session: 's-1',
    grant: grant('theirs'),
    at: Date.now() - minute,
  })
  expect(access.token()).toBe('theirs')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn', expiresAt: Date.now() + 14 * minute })
  await vi.advanceTimersByTimeAsync(9 * minute)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('ignores a token from another tab while signed out', () => {
  const { controller, store, access } = setUp()
  controller.receive({
    type: 'granted',
    session: 's-1',
    grant: grant('theirs', minute),
    at: Date.now(),
  })
  expect(access.token()).toBeNull()
  expect(store.get()).toEqual(signedOut)
})

it('reloads when another member may have signed in in another tab', async () => {
  const { controller, reload, become } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  controller.receive({ type: 'signedIn' })
  expect(reload, 'keeps the same session, as in another Teams tab').not.toHaveBeenCalled()
  become('another')
  controller.receive({ type: 'signedIn' })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('clears the cookies of a session that the server ended, not one that a tab ended', async () => {
  const { controller, dropCookies } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  controller.dispatch({ type: 'refused' })
  expect(dropCookies).toHaveBeenCalledTimes(1)
  await controller.signIn({ username: 'a', password: 'right' })
  controller.receive({ type: 'signedOut', why: 'manual' })
  expect(dropCookies).toHaveBeenCalledTimes(1)
})

it('AUTH-010: a tab that is opened later checks the migration first', async () => {
  const { controller, store, checkMigration } = setUp(restoring, true)
  let answer = (_: boolean) => {}
  checkMigration.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  controller.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual(restoring)
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
})

it('a tab that missed a change of member requests and adopts no token', async () => {
  const { controller, store, refresh, reload, access, sent, dropCookies, become } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  const before = sent.length
  become('s-2')
  controller.receive({
    type: 'granted',
    session: 's-2',
    grant: grant('of-another'),
    at: Date.now(),
  })
  expect(access.token()).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect([
    refresh.mock.calls.length,
    reload.mock.calls.length,
    access.token(),
    store.get().tag,
  ]).toEqual([0, 1, null, 'restoring'])
  controller.receive({
    type: 'granted',
    session: 's-2',
    grant: grant('of-another'),
    at: Date.now(),
  })
  expect([
    access.token(),
    store.get().tag,
    sent.length - before,
    dropCookies.mock.calls.length,
  ]).toEqual([null, 'restoring', 0, 0])
})

it('a refusal of an old session does not end the current one', async () => {
  const { controller, reload, sent, dropCookies, become } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  become('s-2')
  const before = sent.length
  controller.dispatch({ type: 'refused' })
  expect([reload.mock.calls.length, sent.length - before, dropCookies.mock.calls.length]).toEqual([
    1, 0, 0,
  ])
})

it('a renewal from before a sign-out does not affect the next session', async () => {
  const { controller, store, refresh } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  let fail = (_: unknown) => {}
  refresh.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  await vi.advanceTimersByTimeAsync(10 * minute)
  controller.receive({ type: 'signedOut', why: 'manual' })
  await controller.signIn({ username: 'a', password: 'right' })
  fail(new SessionExpired())
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})

it('ignores a token of another tab during its own sign-in method', () => {
  const { controller, store, access } = setUp(restoring)
  controller.receive({ type: 'granted', session: 's-1', grant: grant('theirs'), at: Date.now() })
  expect([access.token(), store.get()]).toEqual([null, restoring])
})

it('IMP-009: a second tab learns the staff user from the token', async () => {
  const { controller, impersonated } = setUp(restoring)
  controller.start()
  controller.receive({
    type: 'granted',
    session: 's-1',
    grant: { ...grant('of-staff'), impersonatorId: 's-7' },
    at: Date.now(),
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(impersonated.mock.calls[0]).toEqual(['s-7'])
})
