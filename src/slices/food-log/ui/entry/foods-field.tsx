import { hasRoom } from '#platform/model/numbers/limits.ts'
import { foodLimits } from '../../model/food-form.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SelectedFood } from './selected-food.tsx'
import { FoodSearch } from './food-search.tsx'
import { List } from '#ui/data/list.tsx'
import type { FoodWords } from '../use-food-words.ts'
import type { FoodChoice } from './use-food-choice.ts'

/**
 * The search for foods and the foods of an entry. `id` is that of the search field, which gets the
 * focus for a missing food and, with `isStart`, when the page opens.
 */
export function FoodsField({
  id,
  isStart,
  amountId,
  of: choice,
  error,
  amountError,
  words,
}: {
  id: string
  isStart: boolean
  amountId: (key: string) => string
  of: FoodChoice
  error: string | undefined
  amountError: (key: string) => string | undefined
  words: FoodWords
}) {
  const { t } = words
  const { foods } = choice
  return (
    <Stack as="section" gap="s4" aria-label={t('food-log.form.foods')}>
      {hasRoom(foods.length, foodLimits.foods) ? (
        <FoodSearch {...{ id, isStart, error, words }} of={choice} />
      ) : (
        <Text>{t('food-log.form.full')}</Text>
      )}
      {foods.length === 0 ? null : (
        <Card>
          <List label={t('food-log.form.chosen')}>
            {foods.map((food) => (
              <SelectedFood
                key={food.key}
                id={amountId(food.key)}
                food={food}
                error={amountError(food.key)}
                onChange={(changed) => choice.change(food.key, changed)}
                onRemove={() => {
                  choice.remove(food)
                  document.getElementById(id)?.focus() // The pressed button is gone.
                }}
                words={words}
              />
            ))}
          </List>
        </Card>
      )}
    </Stack>
  )
}
