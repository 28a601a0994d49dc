import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oldReadingDays, verdictDays } from '../thresholds.ts'
import { addDays } from '#platform/model/calendar-day.ts'
import {
  dayOf,
  groupByDay,
  hoursSince,
  instantOf,
  sortByTime,
  isOld,
  isoOf,
  latestAt,
  latestOf,
  newestFirst,
  oldestFirst,
  readingsWithin,
  zonesOf,
} from './readings.ts'

const at = (timestamp: string, utcOffset = '-05:00', timeZone = 'America/New_York') => ({
  timestamp,
  utcOffset,
  timeZone,
})

const taken = fc
  .record({
    day: fc.integer({ min: 0, max: 40 }).map((count) => addDays('2026-10-15', count)),
    minute: fc.integer({ min: 0, max: 1439 }),
    utcOffset: fc.constantFrom('-05:00', '-04:00', '+00:00', '+09:00'),
  })
  .map(({ day, minute, utcOffset }) =>
    at(
      `${day}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`,
      utcOffset,
    ),
  )

test.each([
  ['2026-11-20T00:00:00', false],
  ['2026-11-19T00:00:00', false],
  ['2026-11-18T23:59:59', true],
  ['2025-11-20T12:00:00', true],
  // A traveling member's reading, from a day ahead of today here.
  ['2026-11-21T01:00:00', false],
])('a reading of %s is old on November 20: %s', (timestamp, isAged) => {
  expect(isOld(dayOf(at(timestamp)), '2026-11-20', oldReadingDays)).toBe(isAged)
})

test.each([
  ['2026-11-14', false],
  ['2026-11-13', true],
] as const)('a reading of %s is too old to be judged on November 20: %s', (day, isAged) =>
  expect(isOld(day, '2026-11-20', verdictDays)).toBe(isAged),
)

test('the day of a reading is its local day, not the UTC day', () => {
  expect(dayOf(at('2026-11-20T23:30:00'))).toBe('2026-11-20')
  expect(new Date(instantOf(at('2026-11-20T23:30:00'))).toISOString()).toBe(
    '2026-11-21T04:30:00.000Z',
  )
})

test('orders readings in the repeated hour of autumn by their offset', () => {
  const first = at('2026-11-01T01:30:00', '-04:00')
  const second = at('2026-11-01T01:30:00', '-05:00')
  expect([first, second].sort(newestFirst)).toEqual([second, first])
  expect([second, first].sort(oldestFirst)).toEqual([first, second])
  expect(instantOf(second) - instantOf(first)).toBe(3_600_000)
  expect([isoOf(first), isoOf(second)]).toEqual([
    '2026-11-01T01:30:00-04:00',
    '2026-11-01T01:30:00-05:00',
  ])
})

test('the skipped hour of spring does not change the day', () => {
  expect(dayOf(at('2026-03-08T03:05:00', '-04:00'))).toBe('2026-03-08')
})

test('the latest reading is the latest instant, in any order', () => {
  expect(latestOf([])).toBeNull()
  fc.assert(
    fc.property(fc.array(taken, { minLength: 1 }), (readings) => {
      expect(instantOf(latestOf(readings)!)).toBe(Math.max(...readings.map(instantOf)))
    }),
  )
})

test('counts the hours since a reading in another zone', () => {
  expect(hoursSince(at('2026-11-20T07:42:00'), Date.parse('2026-11-20T15:41:00Z'))).toBe(2)
  expect(hoursSince(at('2026-11-20T07:42:00'), Date.parse('2026-11-20T12:41:00Z'))).toBe(-1)
})

test('groups every reading under its day exactly once', () => {
  fc.assert(
    fc.property(fc.array(taken), (readings) => {
      const groups = groupByDay(readings)
      expect(new Set(groups.map(({ day }) => day)).size).toBe(groups.length)
      expect(groups.flatMap((group) => group.readings).length).toBe(readings.length)
      for (const group of groups)
        expect(group.readings.every((reading) => dayOf(reading) === group.day)).toBe(true)
    }),
  )
})

test('a span includes its first and last day', () => {
  const readings = [
    '2026-11-13T23:59:59',
    '2026-11-14T00:00:00',
    '2026-11-20T23:59:59',
    '2026-11-21T00:00:00',
  ].map((text) => at(text))
  expect(readingsWithin(readings, { start: '2026-11-14', end: '2026-11-20' })).toEqual(
    readings.slice(1, 3),
  )
})

test('lists each zone once', () => {
  expect(
    zonesOf([
      at('2026-11-20T07:00:00'),
      at('2026-11-19T07:00:00', '-06:00', 'America/Chicago'),
      at('2026-11-18T07:00:00'),
    ]),
  ).toEqual(['America/New_York', 'America/Chicago'])
})

test('sorts by instant like a stable sort, in both directions', () => {
  fc.assert(
    fc.property(fc.array(taken), (readings) => {
      expect(sortByTime(readings, 'oldest')).toEqual(readings.toSorted(oldestFirst))
      expect(sortByTime(readings, 'newest')).toEqual(readings.toSorted(newestFirst))
    }),
  )
})

test('returns a sorted list unchanged', () => {
  const sorted = [at('2026-11-20T08:00:00'), at('2026-11-20T08:00:00'), at('2026-11-20T07:59:00')]
  expect(sortByTime(sorted, 'newest')).toBe(sorted)
  expect(sortByTime(sorted, 'oldest').at(0)?.timestamp).toBe('2026-11-20T07:59:00')
})

test('latestAt passes over readings of a clock ahead, unless there are no others', () => {
  const at = (timestamp: string) => ({
    timestamp,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
  })
  const [old, now, soon, ahead] = [
    at('2026-11-19T08:00:00'),
    at('2026-11-20T08:00:00'),
    at('2026-11-20T08:10:00'),
    at('2028-01-01T08:00:00'),
  ]
  const latest = (...readings: readonly (typeof old)[]) => latestAt(readings, instantOf(now))
  expect(latest(ahead, now, old)).toBe(now)
  expect(latest(ahead, soon, now)).toBe(soon)
  expect(latest(ahead)).toBe(ahead)
  expect(latest()).toBeNull()
})
