import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSignOutCleanup } from '../auth/sign-out-cleanup.ts'
import type { AuthService } from '../auth/auth-service.ts'
import { readClock } from './clock.ts'
import { idleGuard } from './idle-guard.ts'
import { endIdleSession, extendSession, watchIdle } from './idle-service.ts'
import { secondsLeftStore } from './idle-store.ts'

const world = vi.hoisted(() => ({
  session: 's-1',
  active: new Set<() => void>(),
  sent: [] as number[],
  answer: 'sent' as 'sent' | 'over' | 'lost',
}))
vi.mock('../startup/visit.ts', () => ({ visit: { framer: null } }))
vi.mock('../auth/session-presence.ts', () => ({
  readPresence: () => ({ session: world.session, turn: '1' }),
}))
vi.mock('#platform/browser/user-activity.ts', () => ({
  userActivity: {
    subscribe: (listener: () => void) => {
      world.active.add(listener)
      return () => void world.active.delete(listener)
    },
  },
}))
vi.mock('./send-activity.ts', () => ({
  sendActivity: (seconds: number) => {
    world.sent.push(seconds)
    return Promise.resolve(world.answer)
  },
}))

const second = 1_000
const kept = new Map<string, string>()
const channels = new Set<Channel>()
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null
  constructor() {
    channels.add(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.onmessage?.({ data })
  }
  close() {
    channels.delete(this)
  }
}
const page = new EventTarget()
const seen = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { lang: 'en-US' },
})
const hide = () => {
  seen.visibilityState = 'hidden'
  seen.dispatchEvent(new Event('visibilitychange'))
}
const act = () => {
  for (const listener of world.active) listener()
}
let stop = () => {}
const controller = { dispatch: vi.fn(), doubt: vi.fn(), catchUp: vi.fn() }
const watch = () => {
  stop = watchIdle({ controller } as unknown as Pick<AuthService, 'controller'>, readClock())
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', seen)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  Object.assign(world, { session: 's-1', sent: [], answer: 'sent' })
  seen.visibilityState = 'visible'
  for (const call of Object.values(controller)) call.mockClear()
})
afterEach(() => {
  stop()
  runSignOutCleanup('manual')
  kept.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['left', () => page.dispatchEvent(new Event('pagehide'))],
  ['hidden', hide],
])('tells what it has not told yet when the page is %s, once', (_, go) => {
  watch()
  act()
  vi.advanceTimersByTime(7 * second)
  expect(world.sent).toEqual([])
  go()
  go()
  expect(world.sent).toEqual([7])
})

test('asks after 14 minutes, and a stay is told at once', () => {
  watch()
  vi.advanceTimersByTime(842 * second)
  expect([secondsLeftStore.get(), idleGuard.isWatching, idleGuard.isAway()]).toEqual([
    59,
    true,
    true,
  ])
  extendSession()
  expect([secondsLeftStore.get(), world.sent, idleGuard.isAway()]).toEqual([null, [0], false])
  expect(controller.catchUp).toHaveBeenCalledOnce()
})

test.each([
  ['the time is over', () => vi.advanceTimersByTime(61 * second)],
  ['the member leaves', endIdleSession],
])('signs out when %s', (_, end) => {
  watch()
  vi.advanceTimersByTime(841 * second)
  end()
  expect(controller.dispatch.mock.calls).toEqual([[{ type: 'idledOut' }]])
})

test.each([
  ['over', [[{ type: 'refused' }]]],
  ['lost', []],
  ['sent', []],
] as const)('an answer "%s" to a report', async (answer, events) => {
  world.answer = answer
  watch()
  vi.advanceTimersByTime(61 * second)
  act()
  await vi.advanceTimersByTimeAsync(0)
  expect(controller.dispatch.mock.calls).toEqual(events)
  page.dispatchEvent(new Event('pagehide'))
  expect(world.sent).toEqual(answer === 'lost' ? [0, 0] : [0])
})

test.each([
  ['s-1', null],
  ['s-2', 40],
])('activity of session %s in another tab', (session, left) => {
  watch()
  vi.advanceTimersByTime(861 * second)
  expect(secondsLeftStore.get()).toBe(40)
  for (const channel of channels) channel.onmessage?.({ data: { session, at: Date.now() } })
  expect(secondsLeftStore.get()).toBe(left)
})

test('another tab that stored its activity keeps this one', () => {
  watch()
  vi.advanceTimersByTime(850 * second)
  kept.set('portal.idle', `s-1 ${Date.now()}`)
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'portal.idle' }))
  expect(secondsLeftStore.get()).toBeNull()
})

test('the idle time goes on while the server confirms the session, and not in another session', () => {
  watch()
  vi.advanceTimersByTime(850 * second)
  stop()
  watch()
  expect(secondsLeftStore.get()).toBe(51)
  stop()
  world.session = 's-2'
  watch()
  expect(secondsLeftStore.get()).toBeNull()
})

test('is over when it is stopped', () => {
  watch()
  act()
  stop()
  act()
  hide()
  vi.advanceTimersByTime(3_600 * second)
  extendSession()
  endIdleSession()
  expect([world.sent, world.active.size, channels.size]).toEqual([[], 0, 0])
  expect([secondsLeftStore.get(), idleGuard.isWatching, idleGuard.isAway()]).toEqual([
    null,
    false,
    false,
  ])
  expect(controller.dispatch).not.toHaveBeenCalled()
})

test('a sign-out removes the record, and the next session begins anew', () => {
  watch()
  expect(kept.get('portal.idle')).toMatch(/^s-1 \d+$/)
  vi.advanceTimersByTime(850 * second)
  stop()
  runSignOutCleanup('manual')
  expect(kept.size).toBe(0)
  watch()
  expect(secondsLeftStore.get()).toBeNull()
})
