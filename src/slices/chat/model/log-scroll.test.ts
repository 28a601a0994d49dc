import { describe, expect, it } from 'vitest'
import { areMany, isAtEnd, throttledLoadOlder } from './log-scroll.ts'

/** Scrolls to positions at times; returns the times at which older messages loaded. */
function askedAt(
  ...scrolls: readonly (readonly [at: number, scrollTop: number])[]
): readonly number[] {
  let now = 0
  const asked: number[] = []
  const scrolledTo = throttledLoadOlder(
    () => asked.push(now),
    () => now,
  )
  for (const [at, scrollTop] of scrolls) {
    now = at
    scrolledTo(scrollTop)
  }
  return asked
}

describe('loading older messages', () => {
  it.each([
    [0, 1],
    [199, 1],
    [200, 1],
    [201, 0],
  ])('CHAT-058: at %d px from the top loads %d times', (scrollTop, times) =>
    expect(askedAt([10, scrollTop])).toHaveLength(times),
  )
  it('CHAT-059: loads at most once in 500 ms', () =>
    expect(askedAt([0, 0], [1, 0], [499, 0], [500, 0], [900, 0], [1000, 0])).toEqual([
      0, 500, 1000,
    ]))
  it('CHAT-059: ignores scrolling elsewhere', () =>
    expect(askedAt([0, 900], [100, 0], [599, 0], [600, 900], [601, 0])).toEqual([100, 601]))
  it('throttles each log separately', () =>
    expect([askedAt([5, 0]), askedAt([5, 0])]).toEqual([[5], [5]]))
})

it.each([
  [0, true],
  [32, true],
  [33, false],
])('%d px above the end counts as the end: %s', (above, is) =>
  expect(isAtEnd({ scrollTop: 500 - above, scrollHeight: 800, clientHeight: 300 })).toBe(is),
)

it('reads three new messages one by one, and of more only the number', () =>
  expect([3, 4].map(areMany)).toEqual([false, true]))
