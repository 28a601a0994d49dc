import { describe, expect, test } from 'vitest'
import type { EatenFood, MealName } from '../../seed/readings/daily-readings.ts'
import type { FoodRow } from '../../database/tables/readings.ts'
import { foodDays } from './entry-nutrition.ts'
import { focusRules } from './focus-days.ts'
import { insightsOf, wordsOf } from './insights.ts'

/** `food*amount` separated by spaces; `?` is free text. */
const eaten = (text: string): readonly EatenFood[] =>
  text.split(' ').map((part) => {
    const [food = '', amount = '1'] = part.split('*')
    return food === '?' ? { words: 'Soup', amount: 1 } : { food, amount: Number(amount) }
  })
const row = (day: string, meal: MealName, foods: string): FoodRow => ({
  id: `${day}-${meal}`,
  at_ms: Date.parse(`${day}T12:00:00Z`),
  local_time: `${day}T12:00:00`,
  utc_offset: 0,
  time_zone: 'UTC',
  meal,
  foods: JSON.stringify(eaten(foods)),
  note: '',
  revision: 1,
  client_entry_id: `${day}-${meal}`,
})
const day = (name: string, breakfast: string, lunch: string, dinner: string) => [
  row(name, 'BREAKFAST', breakfast),
  row(name, 'LUNCH', lunch),
  row(name, 'DINNER', dinner),
]
const daysOf = (...rows: readonly FoodRow[][]) => foodDays(rows.flat())
const oneDay = (...rows: readonly FoodRow[]) => foodDays(rows)[0]!

describe('a day meets a focus', () => {
  test.each([
    ['MORE_VEGETABLES', day('2026-11-20', 'egg tomato', 'romaine', 'salmon'), true],
    ['MORE_VEGETABLES', day('2026-11-20', 'egg', 'romaine', 'potato'), false],
    [
      'MORE_VEGETABLES',
      [row('2026-11-20', 'LUNCH', 'broccoli'), row('2026-11-20', 'SNACK', 'carrot')],
      true,
    ],
    ['MORE_FIBER', day('2026-11-20', 'oatmeal', 'black-beans*2', 'lentils'), true],
    ['MORE_FIBER', day('2026-11-20', 'oatmeal', 'egg', 'salmon'), false],
    ['LESS_SODIUM', day('2026-11-20', 'oatmeal', 'egg', 'salmon'), true],
    ['LESS_SODIUM', day('2026-11-20', 'oatmeal', 'ham*4', 'pizza*3'), false],
    ['LESS_SODIUM', [row('2026-11-20', 'SNACK', 'apple')], false],
    ['NO_SWEETENED_DRINKS', day('2026-11-20', 'oatmeal', 'egg orange-juice', 'salmon'), true],
    ['NO_SWEETENED_DRINKS', day('2026-11-20', 'oatmeal', 'egg cola', 'salmon'), false],
    ['PROTEIN_AT_BREAKFAST', [row('2026-11-20', 'BREAKFAST', 'egg*2 whole-wheat-bread')], true],
    [
      'PROTEIN_AT_BREAKFAST',
      [row('2026-11-20', 'BREAKFAST', 'oatmeal'), row('2026-11-20', 'LUNCH', 'salmon')],
      false,
    ],
    ['STEADY_CARBS', day('2026-11-20', 'oatmeal', 'egg', 'salmon'), true],
    ['STEADY_CARBS', day('2026-11-20', 'oatmeal', 'egg', 'white-rice*4'), false],
  ] as const)('%s %#', (code, rows, met) => expect(focusRules[code](oneDay(...rows))).toBe(met))
})

describe('insights of the log', () => {
  const plain = [
    'oatmeal blueberries',
    'black-beans corn-tortilla*2 tomato',
    'salmon broccoli quinoa',
  ] as const
  const week = (...names: readonly string[]) =>
    daysOf(...names.toReversed().map((name) => day(name, ...plain)))

  test('two days give no insights', () =>
    expect(insightsOf(week('2026-11-19', '2026-11-20'), '2026-11-20')).toEqual([]))

  test('figures match an independent count', () => {
    const days = week('2026-11-18', '2026-11-19', '2026-11-20')
    const found = insightsOf(days, '2026-11-20')
    const figure = (code: string) => found.find((insight) => insight.code === code)
    // Calculated by hand from the food list: 4 + 3.6; 7.5 + 3 + 1.5; 5.1 + 2.6.
    expect(figure('FIBER')).toMatchObject({ value: 27, unit: 'g', reference: 28, tone: 'NEUTRAL' })
    expect(figure('SODIUM')).toMatchObject({ tone: 'GOOD', unit: 'mg', reference: 2300 })
    expect((figure('SODIUM')?.value ?? 1) % 10).toBe(0)
    expect(figure('CARBOHYDRATE_BY_MEAL')).toMatchObject({ meal: 'BREAKFAST', value: 50 })
    expect(figure('SWEETENED_DRINKS')).toMatchObject({ value: 0, tone: 'GOOD', unit: 'days' })
    expect(figure('VEGETABLES')).toMatchObject({ value: 3, tone: 'GOOD' })
    expect(figure('DAYS_IN_A_ROW')).toMatchObject({ value: 3 })
    expect(found.map(({ tone }) => tone)).toEqual(
      found
        .map(({ tone }) => tone)
        .toSorted(
          (a, b) => ['TRY', 'GOOD', 'NEUTRAL'].indexOf(a) - ['TRY', 'GOOD', 'NEUTRAL'].indexOf(b),
        ),
    )
  })

  test('incomplete days are counted but not averaged', () => {
    const lunchOnly = (name: string) => [row(name, 'LUNCH', 'pizza cola')]
    const found = insightsOf(
      daysOf(lunchOnly('2026-11-20'), lunchOnly('2026-11-18'), lunchOnly('2026-11-16')),
      '2026-11-20',
    )
    expect(found.map(({ code, value }) => [code, value])).toEqual([
      ['SWEETENED_DRINKS', 3],
      ['VEGETABLES', 0],
    ])
  })

  test('a food without figures makes its day incomplete', () => {
    const days = daysOf(
      day('2026-11-20', '? oatmeal', 'egg', 'salmon'),
      day('2026-11-19', ...plain),
      day('2026-11-18', ...plain),
    )
    expect(insightsOf(days, '2026-11-20').some(({ code }) => code === 'FIBER')).toBe(false)
  })

  test('a run of days must reach the end of the log', () => {
    const run = (end: string) =>
      insightsOf(week('2026-11-12', '2026-11-15', '2026-11-16', '2026-11-17'), end).find(
        ({ code }) => code === 'DAYS_IN_A_ROW',
      )?.value
    expect([run('2026-11-17'), run('2026-11-18'), run('2026-11-19')]).toEqual([3, 3, undefined])
  })

  test('the sentence states the figure in both languages, and zero in words', () => {
    const insight = { code: 'SODIUM', tone: 'TRY', value: 2640, unit: 'mg', days: [] } as const
    expect(wordsOf(insight, 'en-US').title).toBe('You ate about 2,640\u00a0mg of sodium a day.')
    expect(wordsOf(insight, 'es-US').title).toBe('Comió unos 2,640\u00a0mg de sodio al día.')
    expect(
      wordsOf({ ...insight, code: 'SWEETENED_DRINKS', value: 0, tone: 'GOOD' }, 'en-US'),
    ).toEqual({ title: 'No sweetened drink on any of the 0 days in your log.', tip: '' })
  })
})
