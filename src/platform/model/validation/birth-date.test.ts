import { expect, test } from 'vitest'
import { birthDateOf, birthDateParts, birthDateText } from './birth-date.ts'

test.each([
  ['', '', '', '', null],
  ['1968', '5', '17', '1968-5-17', '1968-05-17'],
  ['1968', '5', '1', '1968-5-1', '1968-05-01'],
  ['1968', '05', '07', '1968-05-07', '1968-05-07'],
  ['1968', '', '', '1968--', null],
  ['', '', '7', '--7', null],
  ['1968', '2', '31', '1968-2-31', null],
  ['2000', '2', '29', '2000-2-29', '2000-02-29'],
  ['68', '5', '17', '68-5-17', null],
])('%j, %j, %j are kept as typed: %j is %j', (year, month, day, text, date) => {
  expect(birthDateText({ year, month, day })).toBe(text)
  expect(birthDateParts(text)).toEqual({ year, month, day })
  expect(birthDateOf(text)).toBe(date)
})
