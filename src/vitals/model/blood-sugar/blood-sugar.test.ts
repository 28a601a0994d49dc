import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBloodSugarReading, bloodSugarReading } from './blood-sugar.arbitrary.ts'
import { addedBy, bloodSugarRanges, higherFirst, rangeOf, shownValueOf } from './blood-sugar.ts'
import { type MealCode, mealCodes } from './blood-sugar-codes.ts'

const range = (value: number | null, meal: MealCode | null = 9, over = {}) =>
  rangeOf(bloodSugarReading({ value }, { meal, ...over }))

test.each([
  ['BG-027', 19, 'severelyLow'],
  ['BG-027 GAP-096', 20, 'veryLow'],
  ['BG-028', 53, 'veryLow'],
  ['BG-028 GAP-096', 54, 'low'],
  ['BG-029', 69, 'low'],
  ['BG-029 GAP-096', 70, 'inRange'],
  ['BG-032', 131, 'inRange'],
  ['BG-032', 180, 'inRange'],
  ['BG-032', 181, 'high'],
  ['BG-033 GAP-096', 250, 'high'],
  ['BG-033', 251, 'veryHigh'],
  ['BG-034 GAP-096', 600, 'veryHigh'],
  ['BG-034', 601, 'severelyHigh'],
] as const)('%s %i after a meal is %s', (_, value, expected) => {
  expect(range(value)).toBe(expected)
})

test.each([
  ['BG-030 GAP-096', 130, 'inRange'],
  ['BG-030', 131, 'slightlyHigh'],
  ['BG-030', 180, 'slightlyHigh'],
  ['BG-031', 181, 'high'],
  ['BG-031 GAP-096', 251, 'veryHigh'],
  ['BG-029', 69, 'low'],
] as const)('%s %i before a meal is %s', (_, value, expected) => {
  for (const meal of [6, 7, 8] as const) expect(range(value, meal)).toBe(expected)
})

test('BG-032 GAP-096: only the meal codes 6, 7 and 8 are before a meal', () => {
  const slightlyHigh = [...mealCodes, null].filter((meal) => range(150, meal) === 'slightlyHigh')
  expect(slightlyHigh).toEqual([6, 7, 8])
})

test('BG-035 BG-036: displays an out-of-range reading as text', () => {
  expect(shownValueOf(bloodSugarReading({ value: 19 }))).toBe('< 20')
  expect(shownValueOf(bloodSugarReading({ value: 0 }))).toBe('< 20')
  expect(shownValueOf(bloodSugarReading({ value: 20 }))).toBe(20)
  expect(shownValueOf(bloodSugarReading({ value: 600 }))).toBe(600)
  expect(shownValueOf(bloodSugarReading({ value: 601 }))).toBe('> 600')
  expect(shownValueOf(bloodSugarReading({ value: null }, { belowMeter: true }))).toBe('< 20')
  expect(shownValueOf(bloodSugarReading({ value: null }, { aboveMeter: true }))).toBe('> 600')
})

test('BG-027 BG-034: an out-of-range reading is severe', () => {
  expect(range(null, 6, { belowMeter: true })).toBe('severelyLow')
  expect(range(null, 6, { aboveMeter: true })).toBe('severelyHigh')
})

test('GAP-096: a higher value with the same meal never has a lower range', () => {
  fc.assert(
    fc.property(
      fc.nat(700),
      fc.nat(700),
      fc.option(fc.constantFrom(...mealCodes)),
      (a, b, meal) => {
        const order = (value: number) =>
          bloodSugarRanges.findIndex((each) => each === range(value, meal))
        expect(order(Math.max(a, b))).toBeGreaterThanOrEqual(order(Math.min(a, b)))
      },
    ),
  )
})

test('sorts out-of-range readings to the ends', () => {
  fc.assert(
    fc.property(fc.array(anyBloodSugarReading), (readings) => {
      const shown = readings.toSorted(higherFirst).map(shownValueOf)
      const numbers = shown.filter((value) => typeof value === 'number')
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
      expect(
        shown
          .slice(0, shown.filter((value) => value === '> 600').length)
          .every((value) => value === '> 600'),
      ).toBe(true)
      expect(
        shown
          .slice(shown.length - shown.filter((value) => value === '< 20').length)
          .every((value) => value === '< 20'),
      ).toBe(true)
    }),
  )
})

test('GAP-097: returns null for a reading of an unknown source', () => {
  const added = ([7, 1, { type: 'unknown', raw: 4 }] as const).map((source) =>
    addedBy(bloodSugarReading({}, { source })),
  )
  expect(added).toEqual(['you', 'meter', null])
})

test('unknown tags do not change the urgency of a dangerous reading', () => {
  const unknown = { type: 'unknown', raw: 18 } as const
  expect(
    [41, 53, 69, 251, 601].map((value) =>
      rangeOf(bloodSugarReading({ value }, { meal: unknown, feeling: unknown, source: unknown })),
    ),
  ).toEqual(['veryLow', 'veryLow', 'low', 'veryHigh', 'severelyHigh'])
  // "In range" ends lower before a meal, so between the two ends an unknown meal leaves it open.
  expect(
    [70, 130, 131, 180, 181].map((value) =>
      rangeOf(bloodSugarReading({ value }, { meal: unknown })),
    ),
  ).toEqual(['inRange', 'inRange', 'uncertain', 'uncertain', 'high'])
})
