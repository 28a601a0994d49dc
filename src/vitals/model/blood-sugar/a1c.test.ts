import fc from 'fast-check'
import { expect, test } from 'vitest'
import { a1cRangeOf, a1cValues, eagOf } from './a1c.ts'

test.each([
  [4, 'inRange'],
  [6.8, 'inRange'],
  [6.9, 'inRange'],
  [6.94, 'inRange'],
  [6.95, 'outOfRange'],
  [7, 'outOfRange'],
  [7.9, 'outOfRange'],
  [7.94, 'outOfRange'],
  [7.95, 'veryOutOfRange'],
  [7.96, 'veryOutOfRange'],
  [8, 'veryOutOfRange'],
  [8.1, 'veryOutOfRange'],
  [14, 'veryOutOfRange'],
] as const)('VALID-019 VALID-020: %d %% is %s', (percent, range) => {
  expect(a1cRangeOf(percent)).toBe(range)
})

test('VALID-022: lists 101 values from 4.0 to 14.0 in steps of a tenth', () => {
  expect([a1cValues.length, a1cValues[0], a1cValues[29], a1cValues[30], a1cValues.at(-1)]).toEqual([
    101, 4, 6.9, 7, 14,
  ])
  expect(a1cValues.map((value) => value.toFixed(1))).toEqual(
    a1cValues.map((_, index) => `${4 + Math.floor(index / 10)}.${index % 10}`),
  )
})

test('a higher A1C never has a better range', () => {
  const order = ['inRange', 'outOfRange', 'veryOutOfRange']
  fc.assert(
    fc.property(
      fc.double({ min: 3, max: 20, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      (percent, more) => {
        expect(order.indexOf(a1cRangeOf(percent + more))).toBeGreaterThanOrEqual(
          order.indexOf(a1cRangeOf(percent)),
        )
      },
    ),
  )
})

/** 116.9, 139.8, 154.2, 182.9, 211.6 and 355.1 in docs/clinical.md#a1c. */
test.each([
  [3.9, null],
  [4, 68],
  [5.7, 117],
  [6.5, 140],
  [7, 154],
  [8, 183],
  [9, 212],
  [14, 355],
  [14.1, null],
] as const)('a lab A1C of %d %% stands for an average of %s mg/dL', (percent, average) => {
  expect(eagOf(percent)).toBe(average)
})
