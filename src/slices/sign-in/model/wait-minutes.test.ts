import { expect, test } from 'vitest'
import { minutesFrom } from './wait-minutes.ts'

test.each([
  [59, null],
  [60, 1],
  [61, 2],
  [120, 2],
])('a wait of %i seconds is %j minutes', (seconds, minutes) =>
  expect(minutesFrom(seconds, 60)).toBe(minutes),
)
