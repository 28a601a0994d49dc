import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import type { FoodEntryContent } from '#domain/food-log.ts'
import { FoodEntryChange, foodEntryChange, NewFoodEntry, newFoodEntry } from './food-entry.ts'
import { foodEntry } from './food-log.ts'

const content: FoodEntryContent = { meal: 'LUNCH', eatenAt: '2026-11-20T12:10:00', foods: [{ foodId: 'oatmeal', portionId: 'cup', amount: 1 }, { ownWords: 'Soup', amount: 2 }], note: '' }

test('what the member writes down is what the contract takes', () => {
  const add = newFoodEntry('0a9d2a52-6f7e-4f0e-9d3c-5c8f3f2b7a10', content)
  expect(add.content?.meal).toBe('MEAL_LUNCH')
  expect(Schema.decodeUnknownSync(NewFoodEntry)(add).content).toEqual(content)
  expect(Schema.decodeUnknownSync(FoodEntryChange)(foodEntryChange('fe-1', 3, content))).toEqual({ entryId: 'fe-1', revision: 3, content })
})

test('an entry reads what the wire leaves out as nothing', () => {
  const entry = foodEntry({ entry: { id: 'fe-1', revision: 1, meal: 'MEAL_SNACK', eatenAt: '2026-11-20T12:10:00', utcOffset: '-05:00', timeZone: 'America/New_York', foods: [{ name: 'Soup', amount: 1 }], total: {} } })
  expect(entry).toMatchObject({ meal: 'SNACK', note: '', isTotalComplete: false, total: { calories: 0 }, foods: [{ name: 'Soup', portionLabel: '' }] })
})
