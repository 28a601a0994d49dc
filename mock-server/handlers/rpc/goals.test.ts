import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFact } from '../../database/facts/facts.ts'
import { rpc } from '../../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'
import { messageDateOf } from '../../services/time/calendar-date.ts'

let server: TestServer
let goals: ReturnType<typeof rpc>
let challenges: ReturnType<typeof rpc>

beforeAll(async () => {
  server = await startTestServer()
  goals = rpc(server, 'goals', 'portal.goals.v1.GoalsService')
  challenges = rpc(server, 'challenges', 'portal.challenges.v1.ChallengesService')
})
afterAll(() => server.close())

const bp = (timestamp: string) => ({ timestamp, systolic: 120, diastolic: 78 })
const march = (day: number, time = '07:40:00') =>
  bp(`2026-03-${String(day).padStart(2, '0')}T${time}`)
const nora = async (scenario: string, bloodPressure: object[] = []) => {
  await server.control('POST', 'clock', { scenario, now: '2026-03-20T18:00:00Z' })
  return server.member('nora', scenario, { bloodPressure })
}
const plan = (over: object = {}) => ({
  kind: 'GOAL_KIND_ACTIVITY',
  title: 'Walk',
  weeklyTargetCount: 4,
  startDate: { year: 2026, month: 3, day: 1 },
  ...over,
})
const titles = async (token: string) =>
  ((await goals('ListGoals', token)).body.goals ?? []).map(
    ({ plan: { title } }: { plan: { title: string } }) => title,
  )

test('lists a set goal first, replaces it under its id, and deletes it', async () => {
  const { token } = await nora('goals')
  expect((await goals('SetGoal', token, { id: 'a', plan: plan() })).body.goal).toEqual({
    id: 'a',
    plan: plan(),
  })
  await goals('SetGoal', token, {
    id: 'b',
    plan: plan({
      title: 'Sleep',
      kind: 'GOAL_KIND_SLEEP',
      endDate: { year: 2026, month: 4, day: 1 },
    }),
  })
  await goals('SetGoal', token, { id: 'a', plan: plan({ title: 'Swim' }) })
  expect(await titles(token)).toEqual(['Sleep', 'Swim'])
  expect((await goals('DeleteGoal', token, { id: 'b' })).status).toBe(200)
  expect(await titles(token)).toEqual(['Swim'])
  expect((await goals('DeleteGoal', token, { id: 'b' })).body.code).toBe('not_found')
  expect(await server.violations('goals')).toEqual([])
})

test('counts readings of seven days with today, from the first day of the goal', async () => {
  const { token } = await nora('counted', [march(13), march(14), march(19), march(19, '20:00:00')])
  const done = async (startDate: string) =>
    (
      await goals('SetGoal', token, {
        id: 'bp',
        plan: plan({
          kind: 'GOAL_KIND_BLOOD_PRESSURE_CHECKS',
          startDate: messageDateOf(startDate),
        }),
      })
    ).body.goal.weeklyCompletedCount
  expect(await done('2026-03-01')).toBe(3)
  expect(await done('2026-03-15')).toBe(2)
})

test('refuses an eleventh goal, an end before the start, and an invalid day', async () => {
  const { token } = await nora('refused goals')
  for (let index = 0; index < 10; index++)
    await goals('SetGoal', token, { id: `g-${index}`, plan: plan() })
  const eleventh = await goals('SetGoal', token, { id: 'g-10', plan: plan() })
  expect([eleventh.body.code, eleventh.body.message]).toEqual([
    'failed_precondition',
    expect.stringMatching(/ten goals/),
  ])
  expect(
    (await goals('SetGoal', token, { id: 'g-9', plan: plan({ title: 'Other' }) })).status,
  ).toBe(200)
  expect(
    (
      await goals('SetGoal', token, {
        id: 'g-9',
        plan: plan({ endDate: { year: 2026, month: 2, day: 28 } }),
      })
    ).body.code,
  ).toBe('failed_precondition')
  expect(
    (
      await goals('SetGoal', token, {
        id: 'g-9',
        plan: plan({ startDate: { year: 2026, month: 2, day: 30 } }),
      })
    ).body.code,
  ).toBe('invalid_argument')
  expect(
    (await goals('SetGoal', token, { id: 'g-9', plan: plan({ kind: 'GOAL_KIND_UNSPECIFIED' }) }))
      .body.code,
  ).toBe('invalid_argument')
  expect(await titles(token)).toHaveLength(10)
})

test('another member’s goal is not found', async () => {
  const owner = await nora('goal owner')
  await goals('SetGoal', owner.token, { id: 'mine', plan: plan() })
  const { token } = await nora('goal stranger')
  expect((await goals('DeleteGoal', token, { id: 'mine' })).body.code).toBe('not_found')
  expect(await titles(owner.token)).toEqual(['Walk'])
})

test('a challenge counts up to five measured days of two weeks; the newest is first', async () => {
  const { id, token } = await nora('challenge', [
    march(2),
    march(6),
    march(7),
    march(7, '20:00:00'),
    march(8),
    march(19),
    march(20),
  ])
  await writeFact(server.mock.sandbox.store, id, 'challenges', [
    { id: 'ch-1', startDate: '2026-03-02' },
    { id: 'ch-2', startDate: '2026-03-07' },
  ])
  const stats = async () =>
    (await challenges('ListChallengeStats', token)).body.stats.map(
      (one: { id: string; endDate: object; bloodPressureEntryCount?: number }) => [
        one.id,
        one.endDate,
        one.bloodPressureEntryCount ?? 0,
      ],
    )
  expect(await stats()).toEqual([
    ['ch-2', messageDateOf('2026-03-20'), 4],
    ['ch-1', messageDateOf('2026-03-15'), 4],
  ])
  const full = await nora(
    'challenge full',
    [1, 2, 3, 4, 5, 6].map((day) => march(day)),
  )
  await writeFact(server.mock.sandbox.store, full.id, 'challenges', [
    { id: 'ch-1', startDate: '2026-03-01' },
  ])
  expect((await challenges('ListChallengeStats', full.token)).body.stats[0]).toMatchObject({
    bloodPressureEntryCount: 5,
    requiredEntryCount: 5,
  })
  expect(await server.violations('challenge')).toEqual([])
})

test('without a challenge, and without a session', async () => {
  expect(
    (await challenges('ListChallengeStats', (await nora('challengeless')).token)).body,
  ).toEqual({})
  expect((await challenges('ListChallengeStats', 'at-nobody')).body.code).toBe('unauthenticated')
})
