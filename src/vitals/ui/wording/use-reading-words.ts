import { useMemo } from 'react'
import {
  formatCalendarDate,
  formatNumber,
  formatTimeAgo,
  formatTimeZone,
  type NumberStyle,
} from '#i18n/format.ts'
import { type Day, dayOfLocal, type LocalDateTime } from '#platform/model/calendar-day.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import {
  type DayStyle,
  formatDay,
  formatDayAge,
  formatDayOrToday,
  formatHour,
  formatSpan,
  formatWallTime,
  inSentence,
} from '#i18n/wall-clock-format.ts'

/**
 * A reading's local time: `yyyy-MM-dd'T'HH:mm:ss`, its UTC offset, and the IANA name of its zone.
 */
export type MeasuredAt = {
  readonly timestamp: LocalDateTime
  readonly utcOffset: string
  readonly timeZone: string
}

/**
 * Formats days, times, periods and counts of reading pages (area `readings`) in the current locale.
 * `today` is the member's local day.
 */
export function useReadingWords(today: Day) {
  const t = useMessages()
  const locale = useLocale()
  return useMemo(() => {
    const time = (timestamp: LocalDateTime) => formatWallTime(timestamp, locale)
    const dayTime = (day: string, timestamp: LocalDateTime | null) =>
      timestamp === null ? day : t('readings.day-time', { day, time: time(timestamp) })
    const dayOf = ({ timestamp }: MeasuredAt): Day => dayOfLocal(timestamp)
    const when = (reading: MeasuredAt, style: DayStyle = 'weekdayShort') =>
      dayTime(formatDayOrToday(dayOf(reading), today, locale, style), reading.timestamp)
    const zone = (readings: readonly MeasuredAt[]) => {
      const [first] = readings
      if (first === undefined) return ''
      if (readings.some(({ timeZone }) => timeZone !== first.timeZone)) return t('readings.zones')
      return formatTimeZone(Date.parse(first.timestamp + first.utcOffset), {
        locale,
        timeZone: first.timeZone,
      })
    }
    return {
      t,
      locale,
      time,
      number: (value: number, style?: NumberStyle) => formatNumber(value, locale, style),
      /** "Nov 20", "Nov 20, 1991" */
      day: (day: Day, style: DayStyle = 'short') => formatDay(day, today, locale, style),
      dayOrToday: (day: Day, style: DayStyle = 'weekdayShort') =>
        formatDayOrToday(day, today, locale, style),
      /** "9 days ago" */
      age: (day: Day) => formatDayAge(day, today, locale),
      /** "Today, Friday, November 20" or "Thursday, November 19", over the readings of a day. */
      heading: (day: Day) => {
        const name = formatDay(day, today, locale, 'weekday')
        return day === today
          ? t('readings.today-heading', {
              today: formatDayAge(day, today, locale),
              day: inSentence(name, locale),
            })
          : name
      },
      /** "Nov 14" and "Today", for axis labels. */
      tick: (day: Day) =>
        day === today ? t('readings.today') : formatCalendarDate(day, locale, 'short'),
      /** An axis label such as "6 AM", 0 to 24. */
      hour: (hour: number) => formatHour(hour, locale),
      /** "Today, 7:42 AM" or "Thu, Nov 12, 7:42 AM" */
      when,
      /** "20 minutes ago, 7:25 AM" within a day, else with its day. */
      ago: (reading: MeasuredAt, now: number) => {
        const age = now - Date.parse(reading.timestamp + reading.utcOffset)
        return age < 86_400_000
          ? dayTime(formatTimeAgo(age, locale), reading.timestamp)
          : when(reading)
      },
      /** "Today, 7:42 AM, Eastern Time" */
      taken: (reading: MeasuredAt) =>
        t('readings.taken', { when: when(reading), zone: zone([reading]) }),
      /** "Today, 7:42 AM", from the day and time of a reading. */
      moment: (day: Day, timestamp: string) =>
        dayTime(formatDayOrToday(day, today, locale, 'weekdayShort'), timestamp),
      /** "Thursday, November 12, 7:42 AM"; without a time, the day alone. */
      exactly: (day: Day, timestamp: string | null) =>
        dayTime(formatDay(day, today, locale, 'weekday'), timestamp),
      /** "Oct 22 to Nov 20"; a single day with its weekday. */
      span: ({ start, end }: { readonly start: Day; readonly end: Day }) =>
        start === end
          ? formatDayOrToday(start, today, locale, 'weekday')
          : t('readings.span', formatSpan(start, end, today, locale)),
      count: (count: number) => t('readings.count', { count }),
      /** "26 readings on 24 days", the sample size of an average; "No readings" has no days. */
      basis: ({ count, days }: { readonly count: number; readonly days: number }) =>
        count === 0
          ? t('readings.count', { count })
          : t('readings.basis', {
              count: t('readings.count', { count }),
              days: t('readings.days', { days }),
            }),
      /** "Eastern Time", or a text for several zones; empty without readings. */
      zone,
    }
  }, [t, locale, today])
}

export type ReadingWords = ReturnType<typeof useReadingWords>
