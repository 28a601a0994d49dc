import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar-day.ts'
import { dayOf } from '../readings/readings.ts'
import { weightRequest, extendedStats } from './weight-request.ts'
import { weightLog } from '../testing/weight-fixtures.ts'
import { regular, weightChange } from './weight-change.ts'
import {
  firstDayOf,
  goalPlace,
  overviewPeriod,
  groupingOf,
  daysInGroup,
  parseWeightRange,
  weightFigures,
  weightGroups,
  weightRangesFor,
  type WeightRange,
} from './weight-trends.ts'
import { weightDurations } from './weight-stats.ts'

const end = '2026-11-20'
const spanOf = (range: WeightRange) => ({ start: addDays(end, 1 - range), end })
const params = (text: string) => new URLSearchParams(text)

describe('ranges', () => {
  test.each([
    ['WT-020 WT-030', 7, 'daily', 1],
    ['WT-021 WT-030', 14, 'daily', 1],
    ['WT-022 WT-031', 30, 'weekly', 7],
    ['WT-023 WT-031', 90, 'weekly', 7],
    ['WT-024 WT-032', 180, 'monthly', 30],
    ['WT-025 WT-032', 365, 'monthly', 30],
  ] as const)('%s: %i days are grouped %s, by %i', (_, range, grouping, days) => {
    expect(groupingOf[range]).toBe(grouping)
    expect(daysInGroup[grouping]).toBe(days)
  })
  test('offers the week only without weight management', () => {
    expect(weightRangesFor(false)).toEqual([7, 14, 30, 90, 180, 365])
    expect(weightRangesFor(true)).toEqual([14, 30, 90, 180, 365])
  })
  test.each([
    ['range=14', true, 14],
    ['range=7', false, 7],
    ['range=7', true, 14],
    ['range=8', false, 7],
    ['', true, 14],
    ['', false, 7],
    ['range=365', true, 365],
    ['range=30&range=14', true, 30],
    ['range=constructor', false, 7],
  ] as const)(
    'GAP-102: an address of %j asks a weight-management member (%s) for %i days',
    (text, is, range) => expect(parseWeightRange(params(text), is)).toBe(range),
  )
})

describe('requests', () => {
  test('WT-016: weight management requests everything since the epoch, other members the span', () => {
    expect(weightRequest(true, spanOf(30))).toEqual({ start: '1970-01-01T00:00:00' })
    expect(weightRequest(false, spanOf(30))).toEqual({
      start: '2026-10-22T00:00:00',
      end: '2026-11-20T23:59:59',
    })
  })
  test('WT-018: the statistics are extended by default', () => expect(extendedStats).toBe(true))
})

describe('groups', () => {
  test('WT-026: rounds an average half up to a whole number', () => {
    expect(
      weightGroups(
        weightLog([
          [0, 196.2],
          [0, 196.8],
        ]),
        spanOf(7),
        7,
      ).map(({ average }) => average),
    ).toEqual([197])
    expect(
      weightGroups(
        weightLog([
          [0, 196.2],
          [0, 196.79],
        ]),
        spanOf(7),
        7,
      ).map(({ average }) => average),
    ).toEqual([196])
  })
  test('groups 30 days into weeks back from the last day, the oldest two days long', () => {
    const groups = weightGroups(
      weightLog([
        [0, 190],
        [6, 192],
        [7, 200],
        [29, 210],
      ]),
      spanOf(30),
      30,
    )
    expect(groups).toEqual([
      { start: '2026-10-22', end: '2026-10-23', count: 1, average: 210, joined: false },
      { start: '2026-11-07', end: '2026-11-13', count: 1, average: 200, joined: false },
      { start: '2026-11-14', end: '2026-11-20', count: 2, average: 191, joined: true },
    ])
  })
  test('leaves irregular readings and those outside the span out of all groups', () =>
    expect(
      weightGroups(
        weightLog([
          [0, 190],
          [1, 300, true],
          [30, 250],
        ]),
        spanOf(30),
        30,
      ),
    ).toMatchObject([{ count: 1, average: 190 }]))
  test('agrees with a simple second implementation', () => {
    const anyLog = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 800, max: 4000 }).map((tenths) => tenths / 10),
        fc.boolean(),
      ),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(anyLog, fc.constantFrom(...weightDurations), (log, range) => {
        const readings = weightLog(log)
        const size = range <= 14 ? 1 : range <= 90 ? 7 : 30
        const expected: { end: string; count: number; average: number }[] = []
        for (let first = 0; first < range; first += size) {
          const days = Array.from({ length: Math.min(size, range - first) }, (_, index) =>
            addDays(end, -first - index),
          )
          const counted = readings.filter(
            (reading) => !reading.isIrregular && days.includes(dayOf(reading)),
          )
          if (counted.length > 0)
            expected.unshift({
              end: addDays(end, -first),
              count: counted.length,
              average: Math.round(
                counted.reduce((sum, { pounds }) => sum + pounds, 0) / counted.length,
              ),
            })
        }
        expect(
          weightGroups(readings, spanOf(range), range).map((group) => ({
            end: group.end,
            count: group.count,
            average: group.average,
          })),
        ).toEqual(expected)
      }),
    )
  })
})

