import { isDay } from '#platform/model/calendar-day.ts'
import type { DateOrder, Refusal } from './file-entry.ts'
import type { ZoneClock } from './zone-clock.ts'

/** A time that a file tells: by its own wall clock, or as a moment since 1970. */
type Told =
  | { readonly type: 'local'; readonly day: string; readonly rest: string }
  | { readonly type: 'moment'; readonly at: number }
  | { readonly type: 'refused'; readonly why: Refusal }

/**
 * The local time of a reading (`yyyy-MM-ddTHH:mm:ss`) on the member's clock. `moved`: the file has
 * another clock; `timeless`: it has no time of day; `padded`: it wrote 11:0 for 11:00.
 */
export type FileMoment =
  | {
      readonly type: 'known'
      readonly local: string
      readonly moved: boolean
      readonly timeless: boolean
      readonly padded: boolean
    }
  | { readonly type: 'refused'; readonly why: Refusal }

const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const monthNamed = /^([A-Za-z]{3,10})\.? (\d{1,2}),? (\d{4})(?!\d)/
const dayNamed = /^(\d{1,2})[ -](?:de )?([A-Za-z]{3,10})\.?,?[ -](?:de )?(\d{4})(?!\d)/
const epoch = /^\d{10}(?:\d{3})?$/
const zoned = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)? ?(Z|[+-]\d\d:?\d\d)$/

const monthNames = [
  /^jan|^ene/i,
  /^feb/i,
  /^mar/i,
  /^apr|^abr/i,
  /^may/i,
  /^jun/i,
  /^jul/i,
  /^aug|^ago/i,
  /^sep/i,
  /^oct/i,
  /^nov/i,
  /^dec|^dic/i,
]

const oldest = '1900'

const two = (figure: number | string) => String(figure).padStart(2, '0')
const refused = (why: Refusal) => ({ type: 'refused', why }) as const

const localDay = (year: string, month: number, day: number, rest: string): Told => {
  const full = year.length === 2 ? `20${year}` : year
  const text = `${full}-${two(month)}-${two(day)}`
  if (text < oldest) return refused('old')
  return isDay(text)
    ? { type: 'local', day: text, rest: rest.replace(/^[,T\s]+/, '') }
    : refused('not-in-calendar')
}

/** What the dates of a file show of the order of their numbers. */
export type OrderShown = {
  readonly dayFirst: boolean
  readonly monthFirst: boolean
  readonly either: boolean
}

/** What one date shows: a first number above 12 is a day, a second one too. */
export function orderShownBy(date: string): OrderShown {
  const match = numbers.exec(date.trim())
  const [first, second] = [match?.[1], match?.[2]]
  const dayFirst = Number(first) > 12
  const monthFirst = Number(second) > 12
  const either = first !== undefined && !dayFirst && !monthFirst && Number(first) !== Number(second)
  return { dayFirst, monthFirst, either }
}

const byNumbers = (match: RegExpExecArray, text: string, order: DateOrder | null): Told => {
  const [whole, first = '', second = '', year = ''] = match
  const rest = text.slice(whole.length)
  if (Number(first) === Number(second)) return localDay(year, Number(first), Number(second), rest)
  const shown = orderShownBy(text)
  const isDayFirst = shown.either ? order === 'day-first' : shown.dayFirst
  if (shown.either && order === null) return refused('either-order')
  return isDayFirst
    ? localDay(year, Number(second), Number(first), rest)
    : localDay(year, Number(first), Number(second), rest)
}

const dayOf = (text: string, order: DateOrder | null): Told => {
  if (text === '') return refused('no-date')
  if (epoch.test(text))
    return { type: 'moment', at: Number(text) * (text.length === 10 ? 1000 : 1) }
  const instant = zoned.exec(text)
  if (instant) {
    const [, day = '', time = '', zone = ''] = instant
    const at = Date.parse(`${day}T${time}${zone.replace(/([+-]\d\d):?(\d\d)/, '$1:$2')}`)
    return Number.isNaN(at) ? refused('not-in-calendar') : { type: 'moment', at }
  }
  const rest = (match: RegExpExecArray) => text.slice(match[0].length)
  const iso = yearFirst.exec(text)
  if (iso) return localDay(iso[1]!, Number(iso[2]), Number(iso[3]), rest(iso))
  const plain = numbers.exec(text)
  if (plain) return byNumbers(plain, text, order)
  const named = monthNamed.exec(text)
  const reversed = dayNamed.exec(text)
  const [year, month, day] = named
    ? [named[3]!, named[1]!, named[2]!]
    : [reversed?.[3] ?? '', reversed?.[2] ?? '', reversed?.[1] ?? '']
  const found = monthNames.findIndex((name) => name.test(month))
  const match = named ?? reversed
  return found < 0 || match === null
    ? refused('date-form')
    : localDay(year, found + 1, Number(day), rest(match))
}

/** The day of a date such as 03/05/2026 in an order; null for another date. */
export function dayByOrder(date: string, order: DateOrder): string | null {
  const told = dayOf(date.trim(), order)
  return told.type === 'local' ? told.day : null
}

const clockTime =
  /^(\d{1,2})[:.h](\d{1,2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(?:([AaPp])\.?\s*[Mm]\.?)?$/

type Clock =
  | { readonly type: 'known'; readonly time: string; readonly padded: boolean }
  | { readonly type: 'refused'; readonly why: Refusal }

const timeOf = (text: string): Clock => {
  const match = clockTime.exec(text.trim().replaceAll(/[\u00A0\u202F]/g, ' '))
  if (!match) return refused('time-form')
  const [, hours = '', minutes = '', seconds = '0', half] = match
  const hour = Number(hours)
  if (half !== undefined && (hour < 1 || hour > 12)) return refused('time-form')
  const full = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (full > 23 || Number(minutes) > 59 || Number(seconds) > 59) return refused('time-form')
  return {
    type: 'known',
    time: `${two(full)}:${two(minutes)}:${two(seconds)}`,
    padded: minutes.length === 1,
  }
}

/**
 * The time of an entry on the member's clock. `order` is null while the file does not show how its
 * dates are written; `startOfDay` allows a date without a time.
 */
export function fileMoment(
  { date, time }: { readonly date: string; readonly time: string },
  order: DateOrder | null,
  clock: ZoneClock,
  { now, startOfDay }: { readonly now: number; readonly startOfDay: boolean },
): FileMoment {
  const told = dayOf(date.trim(), order)
  if (told.type === 'refused') return told
  if (told.type === 'moment') {
    if (told.at > now) return refused('future')
    const local = clock.localAt(told.at)
    const written = zoned.exec(date.trim())
    const moved = written !== null && !local.startsWith(`${written[1]}T${written[2]}`)
    return { type: 'known', local, moved, timeless: false, padded: false }
  }
  const text = time.trim() === '' ? told.rest : time
  if (text.trim() === '' && !startOfDay) return refused('no-time')
  const timeless = text.trim() === ''
  const read = timeless
    ? ({ type: 'known', time: '00:00:00', padded: false } as const)
    : timeOf(text)
  if (read.type === 'refused') return read
  const local = `${told.day}T${read.time}`
  const at = clock.momentOf(local)
  if (at === null) return refused('skipped')
  if (at > now) return refused('future')
  return { type: 'known', local, moved: false, timeless, padded: read.padded }
}
