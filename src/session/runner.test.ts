import { beforeEach, expect, it, vi } from 'vitest'
import { signedOut, type Session } from '#domain/session.ts'
import { createAccess, type Grant } from '#gateway/access.ts'
import { Offline, Refused, SessionExpired, Unavailable } from '#gateway/failure.ts'
import { createStore } from '#kit/store.ts'
import type { TabMessage } from './runner-ports.ts'
import { createRunner, type Runner } from './runner.ts'

const minute = 60_000
const grant = (token: string, lifetime = 15 * minute): Grant => ({ token, lifetime })
const ended: Session = { tag: 'signedOut', why: 'ended' }
const restoring: Session = { tag: 'restoring', attempt: 0, trouble: null }

function setUp(initial: Session = signedOut, eligible = false) {
  let migrating: boolean | null = null
  let session: string | null = 's-1'
  const farewell = vi.fn()
  const askMigration = vi.fn(async () => eligible)
  const store = createStore(initial)
  const refresh = vi.fn(async () => grant('refreshed'))
  const signOut = vi.fn(async () => {})
  const told: TabMessage[] = []
  const reload = vi.fn()
  const impersonated = vi.fn()
  const forgetMember = vi.fn()
  const dropCookies = vi.fn()
  let runner: Runner
  const access = createAccess({ refresh: () => runner.refresh(refresh), turn: () => null, patience: async () => {}, exclusively: task => task(), granted: got => runner.granted(got) })
  runner = createRunner({
    store, access, signOut, reload,
    signIn: async ({ password }) => (password === 'right' ? grant('signed-in') : Promise.reject(new Refused({ status: 401, details: [] }))),
    tell: message => told.push(message), presence: () => session, dropCookies, farewell, impersonated, forgetMember, now: Date.now,
    askMigration, migration: { read: () => migrating, write: value => (migrating = value) },
    later: (task, delay) => {
      const timer = setTimeout(task, delay)
      return () => clearTimeout(timer)
    },
  })
  return { store, access, refresh, signOut, told, reload, impersonated, forgetMember, dropCookies, runner, farewell, askMigration, become: (other: string | null) => (session = other) }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

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
  expect(told).toEqual([{ type: 'signedOut', manual: false }])
})

it('AUTH-005 AUTH-007: signing out clears the timer and the token, and tells the other tabs', async () => {
  const { runner, store, access, refresh, told } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(store.get()).toEqual({ tag: 'signedOut', why: 'manual' })
  expect(access.token()).toBeNull()
  expect(refresh).not.toHaveBeenCalled()
  expect(told.at(-1)).toEqual({ type: 'signedOut', manual: true })
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

it('adopts another tab\'s token, counted from when it was given', async () => {
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
  const { runner, reload } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.heard({ type: 'signedIn' })
  expect(reload).toHaveBeenCalledTimes(1)
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

it('START-017: what this device keeps of a member is dropped when a session begins, and when it ends', async () => {
  const { runner, forgetMember } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  expect(forgetMember).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(forgetMember).toHaveBeenCalledTimes(1)
  runner.dispatch({ type: 'refused' })
  expect(forgetMember).toHaveBeenCalledTimes(2)
})

it('IMP-009: a session that was given to the staff says so with every grant, and no more when it is over', async () => {
  const { runner, impersonated } = setUp()
  await runner.enter({ ...grant('of-staff'), impersonatorId: 's-7' })
  runner.granted({ ...grant('renewed'), impersonatorId: 's-7' })
  runner.dispatch({ type: 'refused' })
  await runner.enter(grant('of-a-member'))
  expect(impersonated.mock.calls).toEqual([['s-7'], ['s-7'], [null], [null]])
})

it('AUTH-010: a member who may migrate is known as one before her session begins, and until it ends', async () => {
  const { runner, store, askMigration } = setUp(signedOut, true)
  await runner.enter(grant('of-olga'))
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
  expect(askMigration).toHaveBeenCalledTimes(1)
  runner.dispatch({ type: 'refused' })
  askMigration.mockResolvedValueOnce(false)
  await runner.enter(grant('of-another'))
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: false })
})

it('a session that the server called over leaves no cookie to bring it back; one that another tab ended is that tab’s to clear', async () => {
  const { runner, dropCookies } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  runner.dispatch({ type: 'refused' })
  expect(dropCookies).toHaveBeenCalledTimes(1)
  await runner.signIn({ username: 'a', password: 'right' })
  runner.heard({ type: 'signedOut', manual: true })
  expect(dropCookies).toHaveBeenCalledTimes(1)
})

it('AUTH-010: a tab that is opened later asks before it shows anything, too', async () => {
  const { runner, store, askMigration } = setUp(restoring, true)
  let answer = (_: boolean) => {}
  askMigration.mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
  runner.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toEqual(restoring)
  answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
})

it('AUTH-006: chat is hung up when the session ends, and when the page goes over to another member', async () => {
  const { runner, farewell } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  expect(farewell).not.toHaveBeenCalled()
  runner.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(farewell).toHaveBeenCalledTimes(1)
  await runner.signIn({ username: 'a', password: 'right' })
  runner.heard({ type: 'signedIn' })
  expect(farewell).toHaveBeenCalledTimes(2)
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

it('a tab that missed the change of member asks for no token in her name, and takes none', async () => {
  const { runner, store, refresh, reload, access, told, dropCookies, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  const before = told.length
  become('s-2')
  runner.heard({ type: 'granted', session: 's-2', grant: grant('of-another'), at: Date.now() })
  expect(access.token()).toBe('signed-in')
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect([refresh.mock.calls.length, reload.mock.calls.length, access.token(), store.get().tag]).toEqual([0, 1, null, 'restoring'])
  runner.heard({ type: 'granted', session: 's-2', grant: grant('of-another'), at: Date.now() })
  expect([access.token(), store.get().tag, told.length - before, dropCookies.mock.calls.length]).toEqual([null, 'restoring', 0, 0])
})

it('what the server says of a session that is no more ends nothing of the one that is there now', async () => {
  const { runner, reload, told, dropCookies, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  become('s-2')
  const before = told.length
  runner.dispatch({ type: 'refused' })
  expect([reload.mock.calls.length, told.length - before, dropCookies.mock.calls.length]).toEqual([1, 0, 0])
})

it('a renewal that was under way when she left says nothing of the session that she began after', async () => {
  const { runner, store, refresh } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  let fail = (_: unknown) => {}
  refresh.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  await vi.advanceTimersByTimeAsync(10 * minute)
  runner.heard({ type: 'signedOut', manual: true })
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
  runner.heard({ type: 'granted', session: 's-1', grant: { ...grant('of-staff'), impersonatorId: 's-7' }, at: Date.now() })
  await vi.advanceTimersByTimeAsync(0)
  expect(impersonated.mock.calls[0]).toEqual(['s-7'])
})
