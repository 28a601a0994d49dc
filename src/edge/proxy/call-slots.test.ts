import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCallSlots, type SlotKey, type SlotLimits } from './call-slots.ts'

const limits: SlotLimits = {
  calls: 4,
  perOperation: 2,
  perSession: 2,
  waiting: 3,
  waitingPerSession: 2,
  waitMs: 2_000,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Enters calls named by `operation/session` and records what became of them. */
function start(of: Partial<SlotLimits> = {}) {
  const slots = createCallSlots({ ...limits, ...of })
  const events: string[] = []
  const releases = new Map<string, () => void>()
  const enter = (name: string): (() => void) => {
    const [operation = '', session] = name.split('/')
    const key: SlotKey = { origin: 'https://api', operation, session }
    return slots.enter(key, {
      admitted: (release) => {
        events.push(`+${name}`)
        releases.set(name, release)
      },
      refused: () => void events.push(`-${name}`),
    })
  }
  return { slots, events, enter, release: (name: string) => releases.get(name)?.() }
}

describe('call slots', () => {
  it('let another operation pass while one is full', () => {
    const { enter, events } = start()
    for (const name of ['slow/a', 'slow/b', 'slow/c', 'fast/d']) enter(name)
    expect(events).toEqual(['+slow/a', '+slow/b', '+fast/d'])
  })

  it('let another session pass while one is full', () => {
    const { enter, events } = start()
    for (const name of ['w/a', 'x/a', 'y/a', 'y/b']) enter(name)
    expect(events).toEqual(['+w/a', '+x/a', '+y/b'])
  })

  it('let as many calls pass as the origin has connections', () => {
    const { enter, events } = start()
    for (const name of ['v/a', 'w/b', 'x/c', 'y/d', 'z/e']) enter(name)
    expect(events).toEqual(['+v/a', '+w/b', '+x/c', '+y/d'])
  })

  it('admit a waiting call when a slot is free, operations in turn', () => {
    const { enter, events, release } = start({ calls: 1 })
    for (const name of ['x/a', 'x/b', 'x/c', 'y/d']) enter(name)
    release('x/a')
    release('x/b')
    release('y/d')
    expect(events).toEqual(['+x/a', '+x/b', '+y/d', '+x/c'])
  })

  it('refuse a call that waited too long', () => {
    const { enter, events, slots } = start()
    for (const name of ['x/a', 'x/b', 'x/c']) enter(name)
    vi.advanceTimersByTime(1_999)
    expect(events).toEqual(['+x/a', '+x/b'])
    vi.advanceTimersByTime(1)
    expect([events.at(-1), slots.waiting()]).toEqual(['-x/c', 0])
  })

  it('refuse a call at once when too many wait, of all or of its session', () => {
    const { enter, events } = start()
    for (const name of ['x/a', 'x/b', 'x/c', 'x/c', 'x/c', 'x/d', 'x/e']) enter(name)
    expect(events).toEqual(['+x/a', '+x/b', '-x/c', '-x/e'])
  })

  it('forget a waiting call that was abandoned', () => {
    const { enter, events, release, slots } = start()
    enter('x/a')
    enter('x/b')
    enter('x/c')()
    release('x/a')
    vi.advanceTimersByTime(10_000)
    expect([events, slots.waiting(), slots.running()]).toEqual([['+x/a', '+x/b'], 0, 1])
  })

  it('count a release once', () => {
    const { enter, release, slots } = start()
    enter('x/a')
    enter('x/b')
    release('x/a')
    release('x/a')
    expect(slots.running()).toBe(1)
  })
})
