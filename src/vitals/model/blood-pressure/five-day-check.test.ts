import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fiveDayCheck } from './five-day-check.ts'
import { hasFiveDayCheck } from '#session/member/model/programs.ts'
import { addDays } from '#platform/model/calendar-day.ts'

const today = '2026-11-20'
const on = (...days: string[]) =>
  days.map((day) => ({
    timestamp: `${day}T07:40:00`,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
  }))

test.each([
  ['nothing yet', [], 0, today, today],
  ['only today', ['2026-11-20'], 1, '2026-11-20', '2026-11-21'],
  [
    'three days up to today',
    ['2026-11-18', '2026-11-19', '2026-11-20'],
    3,
    '2026-11-18',
    '2026-11-21',
  ],
  ['two days up to yesterday', ['2026-11-18', '2026-11-19'], 2, '2026-11-18', '2026-11-20'],
  [
    'a missed day',
    ['2026-11-16', '2026-11-17', '2026-11-19', '2026-11-20'],
    2,
    '2026-11-19',
    '2026-11-21',
  ],
  ['two days missed', ['2026-11-17', '2026-11-18'], 0, today, today],
  ['twice a day', ['2026-11-20', '2026-11-20'], 1, '2026-11-20', '2026-11-21'],
  [
    'all five',
    ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    5,
    '2026-11-16',
    null,
  ],
  [
    'six',
    ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
    5,
    '2026-11-16',
    null,
  ],
] as const)('%s', (_, days, done, first, next) => {
  const check = fiveDayCheck(on(...days), today)
  expect([check.done, check.days[0]?.day, check.next]).toEqual([done, first, next])
})

test('always has five days, the done ones first, each with a reading', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 12 })), (ago) => {
      const days = ago.map((count) => addDays(today, -count))
      const check = fiveDayCheck(on(...days), today)
      expect(check.days.map(({ done }) => done)).toEqual(
        [0, 1, 2, 3, 4].map((index) => index < check.done),
      )
      for (const { day, done } of check.days) if (done) expect(days).toContain(day)
    }),
  )
})

test.each([
  [true, false, true],
  [false, true, true],
  [true, true, true],
  [false, false, false],
])(
  'PROG-020 blood pressure %s, kidney disease %s: check %s',
  (bloodPressure, chronicKidneyDisease, expected) => {
    expect(hasFiveDayCheck({ bloodPressure, chronicKidneyDisease })).toBe(expected)
  },
)
