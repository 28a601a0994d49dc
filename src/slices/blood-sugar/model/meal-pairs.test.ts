import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyBloodSugarReading,
  bloodSugarReading,
} from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import type { MealCode } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { mealPairsOf, pairsByMeal } from './meal-pairs.ts'
import { instantOf } from '#vitals/model/readings/readings.ts'

const at = (
  time: string,
  meal: MealCode | null,
  value: number | null = 120,
  over: { utcOffset?: string; timestamp?: string } = {},
) =>
  bloodSugarReading(
    { id: `${time} ${meal} ${value}`, value, timestamp: `2026-11-20T${time}:00`, ...over },
    { meal, ...(value === null ? { aboveMeter: true } : {}) },
  )
const summarize = (...readings: Parameters<typeof mealPairsOf>[0]) =>
  mealPairsOf(readings).map(({ meal, before, after, rise }) => [
    meal,
    before.timestamp.slice(11, 16),
    after.timestamp.slice(11, 16),
    rise,
  ])

describe('before and after a meal', () => {
  test.each([
    ['7:00 and 29 minutes later', '07:29', false],
    ['half an hour later', '07:30', true],
    ['four hours later', '11:00', true],
    ['a minute more', '11:01', false],
  ])('%s', (_, time, isPair) =>
    expect(summarize(at('07:00', 6, 110), at(time, 9, 165))).toEqual(
      isPair ? [['breakfast', '07:00', time, 55]] : [],
    ),
  )

  test('pairs readings of the same meal only, and never an after without a before', () => {
    expect(summarize(at('07:00', 6), at('08:30', 10), at('12:00', 7), at('13:30', 11))).toEqual([])
    expect(summarize(at('08:30', 9), at('09:00', 6))).toEqual([])
    expect(summarize(at('07:00', 13), at('08:00', 12), at('08:30', null))).toEqual([])
  })
  test('takes the last reading before and the first late enough one after', () => {
    expect(
      summarize(
        at('06:30', 6, 100),
        at('07:00', 6, 110),
        at('07:10', 9, 130),
        at('08:00', 9, 160),
        at('09:00', 9, 140),
      ),
    ).toEqual([['breakfast', '07:00', '08:00', 50]])
  })
  test('returns the newest pair first, for readings in any order', () =>
    expect(
      summarize(
        at('19:40', 11, 170),
        at('08:30', 9, 160),
        at('18:00', 8, 120),
        at('07:00', 6, 110),
      ),
    ).toEqual([
      ['dinner', '18:00', '19:40', 50],
      ['breakfast', '07:00', '08:30', 50],
    ]))
  test('pairs readings across midnight', () =>
    expect(
      mealPairsOf([at('22:40', 8), at('00:10', 11, 150, { timestamp: '2026-11-21T00:10:00' })]),
    ).toHaveLength(1))
  test('compares instants, across a repeated hour and a change of time zone', () => {
    // 1:30 before the clocks go back and 1:30 after it are an hour apart.
    const first = at('01:30', 8, 120, { timestamp: '2026-11-01T01:30:00', utcOffset: '-04:00' })
    const second = at('01:30', 11, 150, { timestamp: '2026-11-01T01:30:00', utcOffset: '-05:00' })
    expect(mealPairsOf([second, first])).toMatchObject([{ rise: 30 }])
    // Noon in New York and noon in Los Angeles are three hours apart; the same clock times in the
    // other direction are six hours apart.
    expect(
      mealPairsOf([at('12:00', 7), at('12:00', 10, 130, { utcOffset: '-08:00' })]),
    ).toHaveLength(1)
    expect(
      mealPairsOf([at('12:00', 7), at('15:00', 10, 130, { utcOffset: '-08:00' })]),
    ).toHaveLength(0)
  })
  test('does not pair two readings of the same minute', () =>
    expect(summarize(at('07:00', 6), at('07:00', 9))).toEqual([]))
  test('returns no rise for an out-of-range reading', () =>
    expect(summarize(at('07:00', 6), at('08:30', 9, null))).toEqual([
      ['breakfast', '07:00', '08:30', null],
    ]))

  test('uses each reading once, for one meal, with the after later than the before', () => {
    fc.assert(
      fc.property(fc.array(anyBloodSugarReading, { maxLength: 120 }), (readings) => {
        const pairs = mealPairsOf(readings)
        const used = pairs.flatMap(({ before, after }) => [before, after])
        expect(new Set(used).size).toBe(used.length)
        for (const { before, after } of pairs) {
          const minutes = (instantOf(after) - instantOf(before)) / 60_000
          expect(minutes).toBeGreaterThanOrEqual(30)
          expect(minutes).toBeLessThanOrEqual(240)
          expect(after.tags.meal).toBe(Number(before.tags.meal) + 3)
        }
      }),
    )
  })
})

describe('by meal', () => {
  const days = (count: number, after: number | null = 171) =>
    Array.from({ length: count }, (_, index) => [
      at('07:00', 6, 120 + index, { timestamp: `2026-11-${10 + index}T07:00:00` }),
      at('08:30', 9, after, { timestamp: `2026-11-${10 + index}T08:30:00` }),
    ]).flat()
  test('returns no average for three pairs and names the minimum', () =>
    expect(pairsByMeal(mealPairsOf(days(3)))).toMatchObject([
      { meal: 'breakfast', counted: 3, need: 4, figures: null },
    ]))
  test('returns a rise for four pairs, as the difference of the shown values', () =>
    expect(pairsByMeal(mealPairsOf(days(4)))).toMatchObject([
      { counted: 4, figures: { before: 122, after: 171, rise: 49 } },
    ]))
  test('counts an out-of-range pair but leaves it out of the average', () => {
    const [dinner] = pairsByMeal(mealPairsOf([...days(3), at('18:00', 6), at('19:00', 9, null)]))
    expect(dinner).toMatchObject({ counted: 3, figures: null })
    expect(dinner?.pairs).toHaveLength(4)
  })
  test('leaves out meals without a pair', () => expect(pairsByMeal([])).toEqual([]))
})
