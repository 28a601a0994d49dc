import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anyBloodPressureReading,
  bloodPressureReading,
} from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { categorize } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { anyBloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { rangeOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOf, latestOf } from '#vitals/model/readings/readings.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import { addDays, daysBetween } from '#platform/model/calendar-day.ts'
import english from '../texts/more.en-US.json' with { type: 'json' }
import spanish from '../texts/more.es-US.json' with { type: 'json' }
import { type VerdictInput, verdictOf, verdicts } from './verdict.ts'

const today = '2026-11-20'
const now = Date.parse('2026-11-20T23:00:00Z')
const whole = { sugar: 0, pressure: 0, weight: 0 }
const pressures = (...log: readonly (readonly [ago: number, systolic: number])[]) =>
  log.map(([ago, systolic], index) =>
    bloodPressureReading({
      id: `bp-${index}`,
      timestamp: `${addDays(today, -ago)}T08:00:00`,
      systolic,
      diastolic: 72,
    }),
  )
const week = (from: number, systolic: number) =>
  [0, 1, 2, 2].map((day) => [from + day, systolic] as const)
const sugars = (...log: readonly (readonly [ago: number, value: number])[]) => bloodSugarLog(log)
const say = (over: Partial<VerdictInput>) =>
  verdictOf({
    sugar: null,
    pressure: null,
    weight: null,
    leftOut: whole,
    isComplete: true,
    now,
    today,
    ...over,
  })?.id ?? null

const falling = pressures(...week(0, 118), ...week(7, 128))
const good = sugars(...[0, 1, 2, 3, 7, 8, 9, 10].map((ago) => [ago, 110] as const))

describe('the worst is said first', () => {
  test.each([
    ['a low now', { sugar: sugars([0, 62]), pressure: falling }, 'sugar.low'],
    ['a very low now', { sugar: sugars([0, 45]), pressure: falling }, 'sugar.very-low'],
    ['a severe pressure now', { pressure: pressures([0, 184]), sugar: good }, 'pressure.severe'],
    ['a very low of this week', { sugar: sugars([0, 110], [3, 45]) }, 'week.sugar.very-low'],
    [
      'a severe one of this week',
      { pressure: pressures([0, 118], [3, 184]) },
      'week.pressure.severe',
    ],
    ['stage 1 or 2 now', { pressure: pressures([0, 142], ...week(1, 118)) }, 'pressure.high'],
    ['a high sugar now', { sugar: sugars([0, 200], [1, 110]) }, 'sugar.high'],
    ['a rise', { pressure: pressures(...week(0, 119), ...week(7, 110)) }, 'pressure.higher'],
  ] as const)('%s', (_, over, id) => expect(say(over)).toBe(id))
})

describe('good news needs everything to be known', () => {
  test.each([
    ['both are calm', { pressure: falling, sugar: good }, 'steady.pressure.lower'],
    ['pressure alone', { pressure: falling }, 'steady.pressure.lower'],
    ['the sugar is old', { pressure: falling, sugar: sugars([9, 110]) }, 'pressure.lower'],
    ['a row was left out', { pressure: falling, isComplete: false }, null],
    ['a warning needs less', { pressure: pressures([0, 142]), isComplete: false }, 'pressure.high'],
    ['few readings', { pressure: pressures([0, 118]) }, 'pressure.normal'],
    ['elevated', { pressure: pressures([0, 124]) }, 'pressure.elevated'],
    ['sugar alone', { sugar: good }, 'sugar.most'],
    ['one sugar', { sugar: sugars([0, 110]) }, 'sugar.in-range'],
    ['no reading', { pressure: [], sugar: [] }, 'none'],
    ['one weight has no verdict', { weight: weightLog([[0, 200]]) }, null],
  ] as const)('%s', (_, over, id) => expect(say(over)).toBe(id))
})

const ofUnknownMeal = (readings: ReturnType<typeof sugars>) =>
  readings.map((reading) => ({
    ...reading,
    tags: { ...reading.tags, meal: { type: 'unknown', raw: 17 } as const },
  }))
test.each([
  ['between the limits of two meals', [150], null],
  ['in range at any meal', [110], 'sugar.in-range'],
  ['among readings in range', [110, 110, 110, 110, 150], null],
] as const)('a sugar of an unknown meal %s', (_, values, id) => {
  const [last = 0, ...others] = values.toReversed()
  const known = sugars(...others.map((value, at) => [at + 1, value] as const), ...week(7, 110))
  expect(
    say({ sugar: [...ofUnknownMeal(sugars([0, last])), ...(others.length ? known : [])] }),
  ).toBe(id)
})

test.each([
  [6, 'pressure.normal', 0],
  [7, 'old', 7],
  [30, 'old', 30],
])('a reading of %i days ago', (ago, id, days) =>
  expect(
    verdictOf({
      sugar: null,
      pressure: pressures([ago, 118]),
      weight: null,
      leftOut: whole,
      isComplete: true,
      now,
      today,
    }),
  ).toEqual({ id, days }),
)
test('a severe reading of a week ago is not judged', () =>
  expect(say({ pressure: pressures([7, 184]) })).toBe('old'))

test('a calm sentence never stands above a tile with a warning', () =>
  fc.assert(
    fc.property(
      fc.array(anyBloodSugarReading, { maxLength: 12 }),
      fc.array(anyBloodPressureReading, { maxLength: 12 }),
      fc.integer({ min: 0, max: 9 }),
      (sugar, pressure, later) => {
        const newest = [...sugar, ...pressure].map(dayOf).toSorted().at(-1) ?? today
        const day = addDays(newest, later)
        const id = verdictOf({
          sugar,
          pressure,
          weight: null,
          leftOut: whole,
          isComplete: true,
          now: Date.parse(`${addDays(day, 1)}T23:59:59Z`),
          today: day,
        })?.id
        const isFresh = (of: string) => daysBetween(of, day) < 7
        const lastSugar = latestOf(sugar)
        const lastPressure = latestOf(pressure)
        const isBad =
          (lastSugar !== null && isFresh(dayOf(lastSugar)) && rangeOf(lastSugar) !== 'inRange') ||
          (lastPressure !== null &&
            isFresh(dayOf(lastPressure)) &&
            ['severe', 'stage1', 'stage2'].includes(categorize(lastPressure)))
        if (isBad) expect(id).toMatch(/low|high|severe/)
        if (isBad) expect(id).not.toMatch(/lower|steady/)
      },
    ),
  ))

test.each([english, spanish])('every sentence has at most 60 characters', (texts) => {
  for (const id of verdicts) {
    const text = texts[`dashboard-more.verdict.${id}`]
    const shown =
      id === 'old' ? (/other \{([^}]+)\}/.exec(text)?.[1] ?? '').replace('#', '365') : text
    expect(shown.length, shown).toBeGreaterThan(0)
    expect(shown.length, shown).toBeLessThanOrEqual(60)
  }
})

test('a reading of a clock ahead does not hide the latest one', () =>
  expect(say({ sugar: sugars([-400, 110], [0, 45]) })).toBe('sugar.very-low'))

test('an unreadable reading keeps a week from being compared', () => {
  const rising = pressures(...week(0, 119), ...week(7, 110))
  const leftOut = { ...whole, pressure: 1 }
  expect(say({ pressure: rising, leftOut, isComplete: false })).toBeNull()
})
