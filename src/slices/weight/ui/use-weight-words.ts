import { useMemo } from 'react'
import type { Day } from '#platform/model/calendar-day.ts'
import type { WeightRange } from '#vitals/model/weight/weight-trends.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locale.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'

/** Pounds with one decimal, as on the scale: "196.4". */
export function writtenPounds(pounds: number, locale: Locale): string {
  return formatNumber(pounds, locale, { decimals: 1 })
}

/**
 * A change with one decimal, with a plus or a true minus sign, and none at zero (WT-027, WT-028).
 */
export function writtenChange(pounds: number, locale: Locale): string {
  return formatNumber(pounds, locale, { decimals: 1, signed: true })
}

/** Formats figures, days and times of this slice in the current language. */
export function useWeightWords(today: Day) {
  const words = useReadingWords(today)
  return useMemo(() => {
    const { t, locale } = words
    return {
      ...words,
      pounds: (pounds: number) => writtenPounds(pounds, locale),
      change: (pounds: number) => writtenChange(pounds, locale),
      /** "90 days", "6 months" */
      range: (days: WeightRange) => t('readings.range.days', { days }),
    }
  }, [words])
}
export type WeightWords = ReturnType<typeof useWeightWords>