describe('change', () => {
  test.each([
    ['none without readings', [], null],
    ['none with one', [[0, 196.4]], null],
    [
      'WT-027: one decimal, from the first to the last',
      [
        [29, 199.05],
        [10, 250],
        [0, 196.4],
      ],
      -2.7,
    ],
    [
      'no minus zero',
      [
        [29, 196.42],
        [0, 196.4],
      ],
      0,
    ],
    [
      'irregular ones and older ones do not count',
      [
        [30, 300],
        [29, 190, true],
        [28, 195],
        [1, 196],
        [0, 250, true],
      ],
      1,
    ],
  ] as const)('%s', (_, log, change) =>
    expect(weightChange(weightLog(log), spanOf(30))).toBe(change),
  )
})

describe('change and figures', () => {
  test('agrees with a simple second implementation', () => {
    const anyLog = fc.array(
      fc.tuple(
        fc.integer({ min: -2, max: 40 }),
        fc.integer({ min: 800, max: 4000 }).map((tenths) => tenths / 10),
        fc.boolean(),
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(anyLog, (log) => {
        // One reading a day, because all readings are at noon.
        const single = [...new Map(log.map((entry) => [entry[0], entry])).values()]
        const readings = weightLog(single)
        const counted = single.filter(
          ([ago, , isIrregular]) => !isIrregular && ago >= 0 && ago < 30,
        )
        const tenths = counted.map(([, pounds]) => Math.round(pounds * 10))
        const agos = counted.map(([ago]) => ago)
        const at = (ago: number) => tenths[agos.indexOf(ago)] ?? Number.NaN
        expect(weightChange(readings, spanOf(30))).toBe(
          counted.length < 2 ? null : (at(Math.min(...agos)) - at(Math.max(...agos))) / 10 + 0,
        )
        expect(firstDayOf(regular(readings), spanOf(30))).toBe(
          counted.length === 0 ? null : addDays(end, -Math.max(...agos)),
        )
        const figures = weightFigures(readings, spanOf(30))
        if (counted.length === 0) {
          expect(figures).toBeNull()
          return
        }
        expect(figures).toMatchObject({
          count: counted.length,
          days: counted.length,
          lowest: Math.min(...tenths) / 10,
          highest: Math.max(...tenths) / 10,
        })
        const mean = tenths.reduce((sum, value) => sum + value, 0) / tenths.length
        expect(Math.abs((figures?.average ?? Number.NaN) * 10 - mean)).toBeLessThanOrEqual(
          0.5 + 1e-6,
        )
        // Half the mean square of the differences of all pairs.
        let squares = 0
        for (const one of tenths) for (const other of tenths) squares += (one - other) ** 2
        const spread = Math.sqrt(squares / (2 * tenths.length * (tenths.length - 1)))
        if (tenths.length === 1) expect(figures?.spread).toBeNull()
        else
          expect(Math.abs((figures?.spread ?? Number.NaN) * 10 - spread)).toBeLessThanOrEqual(
            0.5 + 1e-6,
          )
      }),
    )
  })
})

describe('figures', () => {
  test('returns null without readings', () =>
    expect(weightFigures(weightLog([[0, 300, true]]), spanOf(30))).toBeNull())
  test('returns no spread for one reading', () =>
    expect(weightFigures(weightLog([[0, 196.4]]), spanOf(30))).toEqual({
      count: 1,
      days: 1,
      average: 196.4,
      spread: null,
      lowest: 196.4,
      highest: 196.4,
    }))
  test('computes the figures of several readings', () =>
    expect(
      weightFigures(
        weightLog([
          [0, 196],
          [0, 198],
          [3, 200],
        ]),
        spanOf(30),
      ),
    ).toEqual({ count: 3, days: 2, average: 198, spread: 2, lowest: 196, highest: 200 }))
})

test('with heart or kidney care an average has a tenth, so that a gain of half a pound is seen', () => {
  const log = weightLog([
    [0, 212.4],
    [1, 211.9],
  ])
  const span = { start: '2026-11-19', end: '2026-11-20' }
  const averages = (decimals: 0 | 1) =>
    weightGroups(log, span, 7, decimals).map(({ average }) => average)
  expect(averages(0)).toEqual([212, 212])
  expect(averages(1)).toEqual([211.9, 212.4])
})

test.each([
  [190, 'below'],
  [191, 'beside'],
  [204, 'beside'],
  [205, 'above'],
] as const)('a goal of %i lb lies %s averages of 196 to 199', (goal, place) =>
  expect(
    goalPlace(
      [196, 199].map((average) => ({
        average,
        start: '2026-11-01',
        end: '2026-11-07',
        count: 1,
        joined: false,
      })),
      goal,
    ),
  ).toBe(place),
)

test('the overview of a member whose gains count ends with the latest weight', () => {
  const log = weightLog([
    [0, 209.9],
    [40, 212],
  ])
  const span = spanOf(90)
  expect(overviewPeriod(log, span, 0)).toEqual({ span, range: 90 })
  const close = overviewPeriod(log, span, 1)
  expect(close).toEqual({ span: spanOf(14), range: 14 })
  expect(weightGroups(log, close.span, close.range, 1).at(-1)?.average).toBe(209.9)
  expect(overviewPeriod(weightLog([[40, 212]]), span, 1)).toEqual({ span, range: 90 })
})
