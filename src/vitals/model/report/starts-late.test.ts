import { expect, test } from 'vitest'
import { startsLate } from './starts-late.ts'

test.each([
  ['2026-11-01', false],
  ['2026-11-05', false],
  ['2026-11-06', true],
  ['2026-11-10', true],
])('of ten days %s starts late: %j', (first, isLate) =>
  expect(startsLate(first, { start: '2026-11-01', end: '2026-11-10' })).toBe(isLate),
)
