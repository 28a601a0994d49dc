import { describe, expect, test } from 'vitest'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import { progressOf, shownUnit, startOf, targetPounds } from './weight-progress.ts'

const pounds = (weight: number) => ({ weight, weightUnit: 'LB' as const })
const kilograms = (weight: number) => ({ weight, weightUnit: 'KG' as const })

describe('target', () => {
  test.each([
    [pounds(185), 185],
    [kilograms(84), 185.2],
    [kilograms(0.5), 1.1],
  ])('%o is %d lb', (target, expected) => expect(targetPounds(target)).toBe(expected))
  test.each([
    ['LB', 'lb'],
    ['KG', 'kg'],
  ] as const)('WT-029: %s is written %s', (unit, shown) => expect(shownUnit(unit)).toBe(shown))
})

describe('progress', () => {
  test.each([
    ['on the way down', 203, 196.4, 185, { change: -6.6, left: 11.4 }],
    ['on the way up', 110, 112.5, 120, { change: 2.5, left: 7.5 }],
    [
      'the wrong way: no progress, everything left',
      203,
      205,
      185,
      { change: 2, left: 20, share: 0 },
    ],
    ['just before', 203, 185.1, 185, { left: 0.1 }],
    ['reached', 203, 185, 185, { left: 0, share: 1 }],
    ['past it', 203, 180, 185, { left: 0, share: 1 }],
  ])('%s', (_, start, current, goal, expected) =>
    expect(progressOf(pounds(goal), start, current)).toMatchObject({ start, goal, ...expected }),
  )
  test('has a share of the way', () =>
    expect(progressOf(pounds(180), 200, 195)?.share).toBeCloseTo(0.25))
  test.each([
    [null, 200, 195],
    [pounds(180), null, 195],
    [pounds(180), 200, null],
    [pounds(200), 200, 195],
  ])('unknown for %o, %o, %o', (target, start, current) =>
    expect(progressOf(target, start, current)).toBeNull(),
  )
})

describe('the start', () => {
  const [first = null, second = null] = weightLog([
    [30, 203],
    [10, 200],
  ])
  const readings = [first, second].filter((one) => one !== null)
  const from = (weightReadingId: string | null) => ({
    target: null,
    weightReadingId,
    selfEnteredTarget: null,
    suggestedTarget: null,
    lowestTarget: null,
  })
  test.each([
    ['the reading that the target names', from('w-1'), second],
    ['the first, when it names none', from(null), first],
    ['or one that is gone', from('w-9'), first],
    ['or when there is no target', undefined, first],
  ])('%s', (_, target, expected) => expect(startOf(target, readings, first)).toBe(expected))

  test('is not known while the reading that the target names is not loaded', () => {
    expect(startOf(from('w-1'), null, first)).toBeNull()
    expect(startOf(from('w-9'), readings, first, false)).toBeNull()
    expect(startOf(from(null), null, first)).toBe(first)
  })
})
