import { expect, test } from 'vitest'
import { shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'
import { sugarEvents } from './sugar-events.ts'

test('lists readings under 70 and over 180, also beyond the meter, most extreme first', () => {
  const { lows, highs, lowCount, highCount } = sugarEvents(
    bloodSugarLog([
      [0, 70],
      [1, 69],
      [2, 'Lo'],
      [3, 180],
      [4, 181],
      [5, 'Hi'],
      [6, 262],
    ]),
  )
  expect([lows.map(shownValueOf), highs.map(shownValueOf)]).toEqual([
    ['< 20', 69],
    ['> 600', 262, 181],
  ])
  expect([lowCount, highCount]).toEqual([2, 3])
})

test('lists four of many, the newest of equals first, and counts all', () => {
  const { lows, lowCount } = sugarEvents(
    bloodSugarLog([
      [5, 60],
      [1, 60],
      [2, 65],
      [3, 66],
      [4, 67],
    ]),
  )
  expect(lows.map(shownValueOf)).toEqual([60, 60, 65, 66])
  expect(lows.map(({ timestamp }) => timestamp.slice(8, 10))).toEqual(['19', '15', '18', '17'])
  expect(lowCount).toBe(5)
})
