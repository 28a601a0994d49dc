import { describe, expect, test } from 'vitest'
import { birthDateParts, birthDateText } from './birth-date.ts'

describe('a date of birth from three parts', () => {
  test.each([
    ['', '', '', ''],
    ['1968', '5', '17', '1968-05-17'],
    ['1968', '05', '7', '1968-05-07'],
    ['1968', '', '', '1968--'],
    ['', '', '7', '--7'],
    ['1968', '2', '31', '1968-2-31'],
    ['2000', '2', '29', '2000-02-29'],
    ['68', '5', '17', '68-5-17'],
  ])('%j, %j, %j is %j', (year, month, day, text) =>
    expect(birthDateText({ year, month, day })).toBe(text),
  )
  test.each([
    ['', '', '', ''],
    ['1968--', '1968', '', ''],
    ['--7', '', '', '7'],
    ['1968-05-17', '1968', '05', '17'],
    ['1968-2-31', '1968', '2', '31'],
  ])('%j has the parts %j, %j, %j, and no key press is lost', (text, year, month, day) => {
    const parts = birthDateParts(text)
    expect(parts).toEqual({ year, month, day })
    expect(birthDateText(parts)).toBe(text)
  })
})
