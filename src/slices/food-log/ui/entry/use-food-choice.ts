import { useState } from 'react'
import type { FoodInput } from '../../model/food-form.ts'
import type { Food } from '../../model/food-log.ts'
import { useSetFavoriteFood } from '../../api/food-log-queries.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import type { FoodWords } from '../use-food-words.ts'

/** Adds foods to an entry and removes them; `text` is what is typed into the search. */
export function useFoodChoice(
  foods: readonly FoodInput[],
  onChange: (foods: readonly FoodInput[]) => void,
  { t }: FoodWords,
) {
  const [text, setText] = useState('')
  const add = (food: Omit<FoodInput, 'key' | 'amount'>) => {
    onChange([...foods, { ...food, key: crypto.randomUUID(), amount: '1' }])
    announce(t('food-log.form.added', { name: food.name }))
    setText('')
  }
  return {
    foods,
    text,
    setText,
    keeping: useSetFavoriteFood(),
    change: (key: string, changed: Partial<FoodInput>) =>
      onChange(foods.map((one) => (one.key === key ? { ...one, ...changed } : one))),
    addOwnWords: (name: string) => add({ name, portions: [] }),
    addFood: ({ id, name, portions: { items } }: Food) =>
      add({
        foodId: id,
        name,
        portions: items.map((portion) => ({ id: portion.id, label: portion.label })),
        ...(items[0] === undefined ? {} : { portionId: items[0].id }),
      }),
    remove: ({ key, name }: FoodInput) => {
      onChange(foods.filter((food) => food.key !== key))
      announce(t('food-log.form.removed', { name }))
    },
  }
}

export type FoodChoice = ReturnType<typeof useFoodChoice>
