import { expect, test } from 'vitest'
import {
  formatDay,
  formatDayAge,
  formatDayOrToday,
  formatHour,
  formatSpan,
  formatWallTime,
  inSentence,
} from './wall-clock-format.ts'

const today = '2026-11-20'
const nbsp = '\u00a0'

test("formats the local time of a reading, independent of the reader's zone", () => {
  expect(formatWallTime('2026-11-20T07:42:00', 'en-US')).toBe(`7:42${nbsp}AM`)
  expect(formatWallTime('2026-03-08T02:30:00', 'es-US')).toBe(`2:30${nbsp}a.${nbsp}m.`)
})

test('adds the year to a day of another year', () => {
  expect(formatDay('2026-11-09', today, 'en-US', 'short')).toBe('Nov 9')
  expect(formatDay('1991-04-21', today, 'en-US', 'short')).toBe('Apr 21, 1991')
  expect(formatDay('2026-11-09', today, 'en-US', 'weekday')).toBe('Monday, November 9')
  expect(formatDay('1991-04-21', today, 'en-US', 'weekday')).toBe('Sunday, April 21, 1991')
  expect(formatDay('1991-04-21', today, 'es-US', 'weekday')).toBe('Domingo, 21 de abril de 1991')
})

test('formats today and yesterday as words', () => {
  expect(
    [today, '2026-11-19', '2026-11-18', '2026-11-21'].map((day) =>
      formatDayOrToday(day, today, 'en-US', 'short'),
    ),
  ).toEqual(['Today', 'Yesterday', 'Nov 18', 'Nov 21'])
  expect(formatDayAge('2026-11-11', today, 'en-US')).toBe('9 days ago')
  expect(formatDayAge('2026-11-11', today, 'es-US')).toBe('Hace 9 días')
})

test('adds each year of a span once, and never the current one', () => {
  expect(formatSpan('2026-10-22', today, today, 'en-US')).toEqual({
    start: 'Oct 22',
    end: 'Nov 20',
  })
  expect(formatSpan('1991-08-29', '1991-09-27', today, 'en-US')).toEqual({
    start: 'Aug 29',
    end: 'Sep 27, 1991',
  })
  expect(formatSpan('2025-12-22', '2026-01-20', today, 'es-US')).toEqual({
    start: '22 dic 2025',
    end: '20 ene 2026',
  })
})

test('formats the hours of a day from midnight to midnight', () => {
  expect([0, 6, 12, 18, 24].map((hour) => formatHour(hour, 'en-US'))).toEqual([
    `12${nbsp}AM`,
    `6${nbsp}AM`,
    `12${nbsp}PM`,
    `6${nbsp}PM`,
    `12${nbsp}AM`,
  ])
  expect(formatHour(18, 'es-US')).toBe(`6${nbsp}p.${nbsp}m.`)
})

test('writes Spanish weekdays in lower case inside a sentence', () => {
  expect(inSentence('Viernes, 20 de noviembre', 'es-US')).toBe('viernes, 20 de noviembre')
  expect(inSentence('Friday, November 20', 'en-US')).toBe('Friday, November 20')
})
