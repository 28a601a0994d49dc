import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyBloodSugarReading, bloodSugarReading } from './blood-sugar.arbitrary.ts'
import { addedBy, BloodSugarReading, bloodSugarRanges, higherFirst, rangeOf, shownValueOf } from './blood-sugar.ts'
import { type MealCode, mealCodes } from './blood-sugar-codes.ts'

const range = (value: number | null, meal: MealCode | null = 9, over = {}) => rangeOf(bloodSugarReading({ value }, { meal, ...over }))

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

test('BG-032 GAP-096 only 6, 7 and 8 are before a meal', () => {
  const slightlyHigh = [...mealCodes, null].filter(meal => range(150, meal) === 'slightlyHigh')
  expect(slightlyHigh).toEqual([6, 7, 8])
})

test("BG-035 BG-036 the meter's ends are text, not numbers", () => {
  expect(shownValueOf(bloodSugarReading({ value: 19 }))).toBe('< 20')
  expect(shownValueOf(bloodSugarReading({ value: 0 }))).toBe('< 20')
  expect(shownValueOf(bloodSugarReading({ value: 20 }))).toBe(20)
  expect(shownValueOf(bloodSugarReading({ value: 600 }))).toBe(600)
  expect(shownValueOf(bloodSugarReading({ value: 601 }))).toBe('> 600')
  expect(shownValueOf(bloodSugarReading({ value: null }, { belowMeter: true }))).toBe('< 20')
  expect(shownValueOf(bloodSugarReading({ value: null }, { aboveMeter: true }))).toBe('> 600')
})

test('BG-027 BG-034 what the meter said about its ends is severe', () => {
  expect(range(null, 6, { belowMeter: true })).toBe('severelyLow')
  expect(range(null, 6, { aboveMeter: true })).toBe('severelyHigh')
})

test('GAP-096 a higher value never has a lower range, with the same meal', () => {
  fc.assert(
    fc.property(fc.nat(700), fc.nat(700), fc.option(fc.constantFrom(...mealCodes)), (a, b, meal) => {
      const order = (value: number) => bloodSugarRanges.indexOf(range(value, meal))
      expect(order(Math.max(a, b))).toBeGreaterThanOrEqual(order(Math.min(a, b)))
    }),
  )
})

test("sorted by value, the meter's ends are at the ends", () => {
  fc.assert(
    fc.property(fc.array(anyBloodSugarReading), readings => {
      const shown = readings.toSorted(higherFirst).map(shownValueOf)
      const numbers = shown.filter(value => typeof value === 'number')
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
      expect(shown.slice(0, shown.filter(value => value === '> 600').length).every(value => value === '> 600')).toBe(true)
      expect(shown.slice(shown.length - shown.filter(value => value === '< 20').length).every(value => value === '< 20')).toBe(true)
    }),
  )
})

const wire = {
  id: 'bg-1',
  timestamp: '2026-11-20T07:10:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  value: 118,
  tags: {
    eat_code: 6,
    source: 7,
    OOR_low: false,
    OOR_high: false,
    note: 'Felt rested',
    carb: 0,
    feeling_code: 9,
    short_float: 0,
    long_float: 13.5,
    premix_float: null,
    is_control: false,
  },
  adaTargetRangeExtendedStatus: 'IN_RANGE',
}
const decode = Schema.decodeUnknownSync(BloodSugarReading)

test('BG-002 tags of the wire become plain words, and zeros stay zeros', () => {
  expect(decode(wire)).toEqual(
    bloodSugarReading({}, { source: 7, note: 'Felt rested', carbGrams: 0, feeling: 9, shortInsulin: 0, longInsulin: 13.5 }),
  )
  expect(addedBy(decode(wire))).toBe('you')
  expect(addedBy(decode({ ...wire, tags: { ...wire.tags, source: 1 } }))).toBe('meter')
})

test('a reading without a value says on which side it is out of range', () => {
  const outside = (low: boolean, high: boolean) => () => decode({ ...wire, value: null, tags: { ...wire.tags, OOR_low: low, OOR_high: high } })
  expect(outside(true, false)).not.toThrow()
  expect(outside(false, true)).not.toThrow()
  expect(outside(false, false)).toThrow()
  expect(outside(true, true)).toThrow()
})

test.each([{ value: '118' }, { value: 118.5 }, { tags: null }, { tags: { ...wire.tags, eat_code: 5 } }, { tags: { ...wire.tags, source: 4 } }])('%j is refused', wrong => {
  expect(() => decode({ ...wire, ...wrong })).toThrow()
})
