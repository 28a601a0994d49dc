import { foodLimits, type FoodInput } from '../../model/food-form.ts'
import type { Food } from '../../model/food-log.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SelectedFood } from './selected-food.tsx'
import { FoodSearch } from './food-search.tsx'
import { List } from '#ui/data/list.tsx'
import type { FoodWords } from '../use-food-words.ts'

/**
 * The foods of an entry and the search for more. `id` is that of the search field, which gets the
 * focus for a missing food.
 */
export function FoodsField({
  id,
  amountId,
  foods,
  error,
  amountError,
  onChange,
  words,
}: {
  id: string
  amountId: (key: string) => string
  foods: readonly FoodInput[]
  error: string | undefined
  amountError: (key: string) => string | undefined
  onChange: (foods: readonly FoodInput[]) => void
  words: FoodWords
}) {
  const { t } = words
  function add(food: Omit<FoodInput, 'key' | 'amount'>) {
    onChange([...foods, { ...food, key: crypto.randomUUID(), amount: '1' }])
    announce(t('food-log.form.added', { name: food.name }))
  }
  function remove({ key, name }: FoodInput) {
    onChange(foods.filter((food) => food.key !== key))
    announce(t('food-log.form.removed', { name }))
    document.getElementById(id)?.focus() // The pressed button is gone.
  }
  const addFood = ({
    id: foodId,
    name,
    portions: {
      items: [usual, ...others],
    },
  }: Food) =>
    add({
      foodId,
      name,
      portions: usual
        ? [usual, ...others].map((portion) => ({ id: portion.id, label: portion.label }))
        : [],
      ...(usual ? { portionId: usual.id } : {}),
    })
  const isFull = foods.length >= foodLimits.foods
  return (
    <Stack as="section" gap="s5">
      <Heading level={2} look="h3">
        {t('food-log.form.foods')}
      </Heading>
      {foods.length === 0 ? (
        <Text tone="secondary">{t('food-log.form.nothing')}</Text>
      ) : (
        <Card>
          <List label={t('food-log.form.chosen')}>
            {foods.map((food) => (
              <SelectedFood
                key={food.key}
                id={amountId(food.key)}
                food={food}
                error={amountError(food.key)}
                onChange={(changed) =>
                  onChange(
                    foods.map((one) => (one.key === food.key ? { ...food, ...changed } : one)),
                  )
                }
                onRemove={() => remove(food)}
                words={words}
              />
            ))}
          </List>
        </Card>
      )}
      {isFull ? (
        <Text>{t('food-log.form.full')}</Text>
      ) : (
        <FoodSearch
          id={id}
          error={error}
          onFood={addFood}
          onOwnWords={(name) => add({ name, portions: [] })}
          words={words}
        />
      )}
    </Stack>
  )
}
