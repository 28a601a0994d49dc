import { useMemo } from 'react'
import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { mealByCode } from '#domain/blood-sugar-codes.ts'
import type { Day } from '#domain/readings-calendar.ts'
import type { Span } from '#domain/readings-period.ts'
import { dayOf, instantOf, type Taken, zonesOf } from '#domain/readings.ts'
import { formatTimeZone } from '#i18n/format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatDay, formatDayAge, formatDayOrToday, formatSpan, formatWallTime, inSentence } from '#i18n/wall-clock.ts'

/** How this slice says its days, times and tags, in the language in use. `today` is the member's own day. */
export function useWords(today: Day) {
  const t = useMessages()
  const locale = useLocale()
  return useMemo(() => {
    const time = (timestamp: string) => formatWallTime(timestamp, locale)
    return {
      t,
      time,
      day: (day: Day) => formatDay(day, today, locale, 'short'),
      /** "Today, 7:10 AM" or "Thu, Nov 12, 7:10 AM" */
      when: (reading: Taken) =>
        t('blood-sugar.day-time', { day: formatDayOrToday(dayOf(reading), today, locale, 'weekdayShort'), time: time(reading.timestamp) }),
      /** "Today, Friday, November 20" or "Thursday, November 19", over the readings of a day. */
      heading: (day: Day) => {
        const name = formatDay(day, today, locale, 'weekday')
        return day === today ? t('blood-sugar.today-heading', { today: formatDayAge(day, today, locale), day: inSentence(name, locale) }) : name
      },
      /** "Oct 22 to Nov 20"; a single day is told with its weekday. */
      span: ({ start, end }: Span) =>
        start === end ? formatDayOrToday(start, today, locale, 'weekday') : t('blood-sugar.span', formatSpan(start, end, today, locale)),
      /** "Eastern Time", or that readings come from several zones. */
      zone: (readings: readonly Taken[]) => {
        const [first] = readings
        if (first === undefined) return ''
        return zonesOf(readings).length > 1 ? t('blood-sugar.zones') : formatTimeZone(instantOf(first), { locale, timeZone: first.timeZone })
      },
      /** "Before breakfast"; empty when no one told. */
      meal: ({ tags: { meal } }: BloodSugarReading) => (meal === null ? '' : t(`blood-sugar.meal.${mealByCode[meal]}`)),
      /** Carbohydrates and insulin as sentences, those that were told; zero is told too. */
      amounts: ({ tags: { carbGrams, shortInsulin, longInsulin, premixInsulin } }: BloodSugarReading): readonly string[] => [
        ...(carbGrams === null ? [] : [t('blood-sugar.carbs', { grams: carbGrams })]),
        ...(shortInsulin === null ? [] : [t('blood-sugar.insulin.short', { units: shortInsulin })]),
        ...(longInsulin === null ? [] : [t('blood-sugar.insulin.long', { units: longInsulin })]),
        ...(premixInsulin === null ? [] : [t('blood-sugar.insulin.premix', { units: premixInsulin })]),
      ],
    }
  }, [t, locale, today])
}

export type Words = ReturnType<typeof useWords>
