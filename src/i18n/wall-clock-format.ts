import {
  clockWords,
  formatCalendarDate,
  formatDaysAgo,
  formatTime,
  type DateStyle,
} from './format.ts'
import type { Locale } from './locale.ts'
import type { Day, LocalDateTime } from '#platform/model/calendar-day.ts'

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** A local time, such as "7:42 AM". `timestamp` is `yyyy-MM-dd'T'HH:mm:ss` without a zone. */
export function formatWallTime(timestamp: LocalDateTime, locale: Locale): string {
  return formatTime(Date.parse(`${timestamp}Z`), { locale, timeZone: 'UTC' })
}

/** The style with a year for each short style, for days of another year. */
const withYear = {
  short: 'medium',
  weekdayShort: 'medium',
  weekday: 'weekdayYear',
} as const satisfies Partial<Record<DateStyle, DateStyle>>
export type DayStyle = keyof typeof withYear

/** A day, with its year unless that is the year of `today`: "Nov 20", "Nov 20, 1991". */
export function formatDay(day: Day, today: Day, locale: Locale, style: DayStyle): string {
  return formatCalendarDate(
    day,
    locale,
    day.slice(0, 4) === today.slice(0, 4) ? style : withYear[style],
  )
}

/** "Today" and "Yesterday", else the day. */
export function formatDayOrToday(day: Day, today: Day, locale: Locale, style: DayStyle): string {
  const ago = (midnight(today) - midnight(day)) / 86_400_000
  return ago === 0 || ago === 1
    ? formatDayAge(day, today, locale)
    : formatDay(day, today, locale, style)
}

/** "Today", "Yesterday", "9 days ago". */
export function formatDayAge(day: Day, today: Day, locale: Locale): string {
  return formatDaysAgo(midnight(day), midnight(today), { locale, timeZone: 'UTC' })
}

/**
 * Both ends of a span, with a year only where needed: "Oct 22" and "Nov 20", "Aug 29" and "Sep 27,
 * 1991".
 */
export function formatSpan(
  start: Day,
  end: Day,
  today: Day,
  locale: Locale,
): { start: string; end: string } {
  return {
    start:
      start.slice(0, 4) === end.slice(0, 4)
        ? formatCalendarDate(start, locale, 'short')
        : formatCalendarDate(start, locale, 'medium'),
    end:
      start.slice(0, 4) === end.slice(0, 4)
        ? formatDay(end, today, locale, 'short')
        : formatCalendarDate(end, locale, 'medium'),
  }
}

/** A whole hour of the day, 0 to 24, as an axis label: "6 AM", "6 a. m.". */
export function formatHour(hour: number, locale: Locale): string {
  return clockWords(
    new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(hour * 3_600_000),
  )
}

/** Whether weekdays and months are lower case inside a sentence. */
const hasLowerCaseDays: Readonly<Record<Locale, boolean>> = { 'en-US': false, 'es-US': true }

/** A day inside a sentence. */
export function inSentence(text: string, locale: Locale): string {
  return hasLowerCaseDays[locale] ? text.charAt(0).toLocaleLowerCase(locale) + text.slice(1) : text
}
