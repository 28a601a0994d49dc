import { useQueryClient } from '@tanstack/react-query'
import type { Food, FoodEntry, FoodLogDay, WrittenEntry } from '../model/food-log.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'
import {
  addFoodEntry,
  changeFoodEntry,
  chooseFoodFocus,
  deleteFoodEntry,
  endFoodFocus,
  setFavoriteFood,
} from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { RpcProblem } from '#generated/rpc/problem.ts'
import {
  useGetFoodEntry,
  useListFoodEntries,
  useListFoodFocuses,
  useListFoodInsights,
  useListUsualFoods,
  useSearchFoods,
} from '#generated/rpc/hooks.ts'
import { useListFoodLogDaysPages } from '#generated/rpc/paged.ts'
import {
  addFoodEntryMutation,
  changeFoodEntryMutation,
  chooseFoodFocusMutation,
  deleteFoodEntryMutation,
  endFoodFocusMutation,
  getFoodEntryQuery,
  setFavoriteFoodMutation,
} from '#generated/rpc/queries.ts'
import type {
  ChosenFoodFocus,
  FoodFocus,
  FoodInsight,
  ListFoodFocusesResponse as FoodFocuses,
  ListFoodInsightsResponse as FoodInsights,
} from '#generated/schemas/rpc/food-focus.reader.ts'
import { dateParts } from '#generated/schemas/read.ts'
import { withKey } from '#platform/http/with-key.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { foodEntryChange, newFoodEntry } from './food-entry-body.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { type PagedRows, toPagedQueryState } from '#platform/query/paged-query.ts'
import { toQueryState, toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { refreshOperations } from '#platform/query/refresh-operations.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'

export type { ChosenFoodFocus, FoodFocus, FoodFocuses, FoodInsight, FoodInsights }

const atMost = { foods: 20 } as const
const daysPerPage = 7

/** The entries of a span, the latest first. Food names are in the member's language. */
export function useFoodEntries({ start, end }: DateSpan): QueryState<readonly FoodEntry[]> {
  return toRowsQueryState(
    useListFoodEntries(
      { startDate: dateParts(start), endDate: dateParts(end) },
      { select: ({ entries }) => entries },
    ),
  )
}

/**
 * The days of a span with entries, in pages of a week, newest first, each with its meals and
 * totals.
 */
export function useFoodLogDays({ start, end }: DateSpan): QueryState<PagedRows<FoodLogDay>> {
  return toPagedQueryState(
    useListFoodLogDaysPages({
      startDate: dateParts(start),
      endDate: dateParts(end),
      pageSize: daysPerPage,
    }),
    ({ days }) => days,
  )
}

/** One entry; stays pending without an id. */
export function useFoodEntry(id: string | undefined): QueryState<FoodEntry> {
  return toQueryState(
    useGetFoodEntry(
      { entryId: id ?? '' },
      { select: ({ entry }) => entry, enabled: id !== undefined },
    ),
  )
}

/** Foods by a part of their name; an empty query sends no request. */
export function useFoodSearch(query: string): QueryState<readonly Food[]> {
  return toRowsQueryState(
    useSearchFoods(
      { query, count: atMost.foods },
      { select: ({ foods }) => foods, enabled: query !== '' },
    ),
  )
}

/** Favorites by name, and the foods logged last. */
export function useUsualFoods(): QueryState<{
  readonly favoriteFoods: Rows<Food>
  readonly recentFoods: Rows<Food>
}> {
  return withLeftOutCount(
    toQueryState(useListUsualFoods({})),
    ({ favoriteFoods, recentFoods }) => favoriteFoods.leftOut + recentFoods.leftOut,
  )
}

/** The food insights of a span. */
export function useFoodInsights({ start, end }: DateSpan): QueryState<FoodInsights> {
  return withLeftOutCount(
    toQueryState(useListFoodInsights({ startDate: dateParts(start), endDate: dateParts(end) })),
    ({ insights }) => insights.leftOut,
  )
}

/** The current food focus, the other ones and the past ones. */
export function useFoodFocuses(): QueryState<FoodFocuses> {
  return withLeftOutCount(
    toQueryState(useListFoodFocuses({})),
    ({ choices, pastFocuses }) => choices.leftOut + pastFocuses.leftOut,
  )
}

/** The entry to save: a new one with its own id, or a replacement of the shown one. */
export type FoodEntryRequest = { readonly content: WrittenEntry } & (
  | { readonly clientEntryId: string }
  | { readonly entryId: string; readonly revision: number }
)

/** Saves an entry. A concurrent change is refused as `aborted`. */
export function useSaveFoodEntry() {
  const client = useRpcClient()
  const queries = useQueryClient()
  return useWrite(
    async (request: FoodEntryRequest, key): Promise<FoodEntry> => {
      if ('clientEntryId' in request)
        return (
          await addFoodEntry(
            client,
            newFoodEntry(request.clientEntryId, request.content),
            withKey(key),
          )
        ).entry
      return (
        await changeFoodEntry(
          client,
          foodEntryChange(request.entryId, request.revision, request.content),
        ).catch(changedMeanwhile)
      ).entry
    },
    [...new Set([...addFoodEntryMutation.invalidates, ...changeFoodEntryMutation.invalidates])],
  )

  /**
   * A retry with the same revision would fail again, so it is not a temporary failure. The page
   * refetches the entry.
   */
  async function changedMeanwhile(thrown: unknown): Promise<never> {
    if (!(thrown instanceof RpcProblem && thrown.code === 'aborted')) throw thrown
    await refreshOperations(queries, [getFoodEntryQuery.id])
    throw new RequestRefused({ error: 'aborted', details: [] })
  }
}

export function useDeleteFoodEntry() {
  const client = useRpcClient()
  return useSave(
    (entryId: string) => deleteFoodEntry(client, { entryId }),
    deleteFoodEntryMutation.invalidates,
  )
}

export function useSetFavoriteFood() {
  const client = useRpcClient()
  return useSave(
    async (request: { readonly foodId: string; readonly favorite: boolean }) =>
      (await setFavoriteFood(client, request)).food,
    setFavoriteFoodMutation.invalidates,
  )
}

export function useChooseFoodFocus() {
  const client = useRpcClient()
  return useSave(
    async (focusCode: string) => (await chooseFoodFocus(client, { focusCode })).current,
    chooseFoodFocusMutation.invalidates,
  )
}

export function useEndFoodFocus() {
  const client = useRpcClient()
  return useSave(
    async ({ id, outcome }: { readonly id: string; readonly outcome: 'DONE' | 'STOPPED' }) =>
      (await endFoodFocus(client, { chosenId: id, outcome: `FOOD_FOCUS_OUTCOME_${outcome}` }))
        .ended,
    endFoodFocusMutation.invalidates,
  )
}
