import { expect, it } from 'vitest'
import { asksForOlder, isAtEnd, olderThrottle, olderWithin } from './chat-scroll.ts'

it('CHAT-058: older messages are asked for within 200 px of the top', () => {
  expect(olderWithin).toBe(200)
  expect([0, 199, 200, 201].map(top => asksForOlder(top, null, 0))).toEqual([true, true, true, false])
})

it('CHAT-059: and not again within 500 ms', () => {
  expect(olderThrottle).toBe(500)
  expect([1000, 1499, 1500, 2000].map(now => asksForOlder(0, 1000, now))).toEqual([false, false, true, true])
})

it.each([
  [600, 1000, 400, true],
  [568, 1000, 400, true],
  [567, 1000, 400, false],
  [0, 300, 400, true],
])('scrolled to %i of %i with %i in view is the end: %s', (scrollTop, scrollHeight, clientHeight, expected) => {
  expect(isAtEnd({ scrollTop, scrollHeight, clientHeight })).toBe(expected)
})
