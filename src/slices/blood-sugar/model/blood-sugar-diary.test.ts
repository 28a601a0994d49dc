import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyBloodSugarReading,
  bloodSugarReading,
} from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { diaryColumnOf, diaryColumns, diaryOf } from './blood-sugar-diary.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'

test.each([
  [6, 'beforeBreakfast'],
  [9, 'afterBreakfast'],
  [7, 'beforeLunch'],
  [10, 'afterLunch'],
  [8, 'beforeDinner'],
  [11, 'afterDinner'],
  [12, 'other'],
  [13, 'other'],
  [null, 'other'],
] as const)('a reading of meal %s stands under %s', (meal, column) =>
  expect(diaryColumnOf(bloodSugarReading({}, { meal }))).toBe(column),
)

test('keeps two readings of the same minute', () => {
  const twice = [
    bloodSugarReading({ id: 'a', value: 118 }),
    bloodSugarReading({ id: 'b', value: 121 }),
  ]
  expect(diaryOf(twice)).toMatchObject([
    { day: '2026-11-20', cells: { beforeBreakfast: [{ value: 118 }, { value: 121 }] } },
  ])
})

test('lists each reading once on its day, earliest first, with the newest day first', () => {
  fc.assert(
    fc.property(fc.array(anyBloodSugarReading), (readings) => {
      const days = diaryOf(readings)
      const all = days.flatMap(({ day, cells }) =>
        diaryColumns.flatMap((column) => cells[column].map((reading) => ({ day, reading }))),
      )
      expect(all).toHaveLength(readings.length)
      expect(new Set(all.map(({ reading }) => reading))).toEqual(new Set(readings))
      for (const { day, reading } of all) expect(dayOf(reading)).toBe(day)
      expect(days.map(({ day }) => day)).toEqual(
        [...new Set(readings.map(dayOf))].sort().toReversed(),
      )
    }),
  )
})
