import { randomUUID } from 'node:crypto'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  type FoodEntryContent,
  FoodGroup,
  type FoodLogService,
  Meal,
} from '../../../../generated/proto/portal/food_log/v1/food_log_pb.js'
import type { FoodGroup as FoodGroupName } from '../../../seed/content/food-content.ts'
import { foods } from '../../../seed/content/foods.ts'
import { foodDays } from '../../../services/food/entry-nutrition.ts'
import { dayWire, entryWire, foodWire } from '../../../services/food/food-proto.ts'
import { searchFoods } from '../../../services/food/search-foods.ts'
import type { EatenFood } from '../../../seed/readings/daily-readings.ts'
import { rowsAfter } from '../../pagination.ts'
import { readFact, updateFact } from '../../../database/facts/facts.ts'
import {
  deleteFoodEntry,
  foodEntries,
  foodEntry,
  foodEntryByClientId,
  othersOfDay,
  replaceFoodEntry,
} from '../../../database/tables/food-entries.ts'
import { lockMember } from '../../../database/tables/members.ts'
import { addReadings, type FoodRow } from '../../../database/tables/readings.ts'
import { dayOf } from '../../../services/time/calendar-date.ts'
import type { MemberCall } from '../../rpc-call.ts'
import { foodCall, type FoodEntryRow, foodEntryRow } from './food-call.ts'
import { rpcPage } from '../../rpc-pagination.ts'
import { finishTasks } from '../../../services/members/finish-tasks.ts'

const MOST_A_DAY = 50
/** Limits of a page. */
const MOST_DAYS = 100
const MOST_ENTRIES = 200
const MOST_FAVORITES = 200

const isSame = (row: FoodRow, other: FoodEntryRow): boolean =>
  row.local_time === other.local_time &&
  row.meal === other.meal &&
  row.foods === other.foods &&
  row.note === other.note

const tokenOf = ({ at_ms, id }: FoodRow): string =>
  Buffer.from(`${at_ms} ${id}`).toString('base64url')
const afterToken = (token: string | undefined, problem: MemberCall['problem']) => {
  if (token === undefined) return undefined
  const [atMs = '', id = ''] = Buffer.from(token, 'base64url').toString().split(' ')
  if (!/^-?\d{1,15}$/.test(atMs) || id === '') throw problem('invalid-argument')
  return { atMs: Number(atMs), id }
}

