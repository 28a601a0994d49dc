import { useMemo } from 'react'
import {
  type Day,
  dayOfLocal,
  type Instant,
  type LocalDateTime,
} from '#platform/model/calendar-day.ts'
import { calendarDay } from './format.ts'
import { useLocale } from './use-messages.ts'
import { useToday } from './use-today.ts'
import { formatDay, formatDayAge, formatDayOrToday, inSentence } from './wall-clock-format.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** A day is its own beginning. */
const dayIn = (of: Day | LocalDateTime): Day => dayOfLocal(of as LocalDateTime)

/** A reference day for print: relative to it, each date has its year and none is today. */
const longAgo = '0001-01-01'

/**
 * Formats days in the current language, alone or inside a sentence, with the year unless it is the
 * current one. `of` is `yyyy-MM-dd` or begins so; `withinMoment` takes an instant (`…Z`) and uses
 * the browser's zone. `forPaper` always adds the year, because a printed page may be read in
 * another year.
 */
export function useDayFormat({ forPaper = false } = {}) {
  const locale = useLocale()
  const { today } = useToday()
  return useMemo(() => {
    const from = forPaper ? longAgo : today
    const within = (of: Day | LocalDateTime) =>
      inSentence(formatDay(dayIn(of), from, locale, 'short'), locale)
    return {
      today,
      alone: (of: Day | LocalDateTime) => formatDayOrToday(dayIn(of), from, locale, 'short'),
      within,
      /** "9 days ago", on screen only: paper is read on another day. */
      age: (of: Day | LocalDateTime) => inSentence(formatDayAge(dayIn(of), today, locale), locale),
      withinMoment: (of: Instant) => within(calendarDay(Date.parse(of), memberTimeZone())),
    }
  }, [locale, today, forPaper])
}
