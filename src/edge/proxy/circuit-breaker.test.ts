import { describe, expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

const limits = { failures: 4, sessions: 2, openMs: 5_000, longestMs: 15_000 }

function start() {
  const clock = { now: 1_000 }
  const breaker = createCircuitBreaker(limits, () => clock.now)
  const fail = (sessions: readonly (string | undefined)[]): void => {
    for (const session of sessions) breaker.failed('read', session)
  }
  return { clock, breaker, fail }
}

describe('circuit breaker', () => {
  it('opens after failures in a row of several sessions, for that operation only', () => {
    const { breaker, fail } = start()
    fail(['a', 'a', 'b'])
    expect(breaker.blockedMs('read')).toBe(0)
    fail(['b'])
    expect([breaker.blockedMs('read'), breaker.blockedMs('other')]).toEqual([5_000, 0])
    expect(breaker.open()).toBe(1)
  })

  it("stays closed for one member's failures", () => {
    const { breaker, fail } = start()
    fail(Array.from({ length: 100 }, () => 'a'))
    expect(breaker.blockedMs('read')).toBe(0)
  })

  it('takes calls without a session as calls of many', () => {
    const { breaker, fail } = start()
    fail([undefined, undefined, undefined, undefined])
    expect(breaker.blockedMs('read')).toBe(5_000)
  })

  it('starts to count again after a success', () => {
    const { breaker, fail } = start()
    fail(['a', 'b', 'c'])
    breaker.succeeded('read')
    fail(['a', 'b', 'c'])
    expect(breaker.blockedMs('read')).toBe(0)
  })

  it('lets one probe pass and closes when it succeeds', () => {
    const { breaker, clock, fail } = start()
    fail(['a', 'b', 'c', 'd'])
    clock.now += 5_000
    expect([breaker.blockedMs('read'), breaker.blockedMs('read')]).toEqual([0, 5_000])
    breaker.succeeded('read')
    expect([breaker.blockedMs('read'), breaker.open()]).toEqual([0, 0])
  })

  it('waits twice as long after each failed probe, up to the longest', () => {
    const { breaker, clock, fail } = start()
    fail(['a', 'b', 'c', 'd'])
    for (const next of [10_000, 15_000, 15_000]) {
      clock.now += 60_000
      expect(breaker.blockedMs('read')).toBe(0)
      fail(['a'])
      expect(breaker.blockedMs('read')).toBe(next)
    }
  })

  it('is not held open by calls that started before', () => {
    const { breaker, clock, fail } = start()
    fail(['a', 'b', 'c', 'd'])
    clock.now += 4_000
    fail(['a', 'b', 'c', 'd'])
    expect(breaker.blockedMs('read')).toBe(1_000)
  })

  it('lets another probe pass when the browser of the first left', () => {
    const { breaker, clock, fail } = start()
    fail(['a', 'b', 'c', 'd'])
    clock.now += 5_000
    expect(breaker.blockedMs('read')).toBe(0)
    breaker.abandoned('read')
    expect(breaker.blockedMs('read')).toBe(0)
  })
})
