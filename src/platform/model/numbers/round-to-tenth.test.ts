import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundToTenth } from './round-to-tenth.ts'

test.each([
  [0.25, 0.3],
  [-0.25, -0.3],
  [0.24, 0.2],
  [-0.24, -0.2],
  [1.05, 1.1],
  [-1.05, -1.1],
  [199.3 - 196.3, 3],
  [0, 0],
  [7.96, 8],
  [6.94, 6.9],
] as const)('rounds %d to %d', (value, rounded) => expect(roundToTenth(value)).toBe(rounded))

test('rounds symmetrically and never returns -0', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -500_000, max: 500_000 }).map((value) => value / 1000),
      (value) => {
        expect(roundToTenth(-value)).toBe(-roundToTenth(value) + 0)
        expect(Object.is(roundToTenth(value), -0)).toBe(false)
      },
    ),
  )
})
