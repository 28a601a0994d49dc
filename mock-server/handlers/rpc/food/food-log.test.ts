import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpc } from '../../../testing/rpc-client.ts'
import {
  type SandboxResponse,
  startTestServer,
  type TestServer,
} from '../../../testing/sandbox-client.ts'
import { messageDateOf } from '../../../services/time/calendar-date.ts'

let server: TestServer
let food: ReturnType<typeof rpc>
beforeAll(async () => {
  server = await startTestServer({ members: ['pia', 'edith', 'paul'] })
  food = rpc(server, 'foodLog', 'portal.food_log.v1.FoodLogService')
})
afterAll(() => server.close())

const NOW = '2026-11-20T20:00:00Z'
/** A copy at 15:00 on 20 November 2026 in New York, 13:00 in Denver. */
const at = async (template: string, scenario: string): Promise<string> => {
  await server.control('POST', 'clock', { scenario, now: NOW })
  return (await server.member(template, scenario)).token
}
const spanish = { 'accept-language': 'es-US' }
const lunch = {
  meal: 'MEAL_LUNCH',
  eatTime: '2026-11-20T12:10:00',
  foods: [
    { foodId: 'oatmeal', amount: 1 },
    { foodId: 'blueberries', portionId: 'cup', amount: 0.5 },
  ],
  note: 'Late',
}
const add = (
  token: string,
  content: object,
  clientEntryId: string = randomUUID(),
  headers: Record<string, string> = {},
): Promise<SandboxResponse> => food('AddFoodEntry', token, { clientEntryId, content }, headers)
const entries = async (token: string, more: object = {}) =>
  (
    await food('ListFoodEntries', token, {
      startDate: { year: 2026, month: 11, day: 1 },
      endDate: { year: 2026, month: 11, day: 30 },
      ...more,
    })
  ).body

test('an added entry is read back with its nutrition, changed, and deleted', async () => {
  const token = await at('edith', 'food write')
  const { entry } = (await add(token, lunch)).body
  expect(entry).toMatchObject({
    revision: 1,
    meal: 'MEAL_LUNCH',
    eatTime: '2026-11-20T12:10:00',
    utcOffset: '-07:00',
    timeZone: 'America/Denver',
    note: 'Late',
    totalComplete: true,
  })
  expect(
    entry.foods.map(
      ({ name, portionLabel }: { name: string; portionLabel: string }) => `${portionLabel} ${name}`,
    ),
  ).toEqual(['1 cup, cooked Oatmeal, cooked with water', '1 cup Blueberries'])
  expect(entry.total).toEqual({
    calories: 208.3,
    carbohydrateG: 38.8,
    fiberG: 5.8,
    sugarsG: 8,
    proteinG: 6.4,
    fatG: 3.8,
    saturatedFatG: 0.7,
    sodiumMg: 10.1,
  })
  expect((await entries(token)).entries).toEqual([entry])
  expect(
    (await food('GetFoodEntry', token, { entryId: entry.id }, spanish)).body.entry.foods[0],
  ).toMatchObject({ name: 'Avena cocida con agua', portionLabel: '1 taza, cocida' })
  const changed = (
    await food('ChangeFoodEntry', token, {
      entryId: entry.id,
      revision: 1,
      content: { ...lunch, foods: [{ ownWords: 'Soup', amount: 2 }], note: '' },
    })
  ).body.entry
  expect(changed).toMatchObject({ id: entry.id, revision: 2, foods: [{ name: 'Soup', amount: 2 }] })
  expect(changed.totalComplete ?? false).toBe(false)
  expect(
    (await food('ChangeFoodEntry', token, { entryId: entry.id, revision: 1, content: lunch })).body
      .code,
  ).toBe('aborted')
  expect((await food('DeleteFoodEntry', token, { entryId: entry.id })).status).toBe(200)
  for (const [method, request] of [
    ['GetFoodEntry', {}],
    ['DeleteFoodEntry', {}],
    ['ChangeFoodEntry', { revision: 2, content: lunch }],
  ] as const)
    expect((await food(method, token, { entryId: entry.id, ...request })).body.code).toBe(
      'not_found',
    )
  expect(await entries(token)).toEqual({})
  expect(await server.violations('food%20write')).toEqual([])
})

