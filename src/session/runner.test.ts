import { expect, it, vi } from 'vitest'
import { signedOut } from '#domain/session.ts'
import type { Grant } from '#gateway/access.ts'
import { Offline, Refused, SessionExpired, Unavailable } from '#gateway/failure.ts'
import { ended, grant, minute, restoring, setUp, withFakeTime } from './testing/runner-under-test.ts'

withFakeTime()

it('AUTH-008: signs in, refreshes 5 minutes before expiry, and again', async () => {
  const { runner, store, access, refresh } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
  expect(access.token()).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(10 * minute - 1)
  expect(refresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(access.token()).toBe('refreshed')
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('leaves a visitor whose credentials were refused signed out', async () => {
  const { runner, store, access } = setUp()
  await expect(runner.signIn({ username: 'a', password: 'wrong' })).rejects.toBeInstanceOf(Refused)
  expect(store.get()).toEqual(signedOut)
  expect(access.token()).toBeNull()
})

it('a browser that keeps no cookies has no session, nor does the server, and the member hears why', async () => {
  const { runner, store, access, signOut, told, become } = setUp()
  become(null)
  await expect(runner.signIn({ username: 'a', password: 'right' })).rejects.toMatchObject({ _tag: 'NotAllowed', error: 'cookies_blocked' })
  expect([store.get(), access.token(), signOut.mock.calls.length, told]).toEqual([signedOut, null, 1, []])
})

it('restores a session through a service that is away and a lost network', async () => {
  const { runner, store, refresh } = setUp(restoring)
  refresh.mockRejectedValueOnce(new Unavailable({})).mockRejectedValueOnce(new Offline())
  runner.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual({ tag: 'restoring', attempt: 1, trouble: 'unavailable' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get()).toEqual({ tag: 'restoring', attempt: 2, trouble: 'offline' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})

it('ends a session whose cookie is not taken, once and for all', async () => {
  const { runner, store, refresh, told } = setUp(restoring)
  refresh.mockRejectedValue(new SessionExpired())
  runner.start()
  await vi.advanceTimersByTimeAsync(minute)
  expect(store.get()).toEqual(ended)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(told).toEqual([{ type: 'signedOut', why: 'ended' }])
})

it('AUTH-015: a failed sign-out keeps the session and says so', async () => {
  const { runner, store, signOut, access } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  signOut.mockRejectedValueOnce(new Unavailable({}))
  runner.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn', signOut: 'failed' })
  expect(access.token()).toBe('signed-in')
})

it('notices on waking that the session is gone, and that a refresh was missed', async () => {
  const { runner, store, refresh, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  vi.setSystemTime(Date.now() + 11 * minute)
  runner.revive()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  become(null)
  runner.revive()
  expect(store.get()).toEqual(ended)
})

it('hides what is shown after a sleep past the limits, until the server has said that the session goes on', async () => {
  const { runner, store, refresh } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  vi.setSystemTime(Date.now() + 15 * minute - 1)
  runner.beat()
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
  let answer = (_: Grant) => {}
  refresh.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  vi.setSystemTime(Date.now() + 15 * minute)
  runner.beat()
  expect(store.get()).toEqual(restoring)
  await vi.advanceTimersByTimeAsync(0)
  answer(grant('awake'))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})

it.each([-5, 5])('a browser clock that is moved by %i hours signs nobody out, and the token is renewed in time', async hours => {
  const { runner, store, refresh } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  vi.setSystemTime(Date.now() + hours * 60 * minute)
  runner.beat()
  runner.revive()
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
  expect(refresh).toHaveBeenCalled()
})
