import { expect, test } from 'vitest'
import { earlierFood, recentFood } from './food-period.ts'
import { daysBetween } from '#platform/model/calendar-day.ts'

test.each(['2026-11-20', '2026-03-03', '2028-03-01'])(
  'on %s the overview shows a week, and the earlier days follow without a gap',
  (today) => {
    const [recent, earlier] = [recentFood(today), earlierFood(today)]
    expect([daysBetween(recent.start, recent.end), recent.end]).toEqual([6, today])
    expect(daysBetween(earlier.end, recent.start)).toBe(1)
    expect(daysBetween(earlier.start, earlier.end)).toBeLessThan(3660)
  },
)
