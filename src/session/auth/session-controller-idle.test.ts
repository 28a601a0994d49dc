import { expect, it, vi } from 'vitest'
import { SessionExpired } from '#platform/http/failure.ts'
import { minute, setUp, withFakeTime } from './testing/session-controller-fixture.ts'

withFakeTime()

const signedIn = async () => {
  const all = setUp()
  await all.controller.signIn({ username: 'a', password: 'right' })
  return all
}

it('IDLE-006: signs out, clears the edge’s cookies and notifies the other tabs', async () => {
  const { controller, store, access, sent, dropCookies, cleanUp } = await signedIn()
  controller.dispatch({ type: 'idledOut' })
  expect([store.get(), access.token()]).toEqual([{ tag: 'signedOut', why: 'idle' }, null])
  expect([dropCookies.mock.calls.length, cleanUp.mock.calls, sent.at(-1)]).toEqual([
    1,
    [['idle']],
    { type: 'signedOut', why: 'idle' },
  ])
})

it('a notified tab signs out too, and leaves the cookies to the other tab', async () => {
  const { controller, store, dropCookies, cleanUp } = await signedIn()
  controller.receive({ type: 'signedOut', why: 'idle' })
  expect([store.get(), dropCookies.mock.calls.length, cleanUp.mock.calls]).toEqual([
    { tag: 'signedOut', why: 'idle' },
    0,
    [['idle']],
  ])
})

it('does not end the session of another member', async () => {
  const { controller, store, reload, dropCookies, become } = await signedIn()
  become('s-2')
  controller.dispatch({ type: 'idledOut' })
  expect([store.get().tag, reload.mock.calls.length, dropCookies.mock.calls.length]).toEqual([
    'restoring',
    1,
    0,
  ])
})

it('renews no token while the member is idle, and catches up (docs/quality.md#d6)', async () => {
  const { controller, refresh, idle } = await signedIn()
  idle.isAway = true
  await vi.advanceTimersByTimeAsync(11 * minute)
  controller.catchUp()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).not.toHaveBeenCalled()
  idle.isAway = false
  controller.catchUp()
  await vi.advanceTimersByTimeAsync(0)
  expect(refresh).toHaveBeenCalledTimes(1)
})

it('ignores sleep while the idle watch runs', async () => {
  const { controller, store, idle } = await signedIn()
  idle.isWatching = true
  vi.setSystemTime(Date.now() + 60 * minute)
  controller.heartbeat()
  expect(store.get().tag).toBe('signedIn')
})

it('hides a doubted session until the server confirms it', async () => {
  const { controller, store } = await signedIn()
  controller.doubt()
  expect(store.get().tag).toBe('restoring')
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get().tag).toBe('signedIn')
})

it('ends a doubted session when the server refuses it', async () => {
  const { controller, store, refresh } = await signedIn()
  refresh.mockRejectedValueOnce(new SessionExpired())
  controller.doubt()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual({ tag: 'signedOut', why: 'ended' })
})
