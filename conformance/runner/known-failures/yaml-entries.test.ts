import { expect, test } from 'vitest'
import { isDay } from './yaml-entries.ts'

test.each([
  ['2028-02-29', true],
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2027-02-31', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2027-01-01T00:00:00Z', false],
  [20270101, false],
  [null, false],
])('isDay(%j) is %s', (value, expected) => expect(isDay(value)).toBe(expected))
