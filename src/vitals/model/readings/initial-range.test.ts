import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialRange } from './initial-range.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { isWithin, daysInSpan } from '#platform/model/date-span.ts'

const today = '2026-11-20'

test.each([
  ['no reading at all', null, '2026-10-22', today, 'recent'],
  ['today', today, '2026-10-22', today, 'recent'],
  ['the first day of the last 30', '2026-10-22', '2026-10-22', today, 'recent'],
  ['a day before the last 30', '2026-10-21', '2026-09-22', '2026-10-21', 'older'],
  ['an imported diary', '1991-09-27', '1991-08-29', '1991-09-27', 'older'],
  ['a clock that runs ahead', '2026-11-21', '2026-10-23', '2026-11-21', 'recent'],
] as const)('%s', (_, latest, start, end, because) => {
  expect(initialRange(latest, today)).toEqual({ span: { start, end }, because })
})

test('always includes the latest reading and has the requested length', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -20_000, max: 1 }),
      fc.integer({ min: 1, max: 400 }),
      (ago, length) => {
        const latest = addDays(today, ago)
        const { span } = initialRange(latest, today, length)
        expect(isWithin(span, latest)).toBe(true)
        expect(daysInSpan(span)).toBe(length)
      },
    ),
  )
})
