import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpc } from '../../../testing/rpc-client.ts'
import { dayOf } from '../../../services/time/calendar-date.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
let focus: ReturnType<typeof rpc>
let log: ReturnType<typeof rpc>
beforeAll(async () => {
  server = await startTestServer({ members: ['pia', 'edith', 'paul'] })
  focus = rpc(server, 'foodFocus', 'portal.food_focus.v1.FoodFocusService')
  log = rpc(server, 'foodLog', 'portal.food_log.v1.FoodLogService')
})
afterAll(() => server.close())

const at = async (template: string, scenario: string): Promise<string> => {
  await server.control('POST', 'clock', { scenario, now: '2026-11-20T20:00:00Z' })
  return (await server.member(template, scenario)).token
}
const eat = (token: string, meal: string, eatTime: string, ...foodIds: string[]) =>
  log('AddFoodEntry', token, {
    clientEntryId: randomUUID(),
    content: { meal, eatTime, foods: foodIds.map((foodId) => ({ foodId, amount: 1 })), note: '' },
  })

test('a focus is chosen, met by entries of the log, changed and ended', async () => {
  const token = await at('edith', 'focus')
  const list = async () => (await focus('ListFoodFocuses', token)).body
  expect((await list()).choices).toHaveLength(6)
  expect((await list()).current).toBeUndefined()
  await eat(token, 'MEAL_LUNCH', '2026-11-19T12:00:00', 'broccoli')
  await eat(token, 'MEAL_DINNER', '2026-11-19T18:00:00', 'romaine')
  await eat(token, 'MEAL_BREAKFAST', '2026-11-20T07:00:00', 'tomato', 'egg')
  const { current } = (await focus('ChooseFoodFocus', token, { focusCode: 'MORE_VEGETABLES' })).body
  expect(current).toMatchObject({
    startDate: { year: 2026, month: 11, day: 20 },
    targetDayCount: 14,
    focus: { code: 'MORE_VEGETABLES', title: 'Eat more vegetables' },
  })
  expect(current.metDates).toBeUndefined()
  await eat(token, 'MEAL_LUNCH', '2026-11-20T12:00:00', 'green-beans')
  expect((await list()).current.metDates).toEqual([{ year: 2026, month: 11, day: 20 }])
  expect((await focus('ChooseFoodFocus', token, { focusCode: 'MORE_VEGETABLES' })).body.code).toBe(
    'already_exists',
  )
  const second = (await focus('ChooseFoodFocus', token, { focusCode: 'MORE_FIBER' })).body.current
  expect((await list()).pastFocuses).toMatchObject([
    {
      id: current.id,
      outcome: 'FOOD_FOCUS_OUTCOME_STOPPED',
      endDate: { year: 2026, month: 11, day: 20 },
    },
  ])
  const { ended } = (
    await focus('EndFoodFocus', token, { chosenId: second.id, outcome: 'FOOD_FOCUS_OUTCOME_DONE' })
  ).body
  expect(ended).toMatchObject({
    outcome: 'FOOD_FOCUS_OUTCOME_DONE',
    endDate: { year: 2026, month: 11, day: 20 },
  })
  const again = await focus('EndFoodFocus', token, {
    chosenId: second.id,
    outcome: 'FOOD_FOCUS_OUTCOME_DONE',
  })
  expect([again.body.code, again.headers.get('reason')]).toEqual([
    'failed_precondition',
    'ALREADY_ENDED',
  ])
  expect((await list()).pastFocuses.map(({ id }: { id: string }) => id)).toEqual([
    second.id,
    current.id,
  ])
  expect((await focus('ChooseFoodFocus', token, { focusCode: 'LESS_OF_ALL' })).body.code).toBe(
    'not_found',
  )
  expect(await server.violations('focus')).toEqual([])
})

test('of two who choose at once one focus goes on', async () => {
  const token = await at('edith', 'focus twice')
  await Promise.all(
    ['MORE_FIBER', 'LESS_SODIUM', 'STEADY_CARBS'].map((focusCode) =>
      focus('ChooseFoodFocus', token, { focusCode }),
    ),
  )
  const { current, pastFocuses: past } = (await focus('ListFoodFocuses', token)).body
  expect([current, ...past].map(({ focus: { code } }) => code).toSorted()).toEqual([
    'LESS_SODIUM',
    'MORE_FIBER',
    'STEADY_CARBS',
  ])
})

test('insights describe the days of the range in the member’s language; too few days have none', async () => {
  const token = await at('pia', 'insights')
  const range = {
    startDate: { year: 2026, month: 10, day: 22 },
    endDate: { year: 2026, month: 11, day: 20 },
  }
  const { insights, loggedDayCount, requiredDayCount } = (
    await focus('ListFoodInsights', token, range)
  ).body
  expect([loggedDayCount > 20, requiredDayCount, insights.length > 3]).toEqual([true, 3, true])
  for (const { dates } of insights)
    expect(
      dates.every(
        (day: typeof range.startDate) => dayOf(day) >= '2026-10-22' && dayOf(day) <= '2026-11-20',
      ),
    ).toBe(true)
  const spanish = (await focus('ListFoodInsights', token, range, { 'accept-language': 'es-US' }))
    .body.insights
  expect(spanish.map(({ code, value }: { code: string; value: number }) => [code, value])).toEqual(
    insights.map(({ code, value }: { code: string; value: number }) => [code, value]),
  )
  expect(spanish[0].title).not.toBe(insights[0].title)
  expect(
    (
      await focus('ListFoodInsights', token, {
        startDate: { year: 2026, month: 11, day: 19 },
        endDate: { year: 2026, month: 11, day: 20 },
      })
    ).body.insights,
  ).toBeUndefined()
  expect(await server.violations('insights')).toEqual([])
})

test('Pia has the focus MORE_VEGETABLES', async () => {
  const token = await at('pia', 'focus pia')
  const { current, pastFocuses: past } = (await focus('ListFoodFocuses', token)).body
  expect(current.focus.code).toBe('MORE_VEGETABLES')
  expect(current.metDates.length).toBeGreaterThan(0)
  expect(past[0].outcome).toBe('FOOD_FOCUS_OUTCOME_DONE')
})

test("another member's focus is as if it were not there; without the food log there is none", async () => {
  const edith = await at('edith', 'focus mine')
  const { current } = (await focus('ChooseFoodFocus', edith, { focusCode: 'MORE_FIBER' })).body
  const pia = await at('pia', 'focus other')
  expect(
    (await focus('EndFoodFocus', pia, { chosenId: current.id, outcome: 'FOOD_FOCUS_OUTCOME_DONE' }))
      .body.code,
  ).toBe('not_found')
  const paul = await at('paul', 'focus denied')
  for (const [method, request] of [
    ['ListFoodFocuses', {}],
    ['ChooseFoodFocus', { focusCode: 'MORE_FIBER' }],
    ['EndFoodFocus', { chosenId: 'ff-1', outcome: 'FOOD_FOCUS_OUTCOME_DONE' }],
    [
      'ListFoodInsights',
      { startDate: { year: 2026, month: 11, day: 1 }, endDate: { year: 2026, month: 11, day: 2 } },
    ],
  ] as const) {
    expect((await focus(method, paul, request)).body.code).toBe('permission_denied')
    expect((await focus(method, 'at-nobody', request)).body.code).toBe('unauthenticated')
  }
})
