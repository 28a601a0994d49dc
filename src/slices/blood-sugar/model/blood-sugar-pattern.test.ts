import { describe, expect, test } from 'vitest'
import { sugarPatternOf } from './blood-sugar-pattern.ts'
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
  test('15 mg/dL over the next is told, 14 is not', () => {
    expect(pattern([...four(120, 6), ...four(135, 9)])).toMatchObject({
      kind: 'meal',
      figures: { meal: 'afterBreakfast', average: 135 },
    })
    expect(pattern([...four(120, 6), ...four(134, 9)])).toEqual({ kind: 'steady' })
  })
  test('of three readings nothing is told', () =>
    expect(pattern([...four(120, 6), ...four(190, 9).slice(1)])).toEqual({ kind: 'few', need: 4 }))
  test('readings without a meal are no meal', () =>
    expect(pattern([...four(120, 6), ...four(190, 13)])).toEqual({ kind: 'few', need: 4 }))
  test('of nothing', () => expect(pattern([])).toEqual({ kind: 'few', need: 4 }))
})

describe('lows go first', () => {
  const log = [...four(120, 6), ...four(190, 9)]
  test('69 on two days is told, 70 is not', () => {
    expect(pattern([...log, [4, 69], [5, 69]])).toEqual({ kind: 'lows', count: 2, days: 2 })
    expect(pattern([...log, [4, 69], [5, 70]])).toMatchObject({ kind: 'meal' })
  })
  test('two on one day are not yet a pattern', () =>
    expect(pattern([...log, [4, 60], [4, 62]])).toMatchObject({ kind: 'meal' }))
  test('below the meter is low', () =>
    expect(
      pattern([
        [4, 'Lo'],
        [5, 'Lo'],
      ]),
    ).toEqual({ kind: 'lows', count: 2, days: 2 }))
})
