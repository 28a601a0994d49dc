import { useQueryClient } from '@tanstack/react-query'
import type { FoodFocuses, FoodInsights } from '#domain/food-focus.ts'
import type { Food, FoodEntry, FoodEntryContent, FoodLogDay } from '#domain/food-log.ts'
import type { Span } from '#domain/readings-period.ts'
import { addFoodEntry, changeFoodEntry, chooseFoodFocus, deleteFoodEntry, endFoodFocus, setFavoriteFood } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { getFoodEntryOptions, listFoodEntriesOptions, listFoodFocusesOptions, listFoodInsightsOptions, listFoodLogDaysOptions, listUsualFoodsOptions, searchFoodsOptions } from '#generated/rpc/queries.ts'
import { useSpoken } from './asking.queries.ts'
import { dateParts } from '#generated/schemas/read.ts'
import { Refused } from './failure.ts'
import { foodEntryChange, newFoodEntry } from './food-entry.ts'
import { focusChosen, focusEnded, foodFocuses, foodInsights } from './food-focus.ts'
import { foodEntries, foodEntry, foodLogDays, foodOf, foodsFound, usualFoods } from './food-log.ts'
import type { Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

const atMost = { entries: 200, foods: 20 } as const
const logCalls = ['listFoodEntries', 'listFoodLogDays', 'getFoodEntry', 'listFoodInsights', 'listFoodFocuses', 'listUsualFoods', 'listUserTasks'] as const

/** The entries of a span of days, the latest eaten first; the newest 200. `language`: names of foods are in it. */
export const useFoodEntries = ({ start, end }: Span, language: string): Read<readonly FoodEntry[]> =>
  useSpoken(listFoodEntriesOptions(useRpcClient(), { startDay: dateParts(start), endDay: dateParts(end), count: atMost.entries }), language, wire => foodEntries(wire).entries)

/** The days of a span with something in the log, the newest first, each with its meals and what it comes to; at most 3660 days. `language` as above. */
export const useFoodLogDays = ({ start, end }: Span, language: string): Read<readonly FoodLogDay[]> =>
  useSpoken(listFoodLogDaysOptions(useRpcClient(), { startDay: dateParts(start), endDay: dateParts(end) }), language, foodLogDays)

/** One entry; without an id nothing is asked, and it stays pending. */
export const useFoodEntry = (id: string | undefined, language: string): Read<FoodEntry> =>
  useSpoken(getFoodEntryOptions(useRpcClient(), { entryId: id ?? '' }), language, foodEntry, id !== undefined)

/** Foods of the list by a word of their names; for an empty word nothing is asked. */
export const useFoodSearch = (query: string, language: string): Read<readonly Food[]> =>
  useSpoken(searchFoodsOptions(useRpcClient(), { query, count: atMost.foods }), language, foodsFound, query !== '')

/** Favorites by name, and what was logged last. */
export const useUsualFoods = (language: string): Read<{ readonly favorites: readonly Food[]; readonly recent: readonly Food[] }> =>
  useSpoken(listUsualFoodsOptions(useRpcClient()), language, usualFoods)

/** What the log of a span shows. */
export const useFoodInsights = ({ start, end }: Span, language: string): Read<FoodInsights> =>
  useSpoken(listFoodInsightsOptions(useRpcClient(), { startDay: dateParts(start), endDay: dateParts(end) }), language, foodInsights)

/** The small change that she is working on, what else there is, and what was before. */
export const useFoodFocuses = (language: string): Read<FoodFocuses> => useSpoken(listFoodFocusesOptions(useRpcClient()), language, foodFocuses)

/** What is to be written down: a new entry by its own id, or another in place of the one that the member saw. */
export type FoodEntryWish = { readonly content: FoodEntryContent } & ({ readonly clientEntryId: string } | { readonly entryId: string; readonly revision: number })

/** Writes an entry down. `aborted` among the refusals: it was changed elsewhere meanwhile. */
export function useSaveFoodEntry() {
  const client = useRpcClient()
  const queries = useQueryClient()
  return useSaving(async (wish: FoodEntryWish) => {
    if ('clientEntryId' in wish) return foodEntry(await addFoodEntry(client, newFoodEntry(wish.clientEntryId, wish.content)))
    return foodEntry(await changeFoodEntry(client, foodEntryChange(wish.entryId, wish.revision, wish.content)).catch(changedMeanwhile))
  }, logCalls)

  /** It stays so when it is tried again with the same revision: it is no passing trouble. The page reads the entry as it is now. */
  async function changedMeanwhile(thrown: unknown): Promise<never> {
    if (!(thrown instanceof RpcProblem && thrown.code === 'aborted')) throw thrown
    await queries.invalidateQueries({ queryKey: ['getFoodEntry'] })
    throw new Refused({ error: 'aborted', details: [] })
  }
}

export function useDeleteFoodEntry() {
  const client = useRpcClient()
  return useSaving((entryId: string) => deleteFoodEntry(client, { entryId }), logCalls.filter(name => name !== 'getFoodEntry'))
}

export function useSetFavoriteFood() {
  const client = useRpcClient()
  return useSaving(async (wish: { readonly foodId: string; readonly isFavorite: boolean }) => foodOf(await setFavoriteFood(client, wish)), ['listUsualFoods', 'searchFoods'])
}

export function useChooseFoodFocus() {
  const client = useRpcClient()
  return useSaving(async (focusCode: string) => focusChosen(await chooseFoodFocus(client, { focusCode })), ['listFoodFocuses', 'listUserTasks'])
}

export function useEndFoodFocus() {
  const client = useRpcClient()
  return useSaving(
    async ({ id, outcome }: { readonly id: string; readonly outcome: 'DONE' | 'STOPPED' }) => focusEnded(await endFoodFocus(client, { chosenId: id, outcome: `FOOD_FOCUS_OUTCOME_${outcome}` })),
    ['listFoodFocuses'],
  )
}
