import { useMemo } from 'react'
import { calendarDay } from './format.ts'
import { useLocale } from './use-messages.ts'
import { useToday } from './use-today.ts'
import { formatDay, formatDayOrToday, inSentence } from './wall-clock-format.ts'

/** No day of a member's: told from here, each day has its year and none is today. */
const longAgo = '0001-01-01'

/**
 * Days in the language in use: as they stand alone, and inside a sentence, with the year where it
 * is not this one. `of` is `yyyy-MM-dd` or begins so. `forPaper`: always with the year, for a page
 * that is printed is read on another day, perhaps in another year. `withinMoment` takes a moment
 * (`…Z`) and names the day of the browser's zone.
 */
export function useDayFormat({ forPaper = false } = {}) {
  const locale = useLocale()
  const { today } = useToday()
  return useMemo(() => {
    const from = forPaper ? longAgo : today
    const within = (of: string) =>
      inSentence(formatDay(of.slice(0, 10), from, locale, 'short'), locale)
    return {
      today,
      alone: (of: string) => formatDayOrToday(of.slice(0, 10), from, locale, 'short'),
      within,
      withinMoment: (of: string) =>
        within(calendarDay(Date.parse(of), Intl.DateTimeFormat().resolvedOptions().timeZone)),
    }
  }, [locale, today, forPaper])
}
