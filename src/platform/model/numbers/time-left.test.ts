import { expect, test } from 'vitest'
import { clockOf, minutesLeft, secondsLeft } from './time-left.ts'

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [999, 1],
  [1000, 1],
  [1001, 2],
  [60_000, 60],
])('of %i ms, %i seconds are left', (milliseconds, seconds) => {
  expect(secondsLeft(milliseconds)).toBe(seconds)
})

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [59, 1],
  [60, 1],
  [61, 2],
  [900, 15],
])('of %i seconds, %i minutes are left', (seconds, minutes) => {
  expect(minutesLeft(seconds)).toBe(minutes)
})

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [299, '4:59'],
  [900, '15:00'],
])('a clock shows %i seconds as %s', (seconds, clock) => {
  expect(clockOf(seconds)).toBe(clock)
})
