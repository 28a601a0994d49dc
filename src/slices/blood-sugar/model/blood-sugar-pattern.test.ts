import { describe, expect, test } from 'vitest'
import { mealPatternOf, sugarPatternOf } from './blood-sugar-pattern.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'

type Log = Parameters<typeof bloodSugarLog>[0]
const pattern = (log: Log) => sugarPatternOf(bloodSugarLog(log))
const four = (value: number, meal: 6 | 9 | 13): Log => [
  [0, value, meal],
  [1, value, meal],
  [2, value, meal],
  [3, value, meal],
]

describe('highest around a meal', () => {
  test('finds a meal 15 mg/dL above the next, not 14', () => {
    expect(pattern([...four(120, 6), ...four(135, 9)])).toMatchObject({
      kind: 'meal',
      figures: { meal: 'afterBreakfast', average: 135 },
    })
    expect(pattern([...four(120, 6), ...four(134, 9)])).toEqual({ kind: 'steady' })
  })
  test('needs more than three readings', () =>
    expect(pattern([...four(120, 6), ...four(190, 9).slice(1)])).toEqual({ kind: 'few', need: 4 }))
  test('ignores readings without a meal', () =>
    expect(pattern([...four(120, 6), ...four(190, 13)])).toEqual({ kind: 'few', need: 4 }))
  test('returns "few" without readings', () =>
    expect(pattern([])).toEqual({ kind: 'few', need: 4 }))
})

describe('lows take precedence', () => {
  const log = [...four(120, 6), ...four(190, 9)]
  test('finds 69 on two days, not 70', () => {
    expect(pattern([...log, [4, 69], [5, 69]])).toEqual({ kind: 'lows', count: 2, days: 2 })
    expect(pattern([...log, [4, 69], [5, 70]])).toMatchObject({ kind: 'meal' })
  })
  test('the meals stand alone where the lows are said elsewhere', () =>
    expect(mealPatternOf(bloodSugarLog([...log, [4, 69], [5, 69]]))).toMatchObject({
      kind: 'meal',
      figures: { meal: 'afterBreakfast' },
    }))
  test('two lows on one day are no pattern', () =>
    expect(pattern([...log, [4, 60], [4, 62]])).toMatchObject({ kind: 'meal' }))
  test('a reading below the meter is low', () =>
    expect(
      pattern([
        [4, 'Lo'],
        [5, 'Lo'],
      ]),
    ).toEqual({ kind: 'lows', count: 2, days: 2 }))
})