test('an entry in own words keeps the given amount and nutrition', async () => {
  const token = await at('edith', 'food own words')
  const nutrition = {
    calories: 140,
    carbohydrateG: 19,
    fiberG: 2,
    sugarsG: 7,
    proteinG: 3,
    fatG: 6,
    saturatedFatG: 1,
    sodiumMg: 95,
  }
  const { entry } = (
    await add(token, { ...lunch, foods: [{ ownWords: 'Granola bar', amount: 2, nutrition }] })
  ).body
  expect(entry.foods).toEqual([{ name: 'Granola bar', amount: 2, nutrition: entry.total }])
  expect(entry.total).toMatchObject({ calories: 280, sodiumMg: 190 })
  expect(await server.violations('food%20own%20words')).toEqual([])
})

test('as much as the contract takes is added up, of an entry and of its day', async () => {
  const token = await at('edith', 'food most')
  const nutrition = {
    calories: 100_000,
    carbohydrateG: 20_000,
    fiberG: 20_000,
    sugarsG: 20_000,
    proteinG: 20_000,
    fatG: 20_000,
    saturatedFatG: 20_000,
    sodiumMg: 1_000_000,
  }
  const most = {
    ...lunch,
    foods: Array.from({ length: 20 }, (_, at) => ({
      ownWords: `Feast ${at}`,
      amount: 20,
      nutrition,
    })),
  }
  expect((await add(token, most)).body.entry.total).toMatchObject({
    calories: 40_000_000,
    sodiumMg: 400_000_000,
  })
  await add(token, most)
  const { days } = (
    await food('ListFoodLogDays', token, {
      startDate: { year: 2026, month: 11, day: 20 },
      endDate: { year: 2026, month: 11, day: 20 },
    })
  ).body
  expect(days[0].total).toMatchObject({ calories: 80_000_000, sodiumMg: 800_000_000 })
  expect(await server.violations('food%20most')).toEqual([])
})

test('the same add again is the same entry, even at once; other content under its id is refused', async () => {
  const token = await at('edith', 'food twice')
  const id = randomUUID()
  const answers = await Promise.all([
    add(token, lunch, id),
    add(token, lunch, id),
    add(token, lunch, id),
  ])
  expect(new Set(answers.map(({ body }) => body.entry.id)).size).toBe(1)
  expect((await entries(token)).entries).toHaveLength(1)
  expect((await add(token, { ...lunch, note: 'Other' }, id)).body.code).toBe('already_exists')
})

test.each([
  ['a food that there is not', { foods: [{ foodId: 'moon-cheese', amount: 1 }] }, 'not_found'],
  [
    'a portion that the food does not have',
    { foods: [{ foodId: 'oatmeal', portionId: 'bucket', amount: 1 }] },
    'invalid_argument',
  ],
  ['a time to come', { eatTime: '2026-11-20T14:00:00' }, 'failed_precondition'],
  ['a day that there is not', { eatTime: '2026-02-30T12:00:00' }, 'invalid_argument'],
  ['no food', { foods: [] }, 'invalid_argument'],
  ['too little of it', { foods: [{ foodId: 'oatmeal', amount: 0.1 }] }, 'invalid_argument'],
  ['neither food nor words', { foods: [{ amount: 1 }] }, 'invalid_argument'],
  ['no meal', { meal: 'MEAL_UNSPECIFIED' }, 'invalid_argument'],
])('%s is refused, and nothing is written', async (_, wrong, code) => {
  const token = await at('edith', 'food refused')
  expect((await add(token, { ...lunch, ...wrong })).body.code).toBe(code)
  expect(await entries(token)).toEqual({})
})

