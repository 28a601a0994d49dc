import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLogSearch, matchesLogSearch, selectLog } from './log-search.ts'
import { logSorts } from './search-params.ts'
import { instantOf } from './readings.ts'

type Value = {
  readonly id: string
  readonly timestamp: string
  readonly utcOffset: string
  readonly timeZone: string
  readonly value: number
}
const at = (id: string, timestamp: string, value: number, utcOffset = '-05:00'): Value => ({
  id,
  timestamp,
  utcOffset,
  timeZone: 'America/New_York',
  value,
})
const span = { start: '2026-11-01', end: '2026-11-20' }
const rules = { keep: () => true, higherFirst: (a: Value, b: Value) => b.value - a.value }
const ids = (
  readings: readonly Value[],
  sort: (typeof logSorts)[number],
  keep = rules.keep as (reading: Value) => boolean,
) =>
  selectLog(readings, span, sort, { ...rules, keep })
    .map(({ id }) => id)
    .join(' ')

test('parses days, order and rows, and ignores invalid values', () => {
  expect(
    parseLogSearch(new URLSearchParams('from=2026-11-20&to=2026-11-01&sort=lowest&rows=40')),
  ).toEqual({ span: { start: '2026-11-01', end: '2026-11-20' }, sort: 'lowest', rows: 40 })
  expect(parseLogSearch(new URLSearchParams('from=tomorrow&sort=constructor&rows=-1'))).toEqual({
    span: null,
    sort: 'newest',
    rows: 20,
  })
})

test('selects a span by the local clock of each reading, both days included', () => {
  const readings = [
    at('before', '2026-10-31T23:59:59', 1),
    at('first', '2026-11-01T00:00:00', 1),
    at('last', '2026-11-20T23:59:59', 1),
    at('after', '2026-11-21T00:00:00', 1),
  ]
  expect(ids(readings, 'oldest')).toBe('first last')
})

test('keeps equal values newest first and orders time zones by instant', () => {
  const readings = [
    at('a', '2026-11-02T08:00:00', 7),
    at('c', '2026-11-04T08:00:00', 7),
    at('b', '2026-11-03T08:00:00', 7),
    at('west', '2026-11-04T06:30:00', 9, '-08:00'),
  ]
  expect(ids(readings, 'highest')).toBe('west c b a')
  expect(ids(readings, 'lowest')).toBe('c b a west')
  expect(ids(readings, 'newest')).toBe('west c b a')
})

test('an empty multi-select filter matches everything', () => {
  expect(matchesLogSearch([], 'a')).toBe(true)
  expect(matchesLogSearch(['b'], 'a')).toBe(false)
  expect(
    ids(
      [at('a', '2026-11-02T08:00:00', 1), at('b', '2026-11-03T08:00:00', 2)],
      'newest',
      ({ value }) => matchesLogSearch([2], value),
    ),
  ).toBe('b')
})

test('sorting keeps every reading and does not change the input', () => {
  const someDay = fc.record({
    day: fc.integer({ min: 1, max: 20 }),
    value: fc.integer({ min: 0, max: 5 }),
    hour: fc.integer({ min: 0, max: 23 }),
  })
  fc.assert(
    fc.property(fc.array(someDay), fc.constantFrom(...logSorts), (days, sort) => {
      const two = (count: number) => String(count).padStart(2, '0')
      const readings = days.map(({ day, hour, value }, index) =>
        at(String(index), `2026-11-${two(day)}T${two(hour)}:00:00`, value),
      )
      const given = [...readings]
      const listed = selectLog(readings, span, sort, rules)
      expect(readings).toEqual(given)
      expect(new Set(listed)).toEqual(new Set(readings))
      for (const [index, next] of listed.slice(1).entries()) {
        const before = listed[index]!
        const byValue = before.value - next.value
        const byTime = instantOf(before) - instantOf(next)
        const ordered = {
          newest: byTime >= 0,
          oldest: byTime <= 0,
          highest: byValue > 0 || (byValue === 0 && byTime >= 0),
          lowest: byValue < 0 || (byValue === 0 && byTime >= 0),
        }
        expect(ordered[sort]).toBe(true)
      }
    }),
  )
})
