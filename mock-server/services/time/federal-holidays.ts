import { dayText } from './time-zone.ts'

/** Month and day of holidays with a fixed date (5 U.S.C. 6103). */
const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25']

/** Month, weekday (1 is Monday) and which of them in the month; -1 is the last one. */
const floating = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
] as const

const weekdayOf = (day: number): number => new Date(`${dayText(day)}T12:00:00Z`).getUTCDay()
const isFixed = (day: number): boolean => fixed.includes(dayText(day).slice(5))

/**
 * Returns whether a day (its number since 1970) is a federal holiday of the United States, or the
 * weekday on which one of a weekend is observed.
 */
export function isFederalHoliday(day: number): boolean {
  const weekday = weekdayOf(day)
  if (isFixed(day)) return true
  if (weekday === 5 && isFixed(day + 1)) return true
  if (weekday === 1 && isFixed(day - 1)) return true
  const [, month, date] = dayText(day).split('-').map(Number)
  const isLast = dayText(day + 7).slice(5, 7) !== dayText(day).slice(5, 7)
  return floating.some(
    ([ofMonth, ofWeek, which]) =>
      month === ofMonth &&
      weekday === ofWeek &&
      (which === -1 ? isLast : Math.ceil(date! / 7) === which),
  )
}
