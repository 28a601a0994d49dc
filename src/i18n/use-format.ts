import { useMemo } from 'react'
import * as format from './format.ts'
import type { DateStyle, EpochMillis, NumberStyle } from './format.ts'
import { useLocale } from './use-messages.ts'
import type { Day } from '#platform/model/calendar-day.ts'

/** The formatters of format.ts with the current locale; the time zone stays a parameter. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(
    () => ({
      locale,
      number: (value: number, style?: NumberStyle) => format.formatNumber(value, locale, style),
      list: (items: readonly string[]) => format.formatList(items, locale),
      date: (at: EpochMillis, timeZone: string, style?: DateStyle) =>
        format.formatDate(at, { locale, timeZone }, style),
      time: (at: EpochMillis, timeZone: string) => format.formatTime(at, { locale, timeZone }),
      dateTime: (at: EpochMillis, timeZone: string, style?: DateStyle) =>
        format.formatDateTime(at, { locale, timeZone }, style),
      when: (at: EpochMillis, now: EpochMillis, timeZone: string) =>
        format.formatWhen(at, now, { locale, timeZone }),
      daysAgo: (at: EpochMillis, now: EpochMillis, timeZone: string) =>
        format.formatDaysAgo(at, now, { locale, timeZone }),
      timeZone: (at: EpochMillis, timeZone: string) =>
        format.formatTimeZone(at, { locale, timeZone }),
      calendarDate: (day: Day, style?: DateStyle) => format.formatCalendarDate(day, locale, style),
    }),
    [locale],
  )
}
