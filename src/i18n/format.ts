import { madeOnce } from '#platform/model/made-once.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { Locale } from './locale.ts'

/** The locale and IANA time zone of a formatted time. */
export type LocaleZone = { readonly locale: Locale; readonly timeZone: string }

/** An instant: milliseconds since 1970, UTC. */
export type EpochMillis = number

const dateStyles = {
  /** Nov 20, 2026 · 20 nov 2026 */
  medium: { dateStyle: 'medium' },
  /** November 20, 2026 · 20 de noviembre de 2026 */
  long: { dateStyle: 'long' },
  /** Friday, November 20 · Viernes, 20 de noviembre */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Friday, November 20, 2026 · Viernes, 20 de noviembre de 2026 */
  weekdayYear: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** Fri, Nov 20 · Vie, 20 de nov */
  weekdayShort: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Fri · Vie */
  weekdayOnly: { weekday: 'short' },
  /** Friday · Viernes */
  weekdayLong: { weekday: 'long' },
  /** Nov 20 · 20 nov */
  short: { month: 'short', day: 'numeric' },
  /** November 2026 · Noviembre de 2026 */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

const dateFormats = madeOnce<Intl.DateTimeFormat>()
function dateFormat(
  place: LocaleZone,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return dateFormats(
    `${place.locale} ${place.timeZone} ${name}`,
    () => new Intl.DateTimeFormat(place.locale, { ...options, timeZone: place.timeZone }),
  )
}

const capital = (text: string, locale: Locale) =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/**
 * ICU versions differ in the space before AM and in "a.m."; the portal writes "7:42 AM" and "7:42
 * a. m." with non-breaking spaces.
 */
export function clockWords(text: string) {
  return text.replace(/\s([AP]M)\b/g, '\u00a0$1').replace(/\s([ap])\.\s?m\./g, '\u00a0$1.\u00a0m.')
}

/** A date, such as "Nov 20, 2026". */
export function formatDate(
  at: EpochMillis,
  place: LocaleZone,
  style: DateStyle = 'medium',
): string {
  return capital(dateFormat(place, style, dateStyles[style]).format(at), place.locale)
}

/** A time of day, such as "7:42 AM" or "7:42 a. m.". */
export function formatTime(at: EpochMillis, place: LocaleZone): string {
  return clockWords(dateFormat(place, 'time', { timeStyle: 'short' }).format(at))
}

/** Date and time, such as "Nov 20, 2026, 7:42 AM". */
export function formatDateTime(
  at: EpochMillis,
  place: LocaleZone,
  style: DateStyle = 'medium',
): string {
  return `${formatDate(at, place, style)}, ${formatTime(at, place)}`
}

/** The calendar day (`yyyy-MM-dd`) of an instant in a time zone. */
export function calendarDay(at: EpochMillis, timeZone: string): Day {
  const parts = dateFormat({ locale: 'en-US', timeZone }, 'parts', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(at)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** A calendar date (`yyyy-MM-dd`), which has no time zone and is never shifted. */
export function formatCalendarDate(day: Day, locale: Locale, style: DateStyle = 'medium'): string {
  return formatDate(Date.parse(`${day}T00:00:00Z`), { locale, timeZone: 'UTC' }, style)
}

const relativeFormats = madeOnce<Intl.RelativeTimeFormat>()
const relativeFormat = (locale: Locale) =>
  relativeFormats(locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))

/** "Today", "Yesterday", "9 days ago", by calendar days between two instants in one time zone. */
export function formatDaysAgo(at: EpochMillis, now: EpochMillis, place: LocaleZone): string {
  const format = relativeFormat(place.locale)
  return capital(format.format(-daysBetween(at, now, place.timeZone), 'day'), place.locale)
}

/** "20 minutes ago" below an hour, then "2 hours ago"; "1 minute ago" at least. */
export function formatTimeAgo(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.floor(milliseconds / 60_000))
  const format = relativeFormat(locale)
  return capital(
    minutes < 60
      ? format.format(-minutes, 'minute')
      : format.format(-Math.floor(minutes / 60), 'hour'),
    locale,
  )
}

/** Whole calendar days between two instants in a time zone; negative when `to` is earlier. */
export function daysBetween(from: EpochMillis, to: EpochMillis, timeZone: string): number {
  const day = (at: EpochMillis) => Date.parse(`${calendarDay(at, timeZone)}T00:00:00Z`)
  return Math.round((day(to) - day(from)) / 86_400_000)
}

/** "Today, 7:42 AM", "Yesterday, 7:42 AM", else "Nov 12, 2026, 7:42 AM". */
export function formatWhen(at: EpochMillis, now: EpochMillis, place: LocaleZone): string {
  const days = daysBetween(at, now, place.timeZone)
  const day = days === 0 || days === 1 ? formatDaysAgo(at, now, place) : formatDate(at, place)
  return `${day}, ${formatTime(at, place)}`
}

/**
 * The display name of the zone: "Eastern Time", "Hora oriental". An unknown zone shows its IANA
 * name.
 */
export function formatTimeZone(at: EpochMillis, place: LocaleZone): string {
  const format = zoneFormat(place)
  return format === null
    ? place.timeZone
    : capital(
        format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ??
          place.timeZone,
        place.locale,
      )
}

function zoneFormat(place: LocaleZone): Intl.DateTimeFormat | null {
  try {
    return dateFormat(place, 'zone', { timeZoneName: 'longGeneric' })
  } catch {
    return null
  }
}

export type NumberStyle = {
  /** The exact number of decimals; by default as many as needed, up to 3. */
  readonly decimals?: number
  /** A plus sign before positive numbers. */
  readonly signed?: boolean
  /** The number is a fraction, formatted in percent. */
  readonly percent?: boolean
}

const numberFormats = madeOnce<Intl.NumberFormat>()
/** A number, such as "1,234.5", with the true minus sign. */
export function formatNumber(value: number, locale: Locale, style: NumberStyle = {}): string {
  const { decimals, signed, percent } = style
  const format = numberFormats(
    `${locale} ${decimals} ${signed} ${percent}`,
    () =>
      new Intl.NumberFormat(locale, {
        ...(percent ? { style: 'percent' } : {}),
        ...(decimals === undefined
          ? {}
          : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
        signDisplay: signed ? 'exceptZero' : 'negative',
      }),
  )
  return format.format(value).replace('-', '\u2212')
}

/** "A, B and C" in the locale; `disjunction` gives "A, B or C". */
export function formatList(
  items: readonly string[],
  locale: Locale,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(locale, { type }).format(items)
}
