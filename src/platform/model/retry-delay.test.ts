import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestWait, retryDelay } from './retry-delay.ts'

const timerRange = 2 ** 31 - 1
const anyFailure = fc.record({
  attempt: fc.nat(),
  limit: fc.integer({ min: 1_000, max: 60_000 }),
  asked: fc.option(fc.oneof(fc.double(), fc.integer({ min: 0, max: 100_000 })), { nil: undefined }),
  random: fc.double({ min: 0, max: 1, noNaN: true }),
})

it('doubles up to the limit', () => {
  expect(
    [0, 1, 2, 3, 4, 5, 2_000].map((attempt) => retryDelay({ attempt, limit: 10_000 })),
  ).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000])
})

it('spreads the delay over its second half', () => {
  expect([0, 0.5, 1].map((random) => retryDelay({ attempt: 9, limit: 4_000, random }))).toEqual([
    4_000, 3_000, 2_000,
  ])
})

it.each([
  ['a wait that the server asked for', 30_000, 30_000],
  ['a shorter wait than the back-off', 500, 4_000],
  ['a date in the year 9999', 251_613_000_000_000, longestWait],
  ['one millisecond more than the timer range', timerRange + 1, longestWait],
  ['an infinite wait', Infinity, longestWait],
  ['a date in the past', -60_000, 4_000],
  ['no number', NaN, 4_000],
])('accepts %s', (_, asked, delay) =>
  expect(retryDelay({ attempt: 2, limit: 4_000, asked })).toBe(delay),
)

it('never overflows a timer, and is never shorter than the server asked', () => {
  fc.assert(
    fc.property(anyFailure, (failed) => {
      const delay = retryDelay(failed)
      expect(delay).toBeGreaterThanOrEqual(500)
      expect(delay).toBeLessThanOrEqual(longestWait)
      expect(delay).toBeLessThan(timerRange)
      const { asked = 0 } = failed
      if (asked > 0) expect(delay).toBeGreaterThanOrEqual(Math.min(asked, longestWait))
    }),
  )
})
