import { afterEach, beforeEach, expect, test } from 'vitest'
import { ScenarioClock } from '../scenarios/scenario-clock.ts'
import { programOrder } from './program-catalogue.ts'
import { personas } from './personas.ts'
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let fresh: FreshDatabase
beforeEach(async () => {
  fresh = await freshDatabase()
})
afterEach(() => fresh.remove())

/** Starts a server at that time. */
const at = (moment: string, members?: readonly string[]) =>
  startTestServer({
    ...(members ? { members } : {}),
    database: fresh.database,
    clock: new ScenarioClock(() => Date.parse(moment)),
  })
const all = 'start=1900-01-01T00:00:00&end=2999-01-01T00:00:00'

test('a member’s changes and session survive a restart', async () => {
  const first = await at('2026-11-20T15:00:00Z')
  const token = await first.token('rosa.delgado@example.com')
  const saved = await first.call('/v1/users/me/token', {
    method: 'PUT',
    token,
    body: JSON.stringify({ appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' }),
    headers: { 'content-type': 'application/json' },
  })
  expect(saved.status).toBe(204)
  const launchpad = '/services/service-journey-guidance/v1/users/me/launchpad'
  expect((await first.call(launchpad, { method: 'DELETE', token })).status).toBe(204)
  await first.close()
  const second = await at('2026-11-20T15:10:00Z')
  expect((await second.call('/v1/users/me/info/locale?appId=1', { token })).body.locale).toBe(
    'es-US',
  )
  expect((await second.call(launchpad, { token })).body).toEqual({ items: [] })
  expect((await second.call(launchpad, { method: 'DELETE', token })).status).toBe(404)
  await second.close()
})

test('a later start adds missing facts of demo members and keeps the others', async () => {
  const first = await at('2026-11-20T15:00:00Z')
  await first.mock.sandbox.store.run("DELETE FROM facts WHERE name = 'launchpad'")
  await first.mock.sandbox.store.run("UPDATE facts SET body = '\"es-US\"' WHERE name = 'locale'")
  await first.close()
  const second = await at('2026-11-20T15:10:00Z')
  const token = await second.token('rosa.delgado@example.com')
  expect(
    (await second.call('/services/service-journey-guidance/v1/users/me/launchpad', { token })).body
      .items,
  ).toHaveLength(2)
  expect((await second.call('/v1/users/me/info/locale?appId=1', { token })).body.locale).toBe(
    'es-US',
  )
  await second.close()
})

test('a later start deletes failed sign-ins of unknown names after a day', async () => {
  const first = await at('2026-11-20T15:00:00Z')
  await first.signIn('nobody.at.all@example.com', 'wrong')
  await first.close()
  const left = async (moment: string) => {
    const server = await at(moment)
    const { store } = server.mock.sandbox
    const found = [
      ...(await store.all('SELECT username FROM sign_in_attempts')),
      ...(await store.all('SELECT name FROM asks')),
    ]
    await server.close()
    return found.length
  }
  expect(await left('2026-11-21T14:00:00Z')).toBe(2)
  expect(await left('2026-11-21T16:00:00Z')).toBe(0)
})

test('a later start adds readings up to now and keeps earlier ones', async () => {
  const readings = async (moment: string) => {
    const server = await at(moment)
    const token = await server.token('rosa.delgado@example.com')
    const { bpReadings } = (await server.call(`/v1/users/m-rosa/reading/bp?${all}`, { token })).body
    const { bgs } = (await server.call(`/v1/users/me/readings/bgs/data?${all}`, { token })).body
    await server.close()
    return [...bpReadings, ...bgs] as { id: string; timestamp: string; systolic?: number }[]
  }
  const first = await readings('2026-11-20T11:30:00Z')
  expect(first[0]).toMatchObject({ timestamp: '2026-11-19T07:36:00', systolic: 124 })
  const again = await readings('2026-11-20T11:30:00Z')
  expect(again).toEqual(first)
  const later = await readings('2026-11-20T15:30:00Z')
  expect(later[0]).toMatchObject({
    timestamp: '2026-11-20T07:42:00',
    systolic: 128,
    diastolic: 78,
    pulse: 72,
  })
  expect(
    later.filter((one) => !first.some((other) => other.id === one.id)).map((one) => one.timestamp),
  ).toEqual(['2026-11-20T07:42:00', '2026-11-20T07:10:00'])
  const nextWeek = await readings('2026-11-27T15:30:00Z')
  const kept = nextWeek.filter((one) => later.some((other) => other.id === one.id))
  expect(kept).toEqual(later)
  expect(nextWeek.length).toBeGreaterThan(later.length + 10)
  expect(nextWeek.every((one) => one.timestamp <= '2026-11-27T10:30:00')).toBe(true)
})

/** Members with a lock, a second step or an unverified address. */
const NEED_MORE = ['luis', 'mia', 'vera']

/**
 * Members without readings: an empty account, a diary for the import, and programs without
 * readings.
 */
const WITHOUT_READINGS = ['edith', 'walter', 'paul', 'beth']

/** Returns the items of all pages. */
const everyPage = async (
  server: TestServer,
  path: string,
  items: string,
  token: string,
): Promise<Parameters<typeof spanOf>[0]> => {
  const { body } = await server.call(path, { token })
  const rows = [...body[items]]
  for (let { next } = body; next !== undefined;) {
    const page = (await server.call(`${path}&cursor=${next}`, { token })).body
    rows.push(...page[items])
    next = page.next
  }
  return rows
}

/** Returns the days between the first and last reading; empty without readings. */
const spanOf = (
  readings: readonly { timestamp?: string; measurementTime?: string }[],
): number[] => {
  const at = (index: number) =>
    Date.parse(readings.at(index)?.timestamp ?? readings.at(index)?.measurementTime ?? '')
  return readings.length === 0 ? [] : [(at(0) - at(-1)) / 86_400_000]
}

test('every member signs in, with valid facts and ninety days of readings if any', async () => {
  const server = await at('2026-11-20T15:00:00Z', [...personas.keys()])
  const { body: members } = await server.control('GET', 'members')
  for (const { name, username } of members.filter(
    (one: { name: string }) => !NEED_MORE.includes(one.name),
  )) {
    const token = await server.token(username)
    for (const path of [
      '/v1/users/me/info/locale?appId=1',
      '/v1/users/me/info/personal?inclIntlPhones=true',
      '/v1/accounts/me/info',
      '/v1/users/me/coaching/info',
      '/v1/users/me/platform/features/config',
      '/v1/users/me/supplies/orders?count=10',
      '/v1/users/me/web/refresh/v2',
      '/v1/users/me/partners/PUBLIC',
      '/services/service-athome-labs/users/me/labOrders/results?testType=HbA1C',
      '/services/service-athome-labs/users/me/results',
      '/services/service-cardiometabolic/v1/users/me/scores',
      '/services/service-journey-guidance/v1/users/me/launchpad',
      '/services/service-journey-guidance/v1/users/me/onboarding/display',
      `/v1/users/me/readings/bgs/data?${all}`,
    ])
      expect([name, path, (await server.call(path, { token })).status]).toEqual([name, path, 200])
    const { organization } = (await server.call('/v1/accounts/me/info', { token })).body
    expect([
      name,
      (await server.call(`/v1/promos/${organization.code}`, { token })).status,
    ]).toEqual([name, 200])
    const lists = {
      bpReadings: `/v1/users/m-${name}/reading/bp?${all}`,
      bgs: `/v1/users/me/readings/bgs/data?${all}`,
      weightReadings: '/v1/users/me/reading/weights?',
    }
    const days: number[] = []
    for (const [items, path] of Object.entries(lists))
      days.push(...spanOf(await everyPage(server, path, items, token)))
    if (!WITHOUT_READINGS.includes(name)) expect([name, days.length]).not.toEqual([name, 0])
    expect([name, days]).toEqual([
      name,
      days.map(() => expect.toSatisfy((span: number) => span > (name === 'ten' ? 3640 : 85))),
    ])
  }
  expect(await server.violations('')).toEqual([])
  await server.close()
})

test('a persona exists for every program of the catalog and every status', () => {
  const programs = [...personas.values()].flatMap(
    ({ facts }) => facts((days) => `2026-11-${20 - Math.min(days, 19)}`).programs.programs,
  )
  for (const program of programOrder)
    if (program !== 'behavioralHealth')
      expect(programs).toContainEqual({ program, status: 'ACTIVE' })
  expect(new Set(programs.map(({ status }) => status))).toEqual(
    new Set(['PENDING', 'ACTIVE', 'INACTIVE', 'OFFERED', 'REGISTERED', 'USER_ACTION_REQUIRED']),
  )
})
