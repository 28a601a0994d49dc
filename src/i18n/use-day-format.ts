import { useMemo } from 'react'
import { calendarDay } from './format.ts'
import { useLocale } from './use-messages.ts'
import { useToday } from './use-today.ts'
import { formatDay, formatDayOrToday, inSentence } from './wall-clock-format.ts'

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
