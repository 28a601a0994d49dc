import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedPeriod, parseTrendSearch } from './blood-pressure-trends.ts'

const today = '2026-11-20'
const parse = (text: string) => parseTrendSearch(new URLSearchParams(text), today)

test.each([
  ['', { range: 'month', end: null }],
  ['range=week&to=2026-11-13', { range: 'week', end: '2026-11-13' }],
  ['range=day&to=2027-01-01', { range: 'day', end: today }],
  ['range=year&to=yesterday', { range: 'month', end: null }],
  ['range=constructor&to=2026-02-31', { range: 'month', end: null }],
])('the trend in "%s"', (text, expected) => {
  expect(parse(text)).toEqual(expected)
})

test('a period is asked for only with a day', () => {
  expect(askedPeriod(parse('range=week'))).toBeNull()
  expect(askedPeriod(parse('range=week&to=2026-11-13'))).toEqual({ range: 'week', start: '2026-11-07', end: '2026-11-13' })
})

test('nothing in an address makes the reading of it throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (range, to) => {
      const { end } = parseTrendSearch(new URLSearchParams({ range, to }), today)
      expect(end === null || end <= today).toBe(true)
    }),
  )
})
