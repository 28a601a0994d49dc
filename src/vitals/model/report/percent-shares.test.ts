import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayedPercents, wholePercents } from './percent-shares.ts'

test.each([
  [[], []],
  [
    [0, 0],
    [0, 0],
  ],
  [[5], [100]],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [1, 199],
    [1, 99],
  ],
  [
    [1, 998, 1],
    [0, 100, 0],
  ],
])('counts %j are %j percent', (counts, percents) =>
  expect(wholePercents(counts)).toEqual(percents),
)

test('percentages add to 100, each within one point of the exact share', () =>
  fc.assert(
    fc.property(
      fc
        .array(fc.nat(5000), { minLength: 1, maxLength: 9 })
        .filter((counts) => counts.some((count) => count > 0)),
      (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        const percents = wholePercents(counts)
        expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
        percents.forEach((percent, index) =>
          expect(Math.abs(percent - ((counts[index] ?? 0) * 100) / total)).toBeLessThan(1),
        )
      },
    ),
  ))

test.each([
  [
    [0, 1],
    [null, null],
  ],
  [
    [1, 2],
    [null, null],
  ],
  [
    [1, 3],
    [25, 75],
  ],
])(
  'counts %j are %j percent, with at least four readings (docs/clinical.md#sample-size)',
  (counts, percents) => expect(displayedPercents(counts)).toEqual(percents),
)
