import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { bloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import {
  urgentReadings,
  mayHaveWeightGain,
  urgentBloodPressure,
  urgentBloodSugar,
} from '#slices/dashboard/model/urgent-readings.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import { checkWeightGain } from '#slices/weight/model/weight-gain.ts'

// 8 PM in New York, which is the next day in UTC.
const now = Date.parse('2026-11-20T20:00:00-05:00')
const sugar = (value: number, timestamp = '2026-11-20T19:30:00') =>
  bloodSugarReading({ value, timestamp }, { meal: 9 })
const pressure = (systolic: number, diastolic: number, timestamp = '2026-11-20T19:30:00') =>
  bloodPressureReading({ systolic, diastolic, timestamp })

describe('dangerous blood sugar', () => {
  const asks = (...readings: Parameters<typeof urgentBloodSugar>[0]) => {
    const danger = urgentBloodSugar(readings, now)
    return danger && [danger.ask, danger.care.care, danger.reading.value]
  }
  test.each([
    ['45 of this evening', [sugar(45)], ['act', 'veryLow', 45]],
    ['69', [sugar(69)], ['act', 'low', 69]],
    ['420', [sugar(420)], ['act', 'veryHigh', 420]],
    ['250', [sugar(250)], null],
    ['a newer good one supersedes it', [sugar(110, '2026-11-20T19:45:00'), sugar(45)], null],
    [
      'a newer dangerous one takes its place',
      [sugar(45), sugar(53, '2026-11-20T19:45:00')],
      ['act', 'veryLow', 53],
    ],
    [
      'after two hours it asks to measure again',
      [sugar(45, '2026-11-20T18:00:00')],
      ['measure', 'veryLow', 45],
    ],
    ['a day old it is no longer told', [sugar(45, '2026-11-19T20:00:00')], null],
    [
      'a minute less than a day it is',
      [sugar(45, '2026-11-19T20:01:00')],
      ['measure', 'veryLow', 45],
    ],
    [
      'a reading of a clock years ahead hides no low',
      [sugar(110, '2028-01-02T08:00:00'), sugar(45)],
      ['act', 'veryLow', 45],
    ],
    [
      'a low of a clock ahead is of now',
      [sugar(45, '2026-11-20T23:00:00'), sugar(110)],
      ['act', 'veryLow', 45],
    ],
    ['nothing', [], null],
  ] as const)('%s', (_, readings, expected) => expect(asks(...readings)).toEqual(expected))
})

describe('severe blood pressure', () => {
  test.each([
    ['184/121 of this evening', [pressure(184, 121)], 'again'],
    ['180/120 is not severe', [pressure(180, 120)], undefined],
    [
      'one of a clock years ahead hides none',
      [pressure(118, 76, '2028-01-02T08:00:00'), pressure(184, 121)],
      'again',
    ],
    [
      'severe twice is a call',
      [pressure(184, 121), pressure(182, 104, '2026-11-20T19:20:00')],
      'call',
    ],
    [
      'a newer good one supersedes it',
      [pressure(128, 78, '2026-11-20T19:40:00'), pressure(184, 121)],
      undefined,
    ],
    ['a day old it is no longer told', [pressure(184, 121, '2026-11-19T20:00:00')], undefined],
    ['nothing', [], undefined],
  ] as const)('%s', (_, readings, ask) =>
    expect(urgentBloodPressure(readings, now, true)?.ask).toBe(ask),
  )
})

const low = urgentBloodSugar([sugar(45)], now)
const high = urgentBloodSugar([sugar(420)], now)
const severe = urgentBloodPressure([pressure(184, 121)], now, true)
test.each([
  ['nothing', { sugar: null, pressure: null, hasGained: false }, []],
  [
    'a low sugar comes before a severe pressure',
    { sugar: low, pressure: severe, hasGained: true },
    ['blood-sugar', 'blood-pressure', 'weight'],
  ],
  [
    'a severe pressure comes before a high sugar',
    { sugar: high, pressure: severe, hasGained: true },
    ['blood-pressure', 'blood-sugar', 'weight'],
  ],
  ['a gain alone', { sugar: null, pressure: null, hasGained: true }, ['weight']],
] as const)('order: %s', (_, found, expected) => expect(urgentReadings(found)).toEqual(expected))

describe('possible weight gain', () => {
  const at = Date.parse('2026-11-20T18:00:00Z')
  test.each([
    [
      'half a pound in 30 days',
      [
        [0, 200.5],
        [30, 200],
      ],
      true,
    ],
    [
      'less than that',
      [
        [0, 200.4],
        [30, 200],
      ],
      false,
    ],
    [
      '31 days ago does not count',
      [
        [0, 205],
        [31, 200],
      ],
      false,
    ],
    [
      'a loss',
      [
        [0, 195],
        [1, 200],
      ],
      false,
    ],
    [
      'an irregular reading does not count',
      [
        [0, 205, true],
        [1, 200],
      ],
      false,
    ],
    ['nothing', [], false],
  ] as const)('%s', (_, log, expected) =>
    expect(mayHaveWeightGain(weightLog(log), at)).toBe(expected),
  )

  test('reaches no limit where no gain is possible', () => {
    const log = fc.array(
      fc.tuple(
        fc.nat(40),
        fc.integer({ min: 1900, max: 2100 }).map((tenths) => tenths / 10),
        fc.boolean(),
      ),
      { maxLength: 8 },
    )
    const limit = fc.record({
      periodDays: fc.integer({ min: 1, max: 30 }),
      gainLb: fc.integer({ min: 5, max: 100 }).map((tenths) => tenths / 10),
    })
    fc.assert(
      fc.property(log, limit, (entries, one) => {
        const readings = weightLog(entries)
        const check = checkWeightGain({
          readings: { state: 'ready', data: readings },
          limits: { state: 'ready', data: { items: [one], leftOut: 0 } },
          hasGeneralRule: false,
          now: at,
        })
        if (check.type === 'gained') expect(mayHaveWeightGain(readings, at)).toBe(true)
      }),
    )
  })
})

test('uses the days of a New York evening', () =>
  expect(addDays('2026-11-20', 1)).toBe(new Date(now).toISOString().slice(0, 10)))
