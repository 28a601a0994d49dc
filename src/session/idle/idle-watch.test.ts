import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createIdleWatch, type IdleWatch } from './idle-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const second = 1_000
const minute = 60 * second

/**
 * Tabs of one browser with shared storage and a shared channel. `setUp(false)`: storage is blocked.
 */
function setUp(hasStorage = true) {
  let stored: unknown = null
  const tabs: { readonly watch: IdleWatch }[] = []
  function open(timers: 'run' | 'sleep' = 'run', since?: { wall: number; steady: number }) {
    const shown: (number | null)[] = []
    const calls = { report: vi.fn(), signOut: vi.fn(), askServer: vi.fn(), stayed: vi.fn() }
    const watch = createIdleWatch(
      {
        now: () => ({ wall: Date.now(), steady: performance.now() }),
        later: (task, delay) => {
          const timer = timers === 'run' ? setTimeout(task, delay) : undefined
          return () => clearTimeout(timer)
        },
        share: (at) => {
          if (hasStorage) stored = at
          for (const tab of tabs) if (tab.watch !== watch) tab.watch.receive(at)
        },
        readStored: () => stored,
        show: (left) => shown.at(-1) !== left && shown.push(left),
        ...calls,
      },
      null,
      since,
    )
    const tab = { watch, shown, ...calls, left: () => shown.at(-1) ?? null }
    tabs.push(tab)
    watch.start()
    return tab
  }
  return { open, spoil: (value: unknown) => (stored = value) }
}

describe('one deadline for all tabs', () => {
  it.each([true, false])(
    'all tabs ask together, and one answer counts for all (storage: %s)',
    (hasStorage) => {
      const { open } = setUp(hasStorage)
      const [one, other] = [open(), open()]
      vi.advanceTimersByTime(10 * minute)
      one.watch.recordActivity()
      vi.advanceTimersByTime(841 * second - 1)
      expect([one.left(), other.left()]).toEqual([null, null])
      vi.advanceTimersByTime(1)
      expect([one.left(), other.left()]).toEqual([60, 60])
      vi.advanceTimersByTime(45 * second)
      expect([one.left(), other.left()]).toEqual([15, 15])
      other.watch.stay()
      expect([one.left(), other.left()]).toEqual([null, null])
      expect([other.report.mock.calls, one.report.mock.calls]).toEqual([[[true]], [[false]]])
      expect([other.stayed.mock.calls.length, one.signOut.mock.calls.length]).toEqual([1, 0])
    },
  )

  it('each tab signs out once at zero', () => {
    const { open } = setUp()
    const tabs = [open(), open()]
    vi.advanceTimersByTime(60 * minute)
    expect(tabs.map(({ signOut }) => signOut.mock.calls.length)).toEqual([1, 1])
  })

  it('activity in one tab keeps all tabs from asking', () => {
    const { open } = setUp()
    const [one, other] = [open(), open()]
    for (let at = 0; at < 7200; at += 1) {
      one.watch.recordActivity()
      vi.advanceTimersByTime(500)
    }
    expect([one.shown, other.shown]).toEqual([[null], [null]])
  })

  it('opening a tab counts as activity in waiting tabs', () => {
    const { open } = setUp()
    const one = open()
    vi.advanceTimersByTime(850 * second)
    expect(one.left()).toBe(51)
    open()
    expect(one.left()).toBeNull()
  })
})

describe('a tab whose watch loads after its start', () => {
  const now = () => ({ wall: Date.now(), steady: performance.now() })

  it('counts the idle time from its start', () => {
    const { open } = setUp()
    const since = now()
    vi.advanceTimersByTime(30 * second)
    const tab = open('run', since)
    vi.advanceTimersByTime(840 * second - 30 * second)
    expect(tab.left()).toBeNull()
    vi.advanceTimersByTime(second)
    expect(tab.left()).toBe(60)
  })

  it('keeps later activity of another tab', () => {
    const { open } = setUp()
    const [other, since] = [open(), now()]
    vi.advanceTimersByTime(30 * second)
    other.watch.recordActivity()
    vi.advanceTimersByTime(second)
    const tab = open('run', since)
    vi.advanceTimersByTime(839 * second)
    expect([tab.left(), other.left()]).toEqual([null, null])
  })
})

describe('a tab whose timers sleep', () => {
  it('shows the remaining seconds when it is visible', () => {
    const { open } = setUp()
    const tab = open('sleep')
    vi.advanceTimersByTime(861 * second)
    expect([tab.left(), tab.watch.isAway()]).toEqual([null, true])
    tab.watch.checkClock()
    expect(tab.left()).toBe(40)
  })
  it('signs out when it is visible after the end, and activity does not prevent it', () => {
    const { open } = setUp()
    const tab = open('sleep')
    vi.advanceTimersByTime(901 * second)
    tab.watch.recordActivity()
    expect([tab.signOut.mock.calls.length, tab.report.mock.calls.length]).toEqual([1, 0])
  })
  it('uses the stored activity of another tab without a message', () => {
    const { open, spoil } = setUp()
    const tab = open('sleep')
    vi.advanceTimersByTime(16 * minute)
    spoil(Date.now() - minute)
    expect(tab.watch.isAway()).toBe(false)
    tab.watch.checkClock()
    expect(tab.signOut).not.toHaveBeenCalled()
  })
})

it.each([NaN, 'soon', {}, Number.MAX_SAFE_INTEGER, Infinity, -1])(
  'ignores the stored value %s',
  (value) => {
    const { open, spoil } = setUp()
    const tab = open()
    spoil(value)
    vi.advanceTimersByTime(841 * second)
    expect(tab.left()).toBe(60)
    spoil(value)
    vi.advanceTimersByTime(60 * second)
    expect(tab.signOut).toHaveBeenCalledTimes(1)
  },
)

it('asks the server once when the clock is set hours forward, without a sign-out', () => {
  const { open } = setUp()
  const tab = open()
  vi.setSystemTime(Date.now() + 5 * 60 * minute)
  vi.advanceTimersByTime(minute)
  expect([tab.askServer.mock.calls.length, tab.signOut.mock.calls.length]).toEqual([1, 0])
})

it('tells the other tabs nothing after it has stopped', () => {
  const { open } = setUp()
  const [tab, other] = [open(), open()]
  vi.advanceTimersByTime(800 * second)
  tab.watch.recordActivity()
  tab.watch.stop()
  vi.advanceTimersByTime(60 * second)
  expect(other.left()).not.toBeNull()
})

it('does nothing after it has stopped', () => {
  const { open } = setUp()
  const tab = open()
  vi.advanceTimersByTime(850 * second)
  tab.watch.stop()
  expect(tab.left()).toBeNull()
  vi.advanceTimersByTime(60 * minute)
  tab.watch.recordActivity()
  expect([tab.signOut.mock.calls.length, tab.report.mock.calls.length]).toEqual([0, 0])
})
