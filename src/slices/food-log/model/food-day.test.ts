import { unreadable } from '#platform/model/parts/part.ts'
import { describe, expect, test } from 'vitest'
import { foodDays, mealAt, missingMeals, totalOf } from './food-day.ts'
import {
  amountOf,
  foodContentOf,
  foodProblems,
  isWhole,
  newFoodEntryInput,
  type FoodEntryInput,
  foodEntryInputOf,
} from './food-form.ts'
import type { EatenFood, FoodEntry, Meal } from './food-log.ts'
import type { Known } from '#platform/model/parts/unknown-enum.ts'

const figures = (calories: number, carbohydrateG: number) => ({
  calories,
  carbohydrateG,
  fiberG: 0.1,
  sugarsG: 0,
  proteinG: 0,
  fatG: 0,
  saturatedFatG: 0,
  sodiumMg: 0,
})
const oatmeal = {
  foodId: 'oatmeal',
  name: 'Oatmeal',
  portionId: 'cup',
  portionLabel: '1 cup',
  amount: 1.5,
}
const entry = (id: string, eatTime: string, more: Partial<FoodEntry> = {}): FoodEntry => ({
  id,
  revision: 1,
  meal: 'LUNCH',
  eatTime,
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  note: '',
  total: figures(100, 10.1),
  totalComplete: true,
  foods: { items: [oatmeal], leftOut: 0 },
  ...more,
})

