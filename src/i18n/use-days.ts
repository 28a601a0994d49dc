import { useMemo } from 'react'
import { useLocale } from './use-messages.ts'
import { useToday } from './use-today.ts'
import { formatDay, formatDayOrToday, inSentence } from './wall-clock.ts'

/** Days in the language in use: as they stand alone, and inside a sentence, with the year where it is not this one. `of` is `yyyy-MM-dd` or begins so. */
export function useDays() {
  const locale = useLocale()
  const { today } = useToday()
  return useMemo(() => ({
    today,
    alone: (of: string) => formatDayOrToday(of.slice(0, 10), today, locale, 'short'),
    within: (of: string) => inSentence(formatDay(of.slice(0, 10), today, locale, 'short'), locale),
  }), [locale, today])
}
