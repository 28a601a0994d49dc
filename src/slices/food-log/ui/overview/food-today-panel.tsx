import { isUnreadable } from '#platform/model/parts/part.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { missingMeals, nutrientUnits, shownNutrients, type FoodDay } from '../../model/food-day.ts'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionGrid } from '#ui/data/description-list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FoodEntryRows } from '../food-entry-rows.tsx'
import type { FoodWords } from '../use-food-words.ts'

/**
 * The totals, entries and missing meals of today. `day` is `null` before the first entry; `leftOut`
 * entries failed to parse and may be of any day.
 */
export function FoodTodayPanel({
  day,
  leftOut,
  words,
}: {
  day: FoodDay | null
  leftOut: number
  words: FoodWords
}) {
  const { t } = words
  if (day === null) {
    return (
      <Card>
        <EmptyState none={noneOf(day, leftOut)} icon="apple" title={t('food-log.today.none')}>
          {t('food-log.today.none.text')}
        </EmptyState>
      </Card>
    )
  }
  const missing = missingMeals(day.entries, leftOut)
  return (
    <Card>
      <Stack gap="s5">
        <Heading level={2} look="h3">
          {t('food-log.today')}
        </Heading>
        <DescriptionGrid
          facts={shownNutrients.map((name) => ({
            term: t(`food-log.nutrient.${name}`),
            value: words.whole(day.total[name]),
            unit: t(`food-log.unit.${nutrientUnits[name]}`),
          }))}
        />
        {day.isComplete ? null : (
          <Text look="small" tone="secondary">
            {t(leftOut > 0 ? 'food-log.today.left-out' : 'food-log.today.incomplete')}
          </Text>
        )}
        <FoodEntryRows entries={day.entries} words={words} />
        {isUnreadable(missing) || missing.length === 0 ? null : (
          <Text look="small" tone="secondary">
            {t('food-log.today.missing', {
              meals: words.list(missing.map((meal) => words.mealWithin(meal))),
            })}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
