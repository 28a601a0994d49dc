import { expect, it, vi } from 'vitest'
import { signedOut } from './model/session-state.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { Offline, RequestRefused, SessionExpired, Unavailable } from '#platform/http/failure.ts'
import {
  ended,
  grant,
  minute,
  restoring,
  setUp,
  withFakeTime,
} from './testing/session-controller-fixture.ts'

withFakeTime()

it('AUTH-008: refreshes 5 minutes before expiry, repeatedly', async () => {
  const { controller, store, access, refresh } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
  expect(access.token()).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(10 * minute - 1)
  expect(refresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(access.token()).toBe('refreshed')
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(refresh).toHaveBeenCalledTimes(2)
})

it('stays signed out after wrong credentials', async () => {
  const { controller, store, access } = setUp()
  await expect(controller.signIn({ username: 'a', password: 'wrong' })).rejects.toBeInstanceOf(
    RequestRefused,
  )
  expect(store.get()).toEqual(signedOut)
  expect(access.token()).toBeNull()
})

it('ends the session and reports the reason when the browser stores no cookies', async () => {
  const { controller, store, access, signOut, sent, become } = setUp()
  become(null)
  await expect(controller.signIn({ username: 'a', password: 'right' })).rejects.toMatchObject({
    _tag: 'NotAllowed',
    error: 'cookies_blocked',
  })
  expect([store.get(), access.token(), signOut.mock.calls.length, sent]).toEqual([
    signedOut,
    null,
    1,
    [],
  ])
})

it('restores a session after an outage and a lost network', async () => {
  const { controller, store, refresh } = setUp(restoring)
  refresh.mockRejectedValueOnce(new Unavailable({})).mockRejectedValueOnce(new Offline())
  controller.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual({ tag: 'restoring', attempt: 1, trouble: 'unavailable' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get()).toEqual({ tag: 'restoring', attempt: 2, trouble: 'offline' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})

it('ends a session whose cookie is refused', async () => {
  const { controller, store, refresh, sent } = setUp(restoring)
  refresh.mockRejectedValue(new SessionExpired())
  controller.start()
  await vi.advanceTimersByTimeAsync(minute)
  expect(store.get()).toEqual(ended)
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([{ type: 'signedOut', why: 'ended' }])
})

it('AUTH-015: a failed sign-out is reported and hides the session everywhere', async () => {
  const { controller, store, signOut, access, sent, hideSession, forgetMember } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  forgetMember.mockClear()
  signOut.mockRejectedValueOnce(new Unavailable({}))
  controller.dispatch({ type: 'signOutAsked' })
  expect(store.get()).toMatchObject({ tag: 'signedIn', signOut: 'pending' })
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn', signOut: 'failed' })
  expect([hideSession.mock.calls.length, forgetMember.mock.calls.length, sent.at(-1)]).toEqual([
    1,
    1,
    { type: 'signedOut', why: 'manual' },
  ])
  // The token is kept only for the next try.
  expect(access.token()).toBe('signed-in')
})

it.each(['by "Try again"', 'by itself when the network is back'])(
  'a failed sign-out is retried %s, also the third time',
  async (how) => {
    const { controller, store, signOut, access, sent } = setUp()
    await controller.signIn({ username: 'a', password: 'right' })
    signOut.mockRejectedValueOnce(new Offline()).mockRejectedValueOnce(new Offline())
    controller.dispatch({ type: 'signOutAsked' })
    for (const tag of ['failed', 'failed', null]) {
      await vi.advanceTimersByTimeAsync(0)
      if (tag === null) break
      expect(store.get()).toMatchObject({ tag: 'signedIn', signOut: tag })
      if (how.startsWith('by itself')) controller.catchUp()
      else controller.dispatch({ type: 'signOutAsked' })
    }
    expect([store.get(), signOut.mock.calls.length, access.token()]).toEqual([
      { tag: 'signedOut', why: 'manual' },
      3,
      null,
    ])
    expect(sent.at(-1)).toEqual({ type: 'signedOut', why: 'manual' })
  },
)

it('notices a missing session and a missed refresh after sleep', async () => {
  const { controller, store, refresh, become } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  vi.setSystemTime(Date.now() + 11 * minute)
  controller.catchUp()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
  become(null)
  controller.catchUp()
  expect(store.get()).toEqual(ended)
})

it('hides the session after a long sleep until the server confirms it', async () => {
  const { controller, store, refresh } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  vi.setSystemTime(Date.now() + 15 * minute - 1)
  controller.heartbeat()
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
  let answer = (_: TokenGrant) => {}
  refresh.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  vi.setSystemTime(Date.now() + 15 * minute)
  controller.heartbeat()
  expect(store.get()).toEqual(restoring)
  await vi.advanceTimersByTimeAsync(0)
  answer(grant('awake'))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})

it.each([-5, 5])(
  'keeps the session and renews in time when the clock moves by %i hours',
  async (hours) => {
    const { controller, store, refresh } = setUp()
    await controller.signIn({ username: 'a', password: 'right' })
    vi.setSystemTime(Date.now() + hours * 60 * minute)
    controller.heartbeat()
    controller.catchUp()
    await vi.advanceTimersByTimeAsync(10 * minute)
    expect(store.get()).toMatchObject({ tag: 'signedIn' })
    expect(refresh).toHaveBeenCalled()
  },
)
