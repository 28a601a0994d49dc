import { makeDay, makeTime, LineRefusal } from './import-diary.ts'

/** The order of dates such as 03/05/2026. */
export type SlashOrder = 'month-first' | 'day-first' | 'undecided'

const slashes = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Determines the order from the whole file: a first number above 12 shows day first, a second one
 * month first. The default is month first, as in the United States; contradictory dates are
 * undecided.
 */
export function slashOrder(dates: readonly string[]): { order: SlashOrder; shown: boolean } {
  let dayFirst = false
  let monthFirst = false
  for (const date of dates) {
    const match = slashes.exec(date)
    if (!match) continue
    dayFirst ||= Number(match[1]) > 12
    monthFirst ||= Number(match[2]) > 12
  }
  if (dayFirst && monthFirst) return { order: 'undecided', shown: true }
  return { order: dayFirst ? 'day-first' : 'month-first', shown: dayFirst || monthFirst }
}

const monthOf = (name: string): number => {
  const index = months.indexOf(name.slice(0, 3).toLowerCase())
  if (index < 0) throw new LineRefusal('the month is not one of the twelve')
  return index + 1
}

const slashDay = (first: number, second: number, year: number, order: SlashOrder): string => {
  const dayFirst = order === 'day-first' || (order === 'undecided' && first > 12)
  if (order === 'undecided' && first <= 12 && second <= 12 && first !== second)
    throw new LineRefusal(
      'the date can be read month first or day first, and the file has both kinds',
    )
  return dayFirst ? makeDay(year, second, first) : makeDay(year, first, second)
}

/** Parses the date at the start of `text` and returns the rest. */
export function readDay(text: string, order: SlashOrder): { day: string; rest: string } {
  if (text === '') throw new LineRefusal('the date is missing')
  const rest = (match: RegExpExecArray) => text.slice(match[0].length).replace(/^[,T\s]+/, '')
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return { day: makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3])), rest: rest(iso) }
  const slash = slashes.exec(text)
  if (slash)
    return {
      day: slashDay(Number(slash[1]), Number(slash[2]), Number(slash[3]), order),
      rest: rest(slash),
    }
  const named = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})(?!\d)/.exec(text)
  if (named)
    return {
      day: makeDay(Number(named[3]), monthOf(named[1]!), Number(named[2])),
      rest: rest(named),
    }
  const reversed = /^(\d{1,2}) ([A-Za-z]{3,9})\.?,? (\d{4})(?!\d)/.exec(text)
  if (reversed)
    return {
      day: makeDay(Number(reversed[3]), monthOf(reversed[2]!), Number(reversed[1])),
      rest: rest(reversed),
    }
  throw new LineRefusal('the date is of no form that is known here')
}

/** Parses `7:42 AM`, `07:42`, `07:42:10` or `7:42 a. m.`. */
export function readTime(text: string): string {
  if (text === '') throw new LineRefusal('the time is missing')
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([AaPp])\.?\s*[Mm]\.?)?$/.exec(text)
  if (!match) throw new LineRefusal('the time is of no form that is known here')
  const hour = Number(match[1])
  const half = match[4]?.toLowerCase()
  if (half && (hour < 1 || hour > 12)) throw new LineRefusal('there is no such time of day')
  return makeTime(
    half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour,
    Number(match[2]),
    Number(match[3] ?? 0),
  )
}
