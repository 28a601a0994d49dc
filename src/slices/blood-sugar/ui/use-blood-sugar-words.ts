import { amountWords } from '#vitals/ui/wording/amount-words.ts'
import { useMemo } from 'react'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'

/**
 * Formats days, times and tags of this slice in the current language. `today` is the member's local
 * day.
 */
export function useBloodSugarWords(today: Day) {
  const words = useReadingWords(today)
  return useMemo(() => {
    const { t } = words
    return {
      ...words,
      /** "Before breakfast", "Another meal tag"; empty without a meal tag. */
      meal: ({ tags: { meal } }: BloodSugarReading) =>
        meal === null ? '' : t(`blood-sugar.meal.${mealNameOf(meal)}`),
      /**
       * Carbohydrates and insulin as sentences, including zero; tags without a value are omitted.
       */
      amounts: ({ tags }: BloodSugarReading): readonly string[] => amountWords(t, tags),
    }
  }, [words])
}

export type BloodSugarWords = ReturnType<typeof useBloodSugarWords>
