import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#platform/model/calendar-day.ts'
import { dayOf, instantOf } from '#vitals/model/readings/readings.ts'
import { weightLog } from '#vitals/model/testing/weight-fixtures.ts'
import { weightGainCare } from '#vitals/model/care-thresholds.ts'
import { checkWeightGain, type WeightGainLimit } from './weight-gain.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'

// An hour after the readings of November 20, which are at noon in New York.
const now = Date.parse('2026-11-20T18:00:00Z')
const hour = 3_600_000
const limits = [
  { periodDays: 7, gainLb: 5 },
  { periodDays: 1, gainLb: 3 },
]
type Log = Parameters<typeof weightLog>[0]
const ready = <Data>(data: Data) => ({ state: 'ready', data }) as const
/** The gain with every reading and limit loaded. */
const weightGain = (
  readings: readonly WeightReading[],
  items: readonly WeightGainLimit[],
  at: number,
) => {
  const check = checkWeightGain({
    readings: ready(readings),
    limits: ready({ items, leftOut: 0 }),
    hasGeneralRule: true,
    now: at,
  })
  expect(check.type).not.toBe('unknown')
  return check.type === 'gained' ? check.gain : null
}
const gainOf = (log: Log, at = now, of = limits) => {
  const gain = weightGain(weightLog(log), of, at)
  return gain && [gain.ask, gain.pounds, gain.days]
}

describe('a sudden gain', () => {
  test.each<[string, Log, unknown]>([
    [
      'a gain of three pounds reaches a limit of three',
      [
        [0, 203],
        [1, 200],
      ],
      ['call', 3, 1],
    ],
    [
      'a tenth less does not',
      [
        [0, 202.9],
        [1, 200],
      ],
      null,
    ],
    [
      'ignores binary rounding of tenths',
      [
        [0, 199.3],
        [1, 196.3],
      ],
      ['call', 3, 1],
    ],
    [
      'on one day',
      [
        [0, 203],
        [0, 200],
      ],
      null,
    ],
    [
      'uses the heavier of two at the same minute, in any order',
      [
        [0, 200.4],
        [0, 203],
        [0, 201],
        [1, 200],
      ],
      ['call', 3, 1],
    ],
    [
      'two days ago is not within a limit of a day',
      [
        [0, 203],
        [2, 200],
      ],
      null,
    ],
    [
      'five pounds in a week',
      [
        [0, 205],
        [7, 200],
      ],
      ['call', 5, 7],
    ],
    [
      'a tenth less in a week',
      [
        [0, 204.9],
        [7, 200],
      ],
      null,
    ],
    [
      'eight days ago is not within a limit of a week',
      [
        [0, 205],
        [8, 200],
      ],
      null,
    ],
    [
      'prefers the limit of fewer days',
      [
        [0, 206],
        [1, 203],
        [6, 200],
      ],
      ['call', 3, 1],
    ],
    [
      'starts from the lowest reading of the days',
      [
        [0, 206],
        [3, 200],
        [6, 204],
      ],
      ['call', 6, 3],
    ],
    [
      'starts from the latest of equal lowest readings, in any order',
      [
        [0, 205],
        [6, 200],
        [2, 200],
        [4, 200],
      ],
      ['call', 5, 2],
    ],
    [
      'a loss',
      [
        [0, 200],
        [1, 206],
      ],
      null,
    ],
    [
      'ignores an irregular latest reading',
      [
        [0, 250, true],
        [1, 200],
        [2, 200],
      ],
      null,
    ],
    [
      'ignores an irregular start',
      [
        [0, 203],
        [1, 150, true],
        [2, 202],
      ],
      null,
    ],
    [
      'ignores a reading of a clock ahead of ours',
      [
        [-1, 250],
        [0, 200],
        [1, 200],
      ],
      null,
    ],
    [
      'ignores an outlier as the start',
      [
        [0, 201],
        [1, 142],
        [2, 200],
        [3, 200],
        [4, 200],
        [5, 200],
      ],
      null,
    ],
    ['one reading', [[0, 200]], null],
    ['none', [], null],
  ])('%s', (_, log, expected) => {
    // Two readings of one instant have no order.
    expect(gainOf(log)).toEqual(expected)
  })
  test('returns null without a limit of the care team', () =>
    expect(
      gainOf(
        [
          [0, 230],
          [1, 200],
        ],
        now,
        [],
      ),
    ).toBeNull())
  test('uses any limits of the care team', () => {
    expect(
      gainOf(
        [
          [0, 201.9],
          [2, 200],
        ],
        now,
        [{ periodDays: 2, gainLb: 2 }],
      ),
    ).toBeNull()
    expect(
      gainOf(
        [
          [0, 202],
          [2, 200],
        ],
        now,
        [{ periodDays: 2, gainLb: 2 }],
      ),
    ).toEqual(['call', 2, 2])
  })
  test('asks for a call, later for another weight, then for nothing', () => {
    const { actHours, showDays } = weightGainCare
    const at = (hours: number) =>
      gainOf(
        [
          [0, 203],
          [1, 200],
        ],
        Date.parse('2026-11-20T17:00:00Z') + hours * hour,
      )?.[0] ?? null
    expect([
      at(0),
      at(actHours - 1),
      at(actHours),
      at(showDays * 24 - 1),
      at(showDays * 24),
    ]).toEqual(['call', 'call', 'again', 'again', null])
  })
  test('matches a reference implementation', () => {
    const near = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1980, max: 2080 }).map((tenths) => tenths / 10),
        fc.boolean(),
      ),
      { maxLength: 25 },
    )
    const someLimits = fc.uniqueArray(
      fc.record({
        periodDays: fc.integer({ min: 1, max: 10 }),
        gainLb: fc.integer({ min: 5, max: 90 }).map((tenths) => tenths / 10),
      }),
      { maxLength: 3, selector: (limit) => limit.periodDays },
    )
    fc.assert(
      fc.property(near, someLimits, (log, some) => {
        // There is one reading a day, as noon is one instant. All are within a tenth of 203, so
        // none is an outlier.
        const readings = weightLog([...new Map(log.map((entry) => [entry[0], entry])).values()])
        const counted = readings.filter(({ isIrregular }) => !isIrregular)
        let latest: WeightReading | undefined
        for (const one of counted)
          if (latest === undefined || instantOf(one) > instantOf(latest)) latest = one
        let expected: number | null = null
        if (latest !== undefined && now - instantOf(latest) < 7 * 24 * hour) {
          for (let days = 10; days >= 1; days -= 1) {
            const limit = some.find(({ periodDays }) => periodDays === days)
            const first = addDays(dayOf(latest), -days)
            const gains = counted
              .filter((one) => dayOf(one) >= first && dayOf(one) < dayOf(latest))
              .map((one) => Math.round(latest.pounds * 10) - Math.round(one.pounds * 10))
            const most = Math.max(...gains)
            if (limit !== undefined && gains.length > 0 && most >= Math.round(limit.gainLb * 10))
              expected = most / 10
          }
        }
        const gain = weightGain(readings, some, now)
        expect(gain?.pounds ?? null).toBe(expected)
        if (gain !== null)
          expect(gain.days).toBe(daysBetween(dayOf(gain.from), dayOf(gain.reading)))
      }),
    )
  })
})

