import { useMemo } from 'react'
import type { CategoryEdges, Pressure } from '#domain/blood-pressure.ts'
import type { Day } from '#domain/readings-calendar.ts'
import type { Span } from '#domain/readings-period.ts'
import { dayOf, instantOf, type Taken, zonesOf } from '#domain/readings.ts'
import { formatCalendarDate, formatTimeZone } from '#i18n/format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { type DayStyle, formatDay, formatDayAge, formatDayOrToday, formatHour, formatSpan, formatWallTime, inSentence } from '#i18n/wall-clock.ts'

/** 128/78: the same in both languages, always with "mmHg" beside it. */
export const written = ({ systolic, diastolic }: Pressure): string => `${systolic}/${diastolic}`

/** How this slice says its figures, days and times, in the language in use. `today` is the member's own day. */
export function useWords(today: Day) {
  const t = useMessages()
  const locale = useLocale()
  return useMemo(() => {
    const time = (timestamp: string) => formatWallTime(timestamp, locale)
    const dayTime = (day: Day, timestamp: string | null) => (timestamp === null ? day : t('blood-pressure.day-time', { day, time: time(timestamp) }))
    return {
      t,
      /** "128 over 78", for readers. */
      spoken: (pressure: Pressure) => t('blood-pressure.spoken', { ...pressure }),
      /** "under 120 and under 80" */
      limits: (edges: CategoryEdges) => t(`blood-pressure.limits.${edges.category}`, { ...edges }),
      time,
      day: (day: Day, style: DayStyle = 'short') => formatDay(day, today, locale, style),
      dayOrToday: (day: Day, style: DayStyle = 'weekdayShort') => formatDayOrToday(day, today, locale, style),
      /** "Today, Friday, November 20" or "Thursday, November 19", over the readings of a day. */
      heading: (day: Day) =>
        day === today
          ? t('blood-pressure.today-heading', { today: formatDayAge(day, today, locale), day: inSentence(formatDay(day, today, locale, 'weekday'), locale) })
          : formatDay(day, today, locale, 'weekday'),
      /** "Nov 14" and "Today", along the axis. */
      tick: (day: Day) => (day === today ? t('blood-pressure.today') : formatCalendarDate(day, locale, 'short')),
      /** "6 AM" along the axis of a day, 0 to 24. */
      hour: (hour: number) => formatHour(hour, locale),
      /** "9 days ago" */
      age: (day: Day) => formatDayAge(day, today, locale),
      /** "Today, 7:42 AM" or "Thu, Nov 12, 7:42 AM" */
      when: (reading: Taken, style: DayStyle = 'weekdayShort') => dayTime(formatDayOrToday(dayOf(reading), today, locale, style), reading.timestamp),
      /** "26 readings on 24 days", beside every average. */
      basis: ({ count, days }: { count: number; days: number }) =>
        t('blood-pressure.basis', { count: t('blood-pressure.logs.count', { count }), days: t('blood-pressure.fact.days', { days }) }),
      /** "Today, 7:42 AM", of a reading's day and time. */
      moment: (day: Day, timestamp: string) => dayTime(formatDayOrToday(day, today, locale, 'weekdayShort'), timestamp),
      /** "Thursday, November 12, 7:42 AM"; without a time, the day alone. */
      exactly: (day: Day, timestamp: string | null) => dayTime(formatDay(day, today, locale, 'weekday'), timestamp),
      /** "Oct 22 to Nov 20"; a single day is told with its weekday. */
      span: ({ start, end }: Span) =>
        start === end ? formatDayOrToday(start, today, locale, 'weekday') : t('blood-pressure.span', formatSpan(start, end, today, locale)),
      /** "Eastern Time", or that readings come from several zones. */
      zone: (readings: readonly Taken[]) => {
        const [first] = readings
        if (first === undefined) return ''
        return zonesOf(readings).length > 1
          ? t('blood-pressure.zones')
          : formatTimeZone(instantOf(first), { locale, timeZone: first.timeZone })
      },
    }
  }, [t, locale, today])
}

export type Words = ReturnType<typeof useWords>
