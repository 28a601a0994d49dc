import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import type { WrittenEntry } from '../model/food-log.ts'
import { getFoodEntry, listFoodEntries } from '#generated/rpc/calls.ts'
import {
  AddFoodEntryRequest,
  ChangeFoodEntryRequest,
} from '#generated/schemas/rpc/food-log.writer.ts'
import { foodEntryChange, newFoodEntry } from './food-entry-body.ts'
import { rpcAnswering } from '#platform/http/testing/fake-rpc-client.ts'

const content: WrittenEntry = {
  meal: 'LUNCH',
  eatTime: '2026-11-20T12:10:00',
  foods: [
    { foodId: 'oatmeal', portionId: 'cup', amount: 1 },
    { ownWords: 'Soup', amount: 2 },
  ],
  note: '',
}
const nothing = {
  calories: 0,
  carbohydrateG: 0,
  fiberG: 0,
  sugarsG: 0,
  proteinG: 0,
  fatG: 0,
  saturatedFatG: 0,
  sodiumMg: 0,
}
const wire = {
  id: 'fe-1',
  revision: 1,
  meal: 'MEAL_SNACK',
  eatTime: '2026-11-20T12:10:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  foods: [{ name: 'Soup', amount: 1 }],
  total: nothing,
}
const unknown = (raw: string) => ({ type: 'unknown', raw }) as const

test('converts a typed entry to the contract', () => {
  const add = newFoodEntry('0a9d2a52-6f7e-4f0e-9d3c-5c8f3f2b7a10', content)
  expect(add.content?.meal).toBe('MEAL_LUNCH')
  expect(Schema.decodeUnknownSync(AddFoodEntryRequest)(add).content).toEqual(content)
  expect(
    Schema.decodeUnknownSync(ChangeFoodEntryRequest)(foodEntryChange('fe-1', 3, content)),
  ).toEqual({ entryId: 'fe-1', revision: 3, content })
})

test('sends an unknown meal back unchanged', () => {
  expect(
    foodEntryChange('fe-1', 3, { ...content, meal: unknown('MEAL_BRUNCH') }).content?.meal,
  ).toBe('MEAL_BRUNCH')
})

test('reads omitted fields as empty', async () => {
  const { entry } = await getFoodEntry(rpcAnswering({ entry: wire }))
  expect(entry).toMatchObject({
    meal: 'SNACK',
    note: '',
    totalComplete: false,
    total: { calories: 0 },
    foods: { items: [{ name: 'Soup', portionLabel: '' }], leftOut: 0 },
  })
})

test('refuses an entry whose total lacks a number, which would read as 0', async () => {
  const { calories: _, ...total } = nothing
  await expect(getFoodEntry(rpcAnswering({ entry: { ...wire, total } }))).rejects.toThrow(
    'unreadable',
  )
})

test('keeps unknown meals and groups, and counts foods that fail to parse', async () => {
  const foods = [
    { name: 'Soup', amount: 1, group: 'FOOD_GROUP_SOUPS' },
    { name: 'Bread', amount: 'some' },
  ]
  const { entry } = await getFoodEntry(
    rpcAnswering({ entry: { ...wire, meal: 'MEAL_BRUNCH', foods } }),
  )
  expect(entry).toMatchObject({
    meal: unknown('MEAL_BRUNCH'),
    foods: { items: [{ name: 'Soup', group: unknown('FOOD_GROUP_SOUPS') }], leftOut: 1 },
  })
})

test('one entry of 200 that cannot be read is left out and counted', async () => {
  const entries = Array.from({ length: 200 }, (_, index) => ({ ...wire, id: `fe-${index}` })).with(
    150,
    { ...wire, id: 'fe-150', eatTime: 'noon' },
  )
  const { items, leftOut } = (await listFoodEntries(rpcAnswering({ entries }))).entries
  expect([items.length, leftOut]).toEqual([199, 1])
})