test('the reason is said in Spanish, and as a code', async () => {
  const token = await at('edith', 'food reason')
  const { body, headers } = await add(
    token,
    { ...lunch, eatTime: '2026-11-21T12:00:00' },
    randomUUID(),
    spanish,
  )
  expect(body.message).toContain('todavía')
  expect(headers.get('reason')).toBe('IN_THE_FUTURE')
})

test('a day holds fifty entries', async () => {
  const token = await at('edith', 'food fifty')
  const answers = await Promise.all(Array.from({ length: 52 }, () => add(token, lunch)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  expect((await entries(token)).entries).toHaveLength(50)
  const other = (await add(token, { ...lunch, eatTime: '2026-11-19T12:10:00' })).body.entry
  const moved = await food('ChangeFoodEntry', token, {
    entryId: other.id,
    revision: 1,
    content: lunch,
  })
  expect([moved.body.code, moved.headers.get('reason')]).toEqual([
    'failed_precondition',
    'TOO_MANY',
  ])
})

test('pages follow one another without gap or repetition, and lists honour range and meal', async () => {
  const token = await at('pia', 'food pages')
  const all: { id: string; eatTime: string; meal: string }[] = (await entries(token)).entries
  expect(all.length).toBeGreaterThan(30)
  expect(all.map(({ eatTime }) => eatTime)).toEqual(
    all
      .map(({ eatTime }) => eatTime)
      .toSorted()
      .toReversed(),
  )
  const paged: unknown[] = []
  for (let pageToken: string | undefined, turn = 0; turn === 0 || pageToken !== undefined; turn++) {
    const page = await entries(token, {
      pageSize: 7,
      ...(pageToken === undefined ? {} : { pageToken }),
    })
    paged.push(...page.entries)
    pageToken = page.nextPageToken
  }
  expect(paged).toEqual(all)
  expect((await entries(token, { meal: 'MEAL_LUNCH' })).entries).toEqual(
    all.filter(({ meal }) => meal === 'MEAL_LUNCH'),
  )
  const day = all[3]!.eatTime.slice(0, 10)
  expect(
    (await entries(token, { startDate: messageDateOf(day), endDate: messageDateOf(day) })).entries,
  ).toEqual(all.filter(({ eatTime }) => eatTime.startsWith(day)))
  expect(
    (
      await food('ListFoodEntries', token, {
        startDate: { year: 2026, month: 11, day: 2 },
        endDate: { year: 2026, month: 11, day: 1 },
        pageSize: 5,
      })
    ).body.code,
  ).toBe('invalid_argument')
  expect(
    (
      await food('ListFoodEntries', token, {
        startDate: { year: 2026, month: 11, day: 1 },
        endDate: { year: 2026, month: 11, day: 2 },
        pageSize: 5,
        pageToken: 'nonsense',
      })
    ).body.code,
  ).toBe('invalid_argument')
})

test('the days are made of their entries, newest first, ninety days and more', async () => {
  const token = await at('pia', 'food days')
  const { days } = (
    await food('ListFoodLogDays', token, {
      startDate: { year: 2026, month: 8, day: 20 },
      endDate: { year: 2026, month: 11, day: 20 },
    })
  ).body
  expect(days.length).toBeGreaterThan(70)
  const [{ date: day, meals, total }] = days
  const ofDay = (await entries(token, { startDate: day, endDate: day })).entries
  expect(new Set(ofDay.map(({ meal }: { meal: string }) => meal))).toEqual(new Set(meals))
  const calories = ofDay.reduce(
    (sum: number, entry: { total: { calories?: number } }) => sum + (entry.total.calories ?? 0),
    0,
  )
  expect(total.calories).toBeCloseTo(calories, 1)
})

test('foods are found by the beginnings of their words, with and without accents, in the member’s language', async () => {
  const token = await at('pia', 'food search')
  const names = async (query: string, headers = {}, more = {}) =>
    (
      (await food('SearchFoods', token, { query, count: 100, ...more }, headers)).body.foods ?? []
    ).map(({ name }: { name: string }) => name)
  expect(await names('oat')).toEqual(['Oatmeal, cooked with water'])
  expect(await names('WHO bre')).toEqual(['Whole-wheat bread'])
  expect(await names('limon')).toEqual([])
  expect(await names('brocoli', spanish)).toEqual(['Brócoli'])
  expect(await names('platano', spanish)).toEqual(['Plátano'])
  expect(await names('fish')).toEqual(['Salmon', 'Tuna, canned in water'])
  expect((await names('')).slice(0, 3)).toEqual([
    'Black beans',
    'Oatmeal, cooked with water',
    'Salmon',
  ])
  expect((await names('')).length).toBeGreaterThan(40)
  expect(await names('', {}, { group: 'FOOD_GROUP_SWEETS' })).toEqual([
    'Dark chocolate, 70–85%',
    'Vanilla ice cream',
  ])
  expect(await names('', {}, { count: 2 })).toHaveLength(2)
})

test('favorites can be added and removed, and recent foods are listed', async () => {
  const token = await at('edith', 'food favorites')
  const usual = async () => (await food('ListUsualFoods', token)).body
  expect(await usual()).toEqual({})
  expect(
    (await food('SetFavoriteFood', token, { foodId: 'salmon', favorite: true })).body.food,
  ).toMatchObject({ id: 'salmon', favorite: true })
  await food('SetFavoriteFood', token, { foodId: 'salmon', favorite: true })
  await add(token, lunch)
  await add(token, {
    ...lunch,
    eatTime: '2026-11-20T07:00:00',
    foods: [
      { foodId: 'banana', amount: 1 },
      { ownWords: 'Soup', amount: 1 },
    ],
  })
  const { favoriteFoods, recentFoods } = await usual()
  expect(
    [favoriteFoods, recentFoods].map((list) => list.map(({ id }: { id: string }) => id)),
  ).toEqual([['salmon'], ['oatmeal', 'blueberries', 'banana']])
  await food('SetFavoriteFood', token, { foodId: 'salmon', favorite: false })
  expect((await usual()).favoriteFoods).toBeUndefined()
  expect(
    (await food('SetFavoriteFood', token, { foodId: 'moon-cheese', favorite: true })).body.code,
  ).toBe('not_found')
})

test('an entry of another member is as if it were not there', async () => {
  const token = await at('pia', 'food mine')
  const { entry } = (await add(token, lunch)).body
  const other = await at('edith', 'food other')
  expect((await food('GetFoodEntry', other, { entryId: entry.id })).body.code).toBe('not_found')
  expect((await food('DeleteFoodEntry', other, { entryId: entry.id })).body.code).toBe('not_found')
  expect(
    (await food('ChangeFoodEntry', other, { entryId: entry.id, revision: 1, content: lunch })).body
      .code,
  ).toBe('not_found')
  expect((await food('GetFoodEntry', token, { entryId: entry.id })).status).toBe(200)
})

test.each([
  'ListFoodLogDays',
  'ListFoodEntries',
  'GetFoodEntry',
  'AddFoodEntry',
  'ChangeFoodEntry',
  'DeleteFoodEntry',
  'SearchFoods',
  'ListUsualFoods',
  'SetFavoriteFood',
])('%s is for members of a program with the food log', async (method) => {
  const token = await at('paul', 'food denied')
  const range = {
    startDate: { year: 2026, month: 11, day: 1 },
    endDate: { year: 2026, month: 11, day: 2 },
  }
  const requests: Record<string, object> = {
    ListFoodLogDays: range,
    ListFoodEntries: { ...range, pageSize: 1 },
    GetFoodEntry: { entryId: 'fe-1' },
    DeleteFoodEntry: { entryId: 'fe-1' },
    SearchFoods: { count: 1 },
    AddFoodEntry: { clientEntryId: randomUUID(), content: lunch },
    ChangeFoodEntry: { entryId: 'fe-1', revision: 1, content: lunch },
    SetFavoriteFood: { foodId: 'egg' },
  }
  expect((await food(method, token, requests[method] ?? {})).body.code).toBe('permission_denied')
  expect((await food(method, 'at-nobody', requests[method] ?? {})).body.code).toBe(
    'unauthenticated',
  )
})