export const foodLog: ServiceImpl<typeof FoodLogService> = {
  listFoodLogDays: async (request, context) => {
    const { store, caller, now, problem } = await foodCall(context)
    const days = foodDays(
      await foodEntries(store, caller.id, {
        startDate: dayOf(request.startDate),
        endDate: dayOf(request.endDate),
        now,
      }),
    )
    const { rows, ...next } = await rpcPage(
      request,
      MOST_DAYS,
      rowsAfter(days.map((day) => ({ ...day, id: day.day }))),
      problem,
    )
    return { ...next, days: rows.map(dayWire) }
  },

  listFoodEntries: async (
    { startDate, endDate, meal, pageSize = MOST_ENTRIES, pageToken },
    context,
  ) => {
    const { store, caller, now, language, problem } = await foodCall(context)
    const before = afterToken(pageToken, problem)
    const rows = await foodEntries(store, caller.id, {
      startDate: dayOf(startDate),
      endDate: dayOf(endDate),
      now,
      meal: meal === undefined ? undefined : Meal[meal],
      before,
      count: pageSize + 1,
    })
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    return {
      entries: page.map((row) => entryWire(row, language)),
      ...(rows.length > pageSize && last ? { nextPageToken: tokenOf(last) } : {}),
    }
  },

  getFoodEntry: async ({ entryId }, context) => {
    const { store, caller, now, language, problem } = await foodCall(context)
    const row = await foodEntry(store, caller.id, entryId, now)
    if (!row) throw problem('food-entry-not-found')
    return { entry: entryWire(row, language) }
  },

  addFoodEntry: async ({ clientEntryId, content }, context) => {
    const call = await foodCall(context)
    const { store, caller, language, problem } = call
    // The rules of the message require the content.
    const what = foodEntryRow(call, content as FoodEntryContent)
    const row = await store.transaction(async (sql) => {
      await lockMember(sql, caller.id)
      const known = await foodEntryByClientId(sql, caller.id, clientEntryId)
      if (known && known.revision === 1 && !isSame(known, what))
        throw problem('food-entry-already-exists')
      if (known) return known
      if ((await othersOfDay(sql, caller.id, what.local_time, '')) >= MOST_A_DAY)
        throw problem('food-day-full')
      const added: FoodRow = {
        id: `fe-${randomUUID()}`,
        revision: 1,
        client_entry_id: clientEntryId,
        ...what,
      }
      await addReadings(sql, 'food_entries', caller.id, [added])
      return added
    }, 'locking')
    await finishTasks(call, 'LOG_FOOD')
    return { entry: entryWire(row, language) }
  },

  changeFoodEntry: async ({ entryId, revision, content }, context) => {
    const call = await foodCall(context)
    const { store, caller, now, language, problem } = call
    if (!(await foodEntry(store, caller.id, entryId, now))) throw problem('food-entry-not-found')
    const what = foodEntryRow(call, content as FoodEntryContent)
    const row = await store.transaction(async (sql) => {
      await lockMember(sql, caller.id)
      const known = await foodEntry(sql, caller.id, entryId, now)
      if (!known) throw problem('food-entry-not-found')
      if (known.revision !== revision) throw problem('food-entry-changed')
      if ((await othersOfDay(sql, caller.id, what.local_time, entryId)) >= MOST_A_DAY)
        throw problem('food-day-full')
      const changed: FoodRow = { ...known, ...what, revision: revision + 1 }
      await replaceFoodEntry(sql, caller.id, changed)
      return changed
    }, 'locking')
    return { entry: entryWire(row, language) }
  },

  deleteFoodEntry: async ({ entryId }, context) => {
    const { store, caller, now, problem } = await foodCall(context)
    if (!(await deleteFoodEntry(store, caller.id, entryId, now)))
      throw problem('food-entry-not-found')
    return {}
  },

  searchFoods: async ({ query, group, count }, context) => {
    const { store, caller, language } = await foodCall(context)
    const favorites = await readFact(store, caller.id, 'favoriteFoods')
    // The rules of the message exclude UNSPECIFIED.
    const found = searchFoods(
      query,
      group === undefined ? undefined : (FoodGroup[group] as FoodGroupName),
      language,
      favorites,
    )
    return { foods: found.slice(0, count).map((food) => foodWire(food, language, favorites)) }
  },

  listUsualFoods: async (_request, context) => {
    const { store, caller, now, language } = await foodCall(context)
    const favorites = await readFact(store, caller.id, 'favoriteFoods')
    const rows = await foodEntries(store, caller.id, {
      startDate: '0000-01-01',
      endDate: '9999-12-31',
      now,
      count: 60,
    })
    const eaten = rows.flatMap((row) =>
      (JSON.parse(row.foods) as readonly EatenFood[]).flatMap((one) =>
        'food' in one ? [one.food] : [],
      ),
    )
    const wire = (id: string) => {
      const food = foods.get(id)
      return food ? [foodWire(food, language, favorites)] : []
    }
    const byName = favorites
      .flatMap(wire)
      .toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', language))
    return { favoriteFoods: byName, recentFoods: [...new Set(eaten)].flatMap(wire).slice(0, 10) }
  },

  setFavoriteFood: async ({ foodId, favorite }, context) => {
    const { store, caller, language, problem } = await foodCall(context)
    const food = foods.get(foodId)
    if (!food) throw problem('food-not-found')
    const favorites = await updateFact(store, caller.id, 'favoriteFoods', (before) => {
      const others = before.filter((id) => id !== foodId)
      if (favorite && others.length >= MOST_FAVORITES) throw problem('favorites-full')
      return favorite ? [...others, foodId] : others
    })
    return { food: foodWire(food, language, favorites) }
  },
}
