import { expect, test } from 'vitest'
import { isFederalHoliday } from './federal-holidays.ts'
import { dayNumber, dayText } from './time-zone.ts'

const holidaysOf = (year: number): readonly string[] => {
  const first = dayNumber(`${year}-01-01`)
  const days = dayNumber(`${year + 1}-01-01`) - first
  return Array.from({ length: days }, (_, index) => first + index)
    .filter(isFederalHoliday)
    .map((day) => dayText(day).slice(5))
}

// The Office of Personnel Management publishes them, with the days on which they are observed:
// https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
  [
    2027,
    '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
  ],
  [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25'],
])('has the federal holidays of %i and the days on which they are observed', (year, days) => {
  expect(holidaysOf(year)).toEqual(days.split(' '))
})
