import { describe, expect, test } from 'vitest'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import {
  neighborOf,
  newWeightInput,
  readingOf,
  type WeightInput,
  weightOutlier,
  weightEntryOf,
  weightProblems,
  withoutEnteredWeight,
} from './weight-form.ts'

const now = '2026-11-20T17:45'
const typed = (over: Partial<WeightInput> = {}): WeightInput => ({
  ...newWeightInput('2026-11-20', '17:45'),
  pounds: '196.4',
  ...over,
})
const problems = (over: Partial<WeightInput>) => weightProblems(typed(over), now)

test('accepts a weight of this minute and sends its local time and zone', () => {
  expect(problems({})).toEqual({})
  expect(weightEntryOf(typed({ pounds: ' 196,4 ' }), 'Europe/Madrid')).toEqual({
    timestamp: '2026-11-20T17:45:00',
    timeZone: 'Europe/Madrid',
    pounds: 196.4,
  })
})

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['heavy', 'number'],
  ['19O', 'number'],
  ['-196', 'number'],
  ['196.45', 'number'],
  ['1e2', 'number'],
  ['1,000', 'number'],
  ['٣٠', 'number'],
  ['10000', 'number'],
  ['0', 'bounds'],
  ['19.9', 'bounds'],
  ['20', undefined],
  ['20.0', undefined],
  ['1000', undefined],
  ['1000.1', 'bounds'],
] as const)('pounds of %j: %s', (pounds, problem) =>
  expect(problems({ pounds }).pounds).toBe(problem),
)

test.each([
  ['2026-11-20', '17:45', {}],
  ['2026-11-20', '17:46', { time: 'future' }],
  ['2026-11-21', '00:00', { day: 'future' }],
  ['', '17:45', { day: 'missing' }],
  ['2026-11-20', '24:00', { time: 'missing' }],
] as const)('weighed on %j at %j: %j', (day, time, expected) =>
  expect(problems({ day, time })).toEqual(expected),
)

describe('an unlikely weight', () => {
  const reading = (pounds: number, timestamp = '2026-11-20T17:45:00') =>
    readingOf({ timestamp, timeZone: 'America/New_York', pounds }, '-05:00')
  test.each([
    [219.9, null],
    [220, null],
    [220.1, 200],
    [180, null],
    [179.9, 200],
  ])('%d beside a last weight of 200: far from %s', (pounds, other) => {
    expect(
      weightOutlier(
        reading(pounds),
        weightLog([
          [1, 200],
          [9, 150],
        ]),
      )?.other.pounds ?? null,
    ).toBe(other)
  })
  test.each([
    [90.7, 200],
    [81.7, 180.1],
    [81.6, null],
    [99.8, 220],
    [99.9, null],
    [300, null],
  ])('%d beside 200 might be kilograms: %s lb', (pounds, ifKilograms) => {
    expect(weightOutlier(reading(pounds), weightLog([[1, 200]]))?.ifKilograms ?? null).toBe(
      ifKilograms,
    )
  })
  test.each<[string, Parameters<typeof weightLog>[0], number | null]>([
    [
      'the last reading before it',
      [
        [0, 210],
        [3, 200],
        [4, 190],
      ],
      200,
    ],
    [
      'a regular reading, ignoring an irregular one',
      [
        [3, 150, true],
        [4, 190],
      ],
      190,
    ],
    [
      'the first reading after it, without one before',
      [
        [0, 210],
        [1, 205],
      ],
      205,
    ],
    ['without any, nothing', [[3, 150, true]], null],
  ])('is compared with %s', (_, log, pounds) => {
    expect(neighborOf(reading(300, '2026-11-18T08:00:00'), weightLog(log))?.pounds ?? null).toBe(
      pounds,
    )
  })
})

test('excludes only the typed reading itself from the comparison', () => {
  const entry = { timestamp: '2026-11-20T12:00:00', timeZone: 'America/New_York', pounds: 200 }
  const own = readingOf(entry, '-05:00')
  const others = [
    ...weightLog([[0, 200]]),
    { ...own, pounds: 200.1 },
    { ...own, timestamp: '2026-11-20T12:01:00' },
  ]
  expect(withoutEnteredWeight(entry, [own, ...others])).toEqual(others)
})
