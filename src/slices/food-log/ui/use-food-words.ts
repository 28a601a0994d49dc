import { isUnreadable } from '#platform/model/parts/part.ts'
import { useMemo } from 'react'
import type { EatenFood, FoodEntry, Meal, Nutrition } from '../model/food-log.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatDay, formatDayOrToday, formatWallTime, inSentence } from '#i18n/wall-clock-format.ts'

/**
 * Formats days, times, foods and figures of the food pages in the current language. `today` is the
 * member's local day.
 */
export function useFoodWords(today: Day) {
  const t = useMessages()
  const locale = useLocale()
  return useMemo(() => {
    const whole = (value: number) => formatNumber(Math.round(value), locale)
    const figures = ({ calories, carbohydrateG }: Nutrition) =>
      t('food-log.entry.figures', { calories: whole(calories), carbs: whole(carbohydrateG) })
    const food = ({ name, amount, portionLabel: label }: EatenFood) => {
      const portionLabel = isUnreadable(label) ? t('ui.unreadable') : label
      const times = formatNumber(amount, locale)
      if (portionLabel === '')
        return amount === 1 ? name : t('food-log.entry.food', { name, amount: times })
      return amount === 1
        ? t('food-log.entry.food', { name, amount: portionLabel })
        : t('food-log.entry.food-times', { name, amount: times, portion: portionLabel })
    }
    const meal = (one: Meal) => t(isUnknown(one) ? 'food-log.meal.unknown' : `food-log.meal.${one}`)
    return {
      t,
      locale,
      whole,
      food,
      number: (value: number) => formatNumber(value, locale),
      list: (items: readonly string[]) => formatList(items, locale),
      day: (day: Day) => formatDayOrToday(day, today, locale, 'weekday'),
      /** "Nov 20", inside a sentence. */
      dayShort: (day: Day) => inSentence(formatDay(day, today, locale, 'short'), locale),
      time: (at: string) => formatWallTime(at, locale),
      /** An unknown meal is "another meal". */
      meal,
      /** A meal inside a sentence. */
      mealWithin: (one: Meal) => meal(one).toLocaleLowerCase(locale),
      foods: ({ foods: { items, leftOut } }: FoodEntry) =>
        formatList(
          [
            ...items.map(food),
            ...(leftOut === 0 ? [] : [t('food-log.entry.foods-left-out', { count: leftOut })]),
          ],
          locale,
        ),
      /**
       * "320 kcal, 54 g carbs"; "At least …" when a food has no figures, "No figures" when none
       * has.
       */
      figures: (total: Nutrition, isComplete: boolean) => {
        if (isComplete) return figures(total)
        return total.calories === 0
          ? t('food-log.entry.no-figures')
          : t('food-log.entry.at-least', { figures: figures(total) })
      },
    }
  }, [t, locale, today])
}
export type FoodWords = ReturnType<typeof useFoodWords>
