import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar-day.ts'
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
import { bloodSugarReport } from './blood-sugar-report.ts'
import { anyBloodSugarReading } from './blood-sugar.arbitrary.ts'
import { sugarChange } from '../report/weekly-changes.ts'
import { bloodSugarLog } from '../testing/blood-sugar-fixtures.ts'

const figures = (log: Parameters<typeof bloodSugarLog>[0]) => bloodSugarFigures(bloodSugarLog(log))

describe('figures', () => {
  test('returns null without readings', () => expect(figures([])).toBeNull())
  test('rounds the average half up and computes its spread', () =>
    expect(
      figures([
        [0, 100],
        [0, 121],
      ]),
    ).toMatchObject({ count: 2, days: 1, average: 111, spread: 15 }))
  test('returns no average and no spread for a single number', () => {
    expect(figures([[0, 100]])).toMatchObject({ average: null, spread: null })
    expect(
      figures([
        [0, 190],
        [0, 'Lo'],
      ]),
    ).toMatchObject({ count: 2, average: null, beyondMeter: 1 })
  })
  test('counts out-of-range readings and leaves them out of the average', () => {
    const result = figures([
      [0, 100],
      [0, 104],
      [1, 'Hi'],
      [2, 'Lo'],
      [3, 601],
      [4, 19],
    ])
    expect(result).toMatchObject({ count: 6, days: 5, average: 102, beyondMeter: 4 })
    expect(result && [rangeOf(result.lowest), rangeOf(result.highest)]).toEqual([
      'severelyLow',
      'severelyHigh',
    ])
  })
  test('returns no average when all readings are out of range', () =>
    expect(figures([[0, 'Hi']])).toMatchObject({ average: null, count: 1 }))
  test('returns shares in whole percents that add to 100', () => {
    const result = figures([
      [0, 60],
      [0, 100],
      [0, 190],
      [0, 191],
      [0, 192],
      [0, 193],
    ])
    expect(
      result?.shares
        .map(({ percent }) => percent)
        .reduce((sum: number, percent) => sum + (percent ?? Number.NaN), 0),
    ).toBe(100)
    expect(result?.inRange).toEqual({ range: 'inRange', count: 1, percent: 17 })
  })
  test('returns counts without percents for three readings', () =>
    expect(
      figures([
        [0, 60],
        [0, 100],
        [0, 190],
      ])?.shares.map(({ percent }) => percent),
    ).toEqual(bloodSugarRanges.map(() => null)))
  test('shows rare ranges only when they have a reading, highest first', () => {
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

describe('displayed edges of the ranges', () => {
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
  test('lists the meals that have readings in the order of the day', () =>
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
  test('finds no pattern with three readings', () =>
    expect(highestMeal(bloodSugarLog([...before, ...after]))).toBeNull())
  test('finds a pattern with four readings', () =>
    expect(highestMeal(bloodSugarLog([...before, ...after, [4, 184, 9]]))).toMatchObject({
      meal: 'afterBreakfast',
      average: 181,
      count: 4,
    }))
  test('leaves out-of-range readings out of a pattern', () =>
    expect(highestMeal(bloodSugarLog([...before, ...after, [4, 'Hi', 9]]))).toBeNull())
  test('finds no pattern when both averages are equal', () =>
    expect(
      highestMeal(bloodSugarLog([...before, [0, 110, 9], [1, 110, 9], [2, 110, 9], [3, 110, 9]])),
    ).toBeNull())
})

test.each([...mealCodes, null])(
  'with meal code %s a value is in range exactly within the displayed limits',
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
  'with meal code %s a value is in its band exactly when it is in range',
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

describe('readings with an unknown meal tag', () => {
  const unknownMeal = anyBloodSugarReading.map((reading) => ({
    ...reading,
    tags: { ...reading.tags, meal: { type: 'unknown', raw: 17 } as const },
  }))
  const logs = fc.tuple(
    fc.array(anyBloodSugarReading, { minLength: 1, maxLength: 30 }),
    fc.array(unknownMeal, { minLength: 1, maxLength: 30 }),
  )

  test('change no share, no percentage and no figure of a meal, and are counted', () => {
    fc.assert(
      fc.property(logs, ([known, unknown]) => {
        const [without, all] = [bloodSugarFigures(known), bloodSugarFigures([...known, ...unknown])]
        expect(all).toMatchObject({
          shares: without?.shares,
          inRange: without?.inRange,
          ranged: known.length,
          unranged: unknown.length,
        })
        expect(mealFigures([...known, ...unknown])).toEqual(mealFigures(known))
        const shareOf = (log: typeof known) =>
          bloodSugarReport(log, null)?.figures.find(({ name }) => name === 'share')
        expect(shareOf([...known, ...unknown])).toEqual(shareOf(known))
        expect(bloodSugarReport([...known, ...unknown], null)?.unranged).toBe(unknown.length)
      }),
    )
  })

  test('change nothing that the dashboard says of readings in range, and are counted', () => {
    const today = addDays('2026-10-15', 41)
    fc.assert(
      fc.property(logs, ([known, unknown]) => {
        const all = sugarChange([...known, ...unknown], 0, today)
        if (all === null || all.kind === 'danger') return
        const { span: _, unranged, ...change } = all
        expect(sugarChange(known, 0, today)).toMatchObject(change)
        const week = unknown.filter(({ timestamp }) => timestamp.slice(0, 10) > addDays(today, -14))
        expect(unranged).toBe(week.length)
      }),
      { numRuns: 300 },
    )
  })
})