describe('days of food', () => {
  test('sorts days newest first and entries by time', () => {
    const days = foodDays([
      entry('c', '2026-11-20T18:00:00'),
      entry('b', '2026-11-20T07:00:00'),
      entry('a', '2026-11-19T12:00:00', { totalComplete: false }),
    ])
    expect(
      days.map(({ day, entries, isComplete }) => [
        day,
        entries.map(({ id }) => id).join(''),
        isComplete,
      ]),
    ).toEqual([
      ['2026-11-20', 'bc', true],
      ['2026-11-19', 'a', false],
    ])
  })
  test('rounds totals to one decimal', () => {
    expect(totalOf([entry('a', ''), entry('b', ''), entry('c', '')])).toMatchObject({
      calories: 300,
      carbohydrateG: 30.3,
      fiberG: 0.3,
    })
    expect(totalOf([])).toMatchObject({ calories: 0 })
  })
  test('marks a day incomplete when an entry was left out', () => {
    expect(foodDays([entry('a', '2026-11-19T12:00:00')], 1)[0]?.isComplete).toBe(false)
  })
  const brunch = entry('a', '', { meal: { type: 'unknown', raw: 'MEAL_BRUNCH' } })
  const ofMeals = (...known: readonly Known<Meal>[]) =>
    known.map((meal) => entry(meal, '', { meal }))
  test.each([
    ['an entry was left out', [entry('a', '')], 1, unreadable],
    ['an entry has an unknown meal', [brunch], 0, unreadable],
    [
      'all three are there, whatever else',
      [...ofMeals('BREAKFAST', 'LUNCH', 'DINNER'), brunch],
      1,
      [],
    ],
  ])('the missing meals when %s', (_, entries, leftOut, missing) =>
    expect(missingMeals(entries, leftOut)).toEqual(missing),
  )
  test('never reports a snack as a missing meal', () => {
    expect(missingMeals([entry('a', '', { meal: 'LUNCH' })], 0)).toEqual(['BREAKFAST', 'DINNER'])
    expect(missingMeals([], 0)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER'])
  })
  test.each([
    ['03:59', 'SNACK'],
    ['04:00', 'BREAKFAST'],
    ['10:29', 'BREAKFAST'],
    ['10:30', 'SNACK'],
    ['11:00', 'LUNCH'],
    ['14:59', 'LUNCH'],
    ['15:00', 'SNACK'],
    ['16:59', 'SNACK'],
    ['17:00', 'DINNER'],
    ['21:29', 'DINNER'],
    ['21:30', 'SNACK'],
  ])('at %s it is %s', (time, meal) => expect(mealAt(time)).toBe(meal))
})

describe('the form of an entry', () => {
  const now = '2026-11-20T12:30'
  const typed: FoodEntryInput = {
    ...newFoodEntryInput('2026-11-20', '12:30', 'LUNCH'),
    foods: [{ key: 'k', name: 'Soup', portions: [], amount: '1' }],
  }

  test.each([
    ['0.24', null],
    ['0.25', 0.25],
    ['20', 20],
    ['20.01', null],
    ['21', null],
    ['1,5', 1.5],
    [' 2 ', 2],
    ['', null],
    ['two', null],
    ['-1', null],
    ['1.234', null],
    ['1e1', null],
    ['²', null],
  ])('%j portions are %j', (text, amount) => expect(amountOf(text)).toBe(amount))

  const skipped = { day: '2026-03-08', time: '02:30' }

  test.each<[string, Partial<FoodEntryInput>, string[]]>([
    ['is fine at this minute', {}, []],
    ['may not be a minute ahead', { time: '12:31' }, ['time']],
    ['may be later in a day before', { day: '2026-11-19', time: '23:59' }, []],
    ['may not be tomorrow', { day: '2026-11-21', time: '00:00' }, ['day']],
    ['may not be on a day that the calendar lacks', { day: '2026-02-31' }, ['day']],
    ['may not be older than 10 years', { day: '2016-11-19' }, ['day']],
    ['may not be at an hour that a clock change skipped', skipped, ['time']],
    ['needs a day and a time', { day: '', time: '' }, ['day', 'time']],
    ['needs a food', { foods: [] }, ['foods']],
    [
      'needs an amount',
      { foods: [{ key: 'k', name: 'Soup', portions: [], amount: 'lots' }] },
      ['amount-k'],
    ],
    ['has a note of 500 characters', { note: 'ñ'.repeat(500) }, []],
    ['has no note of 501 characters', { note: 'ñ'.repeat(501) }, ['note']],
  ])('an entry %s', (_, change, fields) =>
    expect(Object.keys(foodProblems({ ...typed, ...change }, now, 'America/New_York'))).toEqual(
      fields,
    ),
  )

  test('keeps an unchanged entry equal', () => {
    const seen = entry('a', '2026-11-20T12:30:00', {
      note: 'With milk',
      foods: {
        items: [oatmeal, { name: 'Grandma’s soup', portionLabel: '', amount: 2 }],
        leftOut: 0,
      },
    })
    expect(foodContentOf(foodEntryInputOf(seen))).toEqual({
      meal: 'LUNCH',
      eatTime: '2026-11-20T12:30:00',
      note: 'With milk',
      foods: [
        { foodId: 'oatmeal', portionId: 'cup', amount: 1.5 },
        { ownWords: 'Grandma’s soup', amount: 2 },
      ],
    })
  })

  test('keeps the meal and the nutrition of a custom food when sent back', () => {
    const meal = { type: 'unknown', raw: 'MEAL_BRUNCH' } as const
    const soup = { name: 'Soup', portionLabel: '', amount: 2, nutrition: figures(280, 38.2) }
    const { meal: sent, foods } = foodContentOf(
      foodEntryInputOf(
        entry('a', '2026-11-20T12:30:00', { meal, foods: { items: [soup], leftOut: 0 } }),
      ),
    )
    expect([sent, foods]).toEqual([
      meal,
      [{ ownWords: 'Soup', amount: 2, nutrition: { ...figures(140, 19.1), fiberG: 0.05 } }],
    ])
  })

  test('is whole when no food and no portion is missing', () => {
    const withFoods = (leftOut: number, ...items: readonly EatenFood[]) =>
      isWhole(entry('a', '', { foods: { items, leftOut } }))
    const { foodId: _, ...withoutFood } = oatmeal
    const { portionId: __, ...withoutPortion } = oatmeal
    const soup = { name: 'Soup', portionLabel: '', amount: 1 }
    expect([
      withFoods(0, oatmeal, soup),
      withFoods(1, oatmeal),
      withFoods(0, withoutFood),
      withFoods(0, withoutPortion),
      withFoods(0, { ...oatmeal, nutrition: unreadable }),
      isWhole(entry('a', '', { note: unreadable })),
    ]).toEqual([true, false, false, false, false, false])
  })
})
