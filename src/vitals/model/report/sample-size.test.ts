import { expect, test } from 'vitest'
import { incomparable, shortageOf } from './sample-size.ts'
import { type FigureKind, figureNeeds } from './figure-requirements.ts'
import { figureValues } from './figure-values.ts'

test.each<[FigureKind, number, number, { count: number; days: number } | null]>([
  ['average', 0, 0, { count: 2, days: 1 }],
  ['average', 1, 1, { count: 1, days: 0 }],
  ['average', 2, 1, null],
  ['share', 3, 3, { count: 1, days: 0 }],
  ['share', 4, 1, null],
  ['spread', 3, 1, { count: 1, days: 0 }],
  ['spread', 4, 1, null],
  ['sugarSpread', 29, 10, { count: 1, days: 0 }],
  ['sugarSpread', 30, 10, null],
  ['dayCurve', 29, 2, { count: 1, days: 0 }],
  ['dayCurve', 30, 2, null],
  ['change', 3, 3, { count: 1, days: 0 }],
  ['change', 9, 2, { count: 0, days: 1 }],
  ['change', 1, 1, { count: 3, days: 2 }],
  ['change', 4, 3, null],
])('%s with %i readings on %i days lacks %j', (kind, count, days, missing) => {
  expect(shortageOf(kind, { count, days })).toEqual(
    missing === null ? null : { need: figureNeeds[kind], have: { count, days }, missing },
  )
})

test('compares two periods only when both have enough, and names the one that has not', () => {
  const enough = { count: 4, days: 3 }
  expect(incomparable(enough, enough)).toBeNull()
  expect(incomparable({ count: 3, days: 3 }, enough)?.of).toBe('now')
  expect(incomparable(enough, { count: 4, days: 2 })).toMatchObject({
    of: 'before',
    missing: { count: 0, days: 1 },
  })
  expect(incomparable({ count: 0, days: 0 }, { count: 0, days: 0 })?.of).toBe('now')
})

test('the explanations of figures use the current limits', () => {
  expect(figureValues).toMatchObject({
    from: 70,
    to: 180,
    beforeMeal: 130,
    lowest: 20,
    highest: 600,
    systolic: 130,
    diastolic: 80,
    pulseFrom: 60,
    pulseTo: 100,
    count: 4,
    days: 3,
  })
})
