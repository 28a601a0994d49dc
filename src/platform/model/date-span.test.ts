import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar-day.ts'
import {
  isWithin,
  daysInSpan,
  periodAfter,
  periodBefore,
  periodEnding,
  trendRanges,
} from './date-span.ts'

const ranges = fc.constantFrom(...trendRanges)
const days = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays('1970-01-01', count))

test.each([
  ['day', '2026-11-20'],
  ['week', '2026-11-14'],
  ['month', '2026-10-22'],
] as const)('a %s that ends on November 20 starts on %s', (range, start) => {
  expect(periodEnding(range, '2026-11-20')).toEqual({ range, start, end: '2026-11-20' })
})

test('the previous period ends the day before and has the same length', () => {
  fc.assert(
    fc.property(ranges, days, (range, end) => {
      const period = periodEnding(range, end)
      const before = periodBefore(period)
      expect(addDays(before.end, 1)).toBe(period.start)
      expect(daysInSpan(before)).toBe(daysInSpan(period))
      expect(isWithin(period, before.end)).toBe(false)
    }),
  )
})

test('the next period of the previous period is the same period', () => {
  fc.assert(
    fc.property(ranges, days, (range, today) => {
      const period = periodEnding(range, today)
      expect(periodAfter(periodBefore(period), today)).toEqual(period)
    }),
  )
})

test('no period is after today, and the last one ends today', () => {
  expect(periodAfter(periodEnding('week', '2026-11-20'), '2026-11-20')).toBeNull()
  expect(periodAfter(periodEnding('week', '2026-11-18'), '2026-11-20')?.end).toBe('2026-11-20')
})
