import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestedPeriod, daysBefore, daysOfMark, parseTrendSearch } from './trend-search.ts'

const today = '2026-11-20'
const parse = (text: string) => parseTrendSearch(new URLSearchParams(text), today)

test.each([
  ['', { range: null, end: null, own: null }],
  ['range=week&to=2026-11-13', { range: 'week', end: '2026-11-13', own: null }],
  ['range=day&to=2027-01-01', { range: 'day', end: today, own: null }],
  ['range=year&to=yesterday', { range: null, end: null, own: null }],
  ['range=constructor&to=2026-02-31', { range: null, end: null, own: null }],
  [
    'from=2026-10-03&to=2026-11-13',
    { range: null, end: '2026-11-13', own: { start: '2026-10-03', end: '2026-11-13' } },
  ],
  [
    'from=2026-11-13&to=2026-10-03',
    { range: null, end: '2026-10-03', own: { start: '2026-10-03', end: '2026-11-13' } },
  ],
  [
    'from=2026-11-13&to=2027-10-03',
    { range: null, end: today, own: { start: '2026-11-13', end: today } },
  ],
  ['from=2026-11-13', { range: null, end: null, own: null }],
])('the trend in "%s"', (text, expected) => {
  expect(parse(text)).toEqual(expected)
})

test('returns a period only with a day, and prefers custom days', () => {
  expect(requestedPeriod(parse('range=week'), 'month')).toBeNull()
  expect(requestedPeriod(parse('range=week&to=2026-11-13'), 'month')).toEqual({
    range: 'week',
    start: '2026-11-07',
    end: '2026-11-13',
  })
  expect(requestedPeriod(parse('to=2026-11-13'), 'day')).toEqual({
    range: 'day',
    start: '2026-11-13',
    end: '2026-11-13',
  })
  expect(requestedPeriod(parse('range=week&from=2026-11-01&to=2026-11-13'), 'month')).toEqual({
    range: 'own',
    start: '2026-11-01',
    end: '2026-11-13',
  })
})

test.each([
  [
    { range: 'week', start: '2026-11-14', end: '2026-11-20' },
    { start: '2026-11-07', end: '2026-11-13' },
  ],
  [
    { range: 'own', start: '2026-11-20', end: '2026-11-20' },
    { start: '2026-11-19', end: '2026-11-19' },
  ],
  [
    { range: 'own', start: '2026-03-01', end: '2026-03-31' },
    { start: '2026-01-29', end: '2026-02-28' },
  ],
] as const)('the days before %j', (period, before) =>
  expect(daysBefore(period)).toMatchObject(before),
)

describe('days of a mark at the boundary values', () => {
  test.each([
    ['2026-11-20', 0],
    ['2026-11-19', 1],
    ['2026-08-21', 1],
    ['2026-08-20', 7],
    ['2024-11-20', 7],
    ['2024-11-19', 30],
    ['2016-11-21', 30],
  ])('own days from %s: %i', (start, days) =>
    expect(daysOfMark({ range: 'own', start, end: '2026-11-20' })).toBe(days),
  )
  test.each([
    ['day', 0],
    ['week', 1],
    ['month', 1],
  ] as const)('a %s: %i', (range, days) =>
    expect(daysOfMark({ range, start: today, end: today })).toBe(days),
  )
})

test('parses any address without throwing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (range, from, to) => {
      const { end, own } = parseTrendSearch(new URLSearchParams({ range, from, to }), today)
      expect(end === null || end <= today).toBe(true)
      expect(own === null || (own.start <= own.end && own.end <= today)).toBe(true)
    }),
  )
})
