import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const wes = async (scenario: string, weight: object[]) => {
  await server.control('POST', 'clock', { scenario, now: '2026-03-31T18:00:00Z' })
  return server.member('wes', scenario, { weight })
}
const at = (day: number, pounds: number, more: object = {}) => ({
  timestamp: `2026-03-${String(day).padStart(2, '0')}T06:50:00`,
  pounds,
  ...more,
})
const get = async (path: string, token: string) =>
  (await server.call(`/v1/users/me/reading/${path}`, { token })).body
const send = (method: string, path: string, token: string, body: unknown) =>
  server.call(`/v1/users/me/reading/${path}`, {
    method,
    token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const pounds = async (query: string, token: string) =>
  (await get(`weights${query}`, token)).weightReadings.map(
    (one: { normalizedWeightLb: number }) => one.normalizedWeightLb,
  )

test('lists weights newest first by range, count and kind; all without a range', async () => {
  const { token } = await wes('weights', [
    at(1, 200.4),
    at(10, 142, { isIrregular: true }),
    at(20, 198.2, { bodyFat: 31.5, muscle: 30 }),
    at(31, 197),
  ])
  expect(await pounds('', token)).toEqual([197, 198.2, 142, 200.4])
  expect(await pounds('?start=1970-01-01T00:00:00&isIrregular=false', token)).toEqual([
    197, 198.2, 200.4,
  ])
  expect(await pounds('?isIrregular=true', token)).toEqual([142])
  expect(await pounds('?start=2026-03-10T06:50:00&end=2026-03-20T06:50:00', token)).toEqual([
    198.2, 142,
  ])
  expect(await pounds('?count=1', token)).toEqual([197])
  expect((await get('weights?count=2', token)).weightReadings[1]).toEqual({
    id: 'w-s2',
    measurementTime: '2026-03-20T06:50:00',
    utcOffset: '-05:00',
    timeZone: 'America/Chicago',
    normalizedWeightLb: 198.2,
    isIrregular: false,
    biometrics: { bodyFatPercentage: 31.5, musclePercentage: 30 },
    source: 'DEVICE',
  })
  expect((await get('weights?count=1', token)).weightReadings[0].biometrics).toBeNull()
  expect(
    (await get('weights?start=2026-03-10T00:00:00&end=2026-03-01T00:00:00', token)).error,
  ).toBe('invalid_request')
  expect(await server.violations('weights')).toEqual([])
})

test('an irregular reading leaves the statistics until it is unmarked', async () => {
  const { token } = await wes('marked', [at(25, 200), at(28, 150), at(31, 198)])
  const change = async () => (await get('weight/stats?durations=7', token)).stats[0].change
  expect(await change()).toBe(-2)
  const [, strange] = (await get('weights', token)).weightReadings
  const marked = await send('PUT', `weight/${strange.id}`, token, { isIrregular: true })
  expect(marked.body).toEqual({ ...strange, isIrregular: true })
  expect((await get('weights', token)).weightReadings[1]).toEqual(marked.body)
  expect((await send('PUT', 'weight/w-s2', token, { isIrregular: true })).status).toBe(200)
  expect(await change()).toBeNull()
  await send('PUT', 'weight/w-s2', token, { isIrregular: false })
  expect(await change()).toBe(-2)
  expect((await get('weight/stats', token)).overallStats.currentWeightReading.id).toBe('w-s2')
})

test('another member’s reading is not found and stays unchanged', async () => {
  const owner = await wes('weight owner', [at(30, 200)])
  const { token } = await wes('weight stranger', [])
  const [other, nobody] = await Promise.all([
    send('PUT', 'weight/w-s0', token, { isIrregular: true }),
    send('PUT', 'weight/w-nobody', token, { isIrregular: true }),
  ])
  expect([other.status, nobody.status]).toEqual([404, 404])
  expect(other.body).toEqual(nobody.body)
  expect((await get('weights', owner.token)).weightReadings[0].isIrregular).toBe(false)
})

test('changes cover the requested days, today included', async () => {
  const { token } = await wes('durations', [at(24, 210), at(25, 200), at(31, 198.3)])
  const { stats, overallStats } = await get('weight/stats?durations=30,7', token)
  expect(stats).toEqual([
    { duration: 30, change: -11.7 },
    { duration: 7, change: -1.7 },
  ])
  expect(overallStats).toMatchObject({
    change: -11.7,
    startingWeightReading: { normalizedWeightLb: 210 },
    currentWeightReading: { normalizedWeightLb: 198.3 },
  })
  expect(
    (await get('weight/stats', token)).stats.map((one: { duration: number }) => one.duration),
  ).toEqual([7, 14, 30, 90, 180, 365])
  expect(
    (await server.call('/v1/users/me/reading/weight/stats?durations=8', { token })).status,
  ).toBe(400)
})

test('includes body composition by default, from readings that have it', async () => {
  const { token } = await wes('composition', [
    at(26, 200, { bodyFat: 32, muscle: 30 }),
    at(28, 199, { bodyFat: 31.6 }),
    at(31, 198),
  ])
  const { bodyFatStats, muscleMassStats } = await get('weight/stats?durations=7', token)
  expect(bodyFatStats).toEqual({ current: 31.6, stats: [{ duration: 7, change: -0.4 }] })
  expect(muscleMassStats).toEqual({ current: 30, stats: [{ duration: 7, change: null }] })
  expect(await get('weight/stats?durations=7&extended_stats=false', token)).toMatchObject({
    bodyFatStats: null,
    muscleMassStats: null,
  })
  const plain = await wes('plain scale', [at(31, 198)])
  expect(await get('weight/stats', plain.token)).toMatchObject({
    bodyFatStats: null,
    muscleMassStats: null,
  })
  expect(await server.violations('plain%20scale')).toEqual([])
})

test('a member without weights gets an empty list and no statistics', async () => {
  const { token } = await wes('never', [])
  expect(await pounds('', token)).toEqual([])
  expect(await get('weight/stats?durations=30', token)).toEqual({
    stats: [{ duration: 30, change: null }],
    overallStats: { currentWeightReading: null, startingWeightReading: null, change: null },
    bodyFatStats: null,
    muscleMassStats: null,
  })
})