describe('without all inputs', () => {
  const up = weightLog([
    [0, 207.4],
    [1, 200],
  ])
  const slightly = weightLog([
    [0, 201],
    [1, 200],
  ])
  const steady = weightLog([
    [0, 200],
    [1, 200],
  ])
  const all = { items: limits, leftOut: 0 }
  type Check = Parameters<typeof checkWeightGain>[0]
  const typeOf = (
    readings: Check['readings'],
    given: Check['limits'],
    hasGeneralRule = true,
  ): string => {
    const check = checkWeightGain({ readings, limits: given, hasGeneralRule, now })
    if (check.type === 'gained') return check.isGeneral ? 'general' : 'gained'
    return check.type === 'unknown' && check.isPending ? 'pending' : check.type
  }

  test.each<[string, Check['readings'], Check['limits'], heart: string, other: string]>([
    ['failed limits', ready(up), { state: 'failed' }, 'general', 'unknown'],
    ['pending limits', ready(up), { state: 'pending' }, 'general', 'pending'],
    ['no readable limit', ready(up), ready({ items: [], leftOut: 2 }), 'general', 'unknown'],
    [
      'one unreadable limit, another reached',
      ready(up),
      ready({ ...all, leftOut: 1 }),
      'gained',
      'gained',
    ],
    ['failed limits, a small gain', ready(slightly), { state: 'failed' }, 'unknown', 'unknown'],
    ['failed limits, no gain at all', ready(steady), { state: 'failed' }, 'none', 'none'],
    ['failed readings', { state: 'failed' }, ready(all), 'unknown', 'unknown'],
    ['pending readings', { state: 'pending' }, ready(all), 'pending', 'pending'],
    ['an unreadable reading', { ...ready(steady), leftOut: 1 }, ready(all), 'unknown', 'unknown'],
    [
      'an unreadable reading, a limit reached',
      { ...ready(up), leftOut: 1 },
      ready(all),
      'gained',
      'gained',
    ],
    [
      'failed readings, no limit set',
      { state: 'failed' },
      ready({ items: [], leftOut: 0 }),
      'none',
      'none',
    ],
    ['nothing loaded', { state: 'failed' }, { state: 'failed' }, 'unknown', 'unknown'],
  ])('%s', (_, readings, given, heart, other) => {
    expect([typeOf(readings, given), typeOf(readings, given, false)]).toEqual([heart, other])
  })

  test('never says "none" where the missing inputs could reach a limit', () => {
    const loaded = <Data>(data: Data) =>
      fc
        .constantFrom<'pending' | 'failed' | 'ready'>('pending', 'failed', 'ready')
        .map((state) => (state === 'ready' ? ready(data) : { state }))
    const log = fc.array(
      fc.tuple(
        fc.nat(9),
        fc.integer({ min: 1900, max: 2100 }).map((tenths) => tenths / 10),
      ),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(
        log.chain((entries) => fc.tuple(fc.constant(entries), loaded(weightLog(entries)))),
        loaded(all),
        ([entries, readings], given) => {
          if (typeOf(readings, given) === 'none')
            expect(weightGain(weightLog(entries), limits, now)).toBeNull()
        },
      ),
    )
  })
})
