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
      amounts: ({
        tags: { carbGrams, shortInsulin, longInsulin, premixInsulin },
      }: BloodSugarReading): readonly string[] => [
        ...(carbGrams === null ? [] : [t('blood-sugar.carbs', { grams: carbGrams })]),
        ...(shortInsulin === null ? [] : [t('blood-sugar.insulin.short', { units: shortInsulin })]),
        ...(longInsulin === null ? [] : [t('blood-sugar.insulin.long', { units: longInsulin })]),
        ...(premixInsulin === null
          ? []
          : [t('blood-sugar.insulin.premix', { units: premixInsulin })]),
      ],
    }
  }, [words])
}

export type BloodSugarWords = ReturnType<typeof useBloodSugarWords>
