import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  daysBetween,
  eachDay,
  hasPassed,
  isAhead,
  isDay,
  secondsOf,
} from './calendar-day.ts'

const days = fc.integer({ min: -20_000, max: 40_000 }).map((count) => addDays('1970-01-01', count))

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0026-11-20', false],
  ['9999-12-31', false],
  ['2026-11-20T00:00:00', false],
  ["2026-11-20' or 1=1", false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected)
})

test('isDay never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof isDay(text) === 'boolean'))
})

test.each([
  ['the day before', '2026-11-19', true, false],
  ['the day itself', '2026-11-20', false, false],
  ['the day after', '2026-11-21', false, true],
])('%s', (_, day, passed, ahead) => {
  expect([hasPassed(day, '2026-11-20'), isAhead(day, '2026-11-20')]).toEqual([passed, ahead])
})

test('addDays crosses months, leap days and daylight saving changes', () => {
  expect(addDays('2026-03-07', 1)).toBe('2026-03-08')
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-10-22', '2026-11-20')).toBe(29)
})

test('addDays and daysBetween are inverse', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: -4000, max: 4000 }),
      (day, count) => daysBetween(day, addDays(day, count)) === count,
    ),
  )
})

test('eachDay returns every day from start to end inclusive', () => {
  expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(eachDay('2026-03-01', '2026-02-27')).toEqual([])
})

test('GAP-099 secondsOf returns the first and last second of a span', () => {
  expect(secondsOf('2026-10-22', '2026-11-20')).toEqual({
    start: '2026-10-22T00:00:00',
    end: '2026-11-20T23:59:59',
  })
})
