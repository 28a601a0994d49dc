import { describe, expect, test } from 'vitest'
import { bloodSugarRanges, rangeOf } from './blood-sugar.ts'
import { mealCodes } from './blood-sugar-codes.ts'
import {
  bandOf,
  bloodSugarFigures,
  highestMeal,
  inRangeLimits,
  mealFigures,
  rangeEdges,
  shownShares,
} from './blood-sugar-statistics.ts'
import { bloodSugarLog } from '../testing/blood-sugar-fixtures.ts'

const figures = (log: Parameters<typeof bloodSugarLog>[0]) => bloodSugarFigures(bloodSugarLog(log))

describe('figures', () => {
  test('of nothing: nothing', () => expect(figures([])).toBeNull())
  test('the average is whole, half up, with its spread', () =>
    expect(
      figures([
        [0, 100],
        [0, 121],
      ]),
    ).toMatchObject({ count: 2, days: 1, average: 111, spread: 15 }))
  test('one number is no average and has no spread, also beside readings beyond the meter', () => {
    expect(figures([[0, 100]])).toMatchObject({ average: null, spread: null })
    expect(
      figures([
        [0, 190],
        [0, 'Lo'],
      ]),
    ).toMatchObject({ count: 2, average: null, beyondMeter: 1 })
  })
  test('what lies beyond the meter is counted and in no average', () => {
    const told = figures([
      [0, 100],
      [0, 104],
      [1, 'Hi'],
      [2, 'Lo'],
      [3, 601],
      [4, 19],
    ])
    expect(told).toMatchObject({ count: 6, days: 5, average: 102, beyondMeter: 4 })
    expect(told && [rangeOf(told.lowest), rangeOf(told.highest)]).toEqual([
      'severelyLow',
      'severelyHigh',
    ])
  })
  test('only beyond the meter: no average', () =>
    expect(figures([[0, 'Hi']])).toMatchObject({ average: null, count: 1 }))
  test('shares are whole percents that add to 100', () => {
    const told = figures([
      [0, 60],
      [0, 100],
      [0, 190],
      [0, 191],
      [0, 192],
      [0, 193],
    ])
    expect(
      told?.shares
        .map(({ percent }) => percent)
        .reduce((sum: number, percent) => sum + (percent ?? Number.NaN), 0),
    ).toBe(100)
    expect(told?.inRange).toEqual({ range: 'inRange', count: 1, percent: 17 })
  })
  test('of three readings they are counted only', () =>
    expect(
      figures([
        [0, 60],
        [0, 100],
        [0, 190],
      ])?.shares.map(({ percent }) => percent),
    ).toEqual(bloodSugarRanges.map(() => null)))
  test('rare ranges are shown where there is a reading, highest first', () => {
    const shown = (log: Parameters<typeof bloodSugarLog>[0]) =>
      shownShares(figures(log)?.shares ?? []).map(({ range }) => range)
    expect(shown([[0, 100]])).toEqual(['veryHigh', 'high', 'inRange', 'low', 'veryLow'])
    expect(
      shown([
        [0, 'Hi'],
        [0, 'Lo'],
        [0, 150, 6],
      ]),
    ).toEqual(bloodSugarRanges.toReversed())
  })
})

describe('edges of the ranges as they are told', () => {
  test.each([
    ['severelyLow', null, 20],
    ['veryLow', null, 54],
    ['low', 54, 69],
    ['inRange', 70, 180],
    ['slightlyHigh', 131, 180],
    ['high', 181, 250],
    ['veryHigh', 250, null],
    ['severelyHigh', 600, null],
  ] as const)('%s: %s to %s', (range, from, to) => expect(rangeEdges[range]).toEqual({ from, to }))
})

describe('meals', () => {
  test('in the order of the day, those that were told', () =>
    expect(
      mealFigures(
        bloodSugarLog([
          [0, 190, 9],
          [0, 110, 6],
          [1, 120, 6],
          [2, 100],
        ]),
      ),
    ).toEqual([
      { meal: 'beforeBreakfast', count: 2, numbers: 2, average: 115, inRange: 2 },
      { meal: 'afterBreakfast', count: 1, numbers: 1, average: null, inRange: 0 },
    ]))
  const before = [
    [0, 110, 6],
    [1, 110, 6],
    [2, 110, 6],
    [3, 110, 6],
  ] as const
  const after = [
    [0, 180, 9],
    [1, 180, 9],
    [2, 180, 9],
  ] as const
  test('no pattern with three readings', () =>
    expect(highestMeal(bloodSugarLog([...before, ...after]))).toBeNull())
  test('a pattern with four', () =>
    expect(highestMeal(bloodSugarLog([...before, ...after, [4, 184, 9]]))).toMatchObject({
      meal: 'afterBreakfast',
      average: 181,
      count: 4,
    }))
  test('a reading beyond the meter is none of the four', () =>
    expect(highestMeal(bloodSugarLog([...before, ...after, [4, 'Hi', 9]]))).toBeNull())
  test('none where both are the same', () =>
    expect(
      highestMeal(bloodSugarLog([...before, [0, 110, 9], [1, 110, 9], [2, 110, 9], [3, 110, 9]])),
    ).toBeNull())
})

test.each([...mealCodes, null])(
  'a reading with the meal code %s is in range exactly within the limits that are printed',
  (meal) => {
    const { from, beforeMeal, to } = inRangeLimits
    for (let value = 60; value <= 190; value += 1) {
      const most = meal === 6 || meal === 7 || meal === 8 ? beforeMeal : to
      expect(
        rangeOf({ value, tags: { meal, belowMeter: false, aboveMeter: false } }) === 'inRange',
        String(value),
      ).toBe(value >= from && value <= most)
    }
  },
)

test.each([...mealCodes, null])(
  'with the meal code %s a whole number lies in its band exactly when it counts as in range',
  (code) => {
    for (let value = 20; value <= 600; value += 1) {
      const [reading] = bloodSugarLog([[0, value, code]])
      if (reading === undefined) throw new Error('no reading')
      const { low, high } = bandOf(reading)
      expect([value, value >= low && value <= high]).toEqual([
        value,
        rangeOf(reading) === 'inRange',
      ])
    }
  },
)
