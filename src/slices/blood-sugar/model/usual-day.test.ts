import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { highestMeal, mealFigures } from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'
import { minuteOfDay } from '#vitals/model/blood-sugar/typical-day.ts'
import { hoursOf, usualDayOf } from './usual-day.ts'

const meals = (count: number, value: number, meal: 6 | 9) =>
  Array.from({ length: count }, (_, ago) => [ago, value, meal] as const)

test('needs 30 readings, and two meals with four each', () => {
  expect(usualDayOf(bloodSugarLog(meals(29, 110, 6))).state).toBe('few')
  expect(usualDayOf(bloodSugarLog(meals(30, 110, 6))).state).toBe('untagged')
  expect(usualDayOf(bloodSugarLog([...meals(27, 110, 6), ...meals(3, 180, 9)])).state).toBe(
    'untagged',
  )
  expect(usualDayOf(bloodSugarLog([...meals(26, 110, 6), ...meals(4, 180, 9)]))).toMatchObject({
    state: 'line',
    highest: { meal: 'afterBreakfast', average: 180 },
  })
})

test('the line, its highest point, the report and the pattern name one average for a meal', () =>
  fc.assert(
    fc.property(fc.array(anyBloodSugarReading, { minLength: 30, maxLength: 60 }), (readings) => {
      const day = usualDayOf(readings)
      if (day.state !== 'line') return
      const reported = new Map(mealFigures(readings).map(({ meal, average }) => [meal, average]))
      for (const { meal, average } of day.meals) expect(average).toBe(reported.get(meal))
      expect(day.highest?.average).toBe(highestMeal(readings)?.average)
      expect(day.meals.map(({ minute }) => minute)).toEqual(
        day.meals.map(({ minute }) => minute).toSorted((a, b) => a - b),
      )
    }),
  ))

test('the axis covers every reading and no hour more', () =>
  fc.assert(
    fc.property(fc.array(anyBloodSugarReading, { minLength: 1, maxLength: 20 }), (readings) => {
      const { from, to } = hoursOf(readings)
      const minutes = readings.map(minuteOfDay)
      expect(from).toBe(Math.floor(Math.min(...minutes) / 60))
      expect(to).toBe(Math.floor(Math.max(...minutes) / 60) + 1)
    }),
  ))
