import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
let id: string
let token: string

const bp = (timestamp: string, systolic: number, diastolic: number, pulse?: number) => ({
  timestamp,
  systolic,
  diastolic,
  ...(pulse === undefined ? {} : { pulse }),
})
const bg = (timestamp: string, value: number | null, tags: object = {}) => ({
  timestamp,
  value,
  tags,
})

beforeAll(async () => {
  server = await startTestServer()
  const made = await server.member('rosa', 'lists', {
    bloodPressure: [
      bp('2026-03-05T07:42:00', 128, 78, 72),
      bp('2026-03-06T07:42:00', 118, 74),
      bp('2026-03-07T23:59:59', 125, 79, 70),
      bp('2026-03-08T00:00:00', 140, 90, 80),
    ],
    bloodSugar: [
      bg('2026-03-05T07:00:00', 118, { eat_code: 6 }),
      bg('2026-03-05T09:00:00', 138, { eat_code: 6, source: 7, note: 'Walked' }),
      bg('2026-03-06T09:00:00', null, { OOR_high: true }),
      bg('2026-03-06T10:00:00', 100, { is_control: true }),
    ],
  })
  id = made.id
  token = made.token
})
afterAll(() => server.close())

const march = 'start=2026-03-01T00:00:00&end=2026-03-31T23:59:59'
const pressures = async (query: string) =>
  (await server.call(`/v1/users/${id}/reading/bp?${query}`, { token })).body.bpReadings.map(
    (one: { systolic: number }) => one.systolic,
  )
const sugars = async (query: string) =>
  (await server.call(`/v1/users/me/readings/bgs/data?${query}`, { token })).body.bgs.map(
    (one: { value: number }) => one.value,
  )

test('lists blood pressure newest first, within an inclusive range and count', async () => {
  expect(await pressures(march)).toEqual([140, 125, 118, 128])
  expect(await pressures('start=2026-03-05T07:42:00&end=2026-03-07T23:59:59')).toEqual([
    125, 118, 128,
  ])
  expect(await pressures('start=2026-03-05T07:42:01&end=2026-03-07T23:59:58')).toEqual([118])
  expect(await pressures(`${march}&count=2`)).toEqual([140, 125])
  expect(await pressures('start=2025-03-01T00:00:00&end=2025-03-31T23:59:59')).toEqual([])
})

test('no response violates the contract', async () => {
  await pressures(march)
  await sugars(march)
  expect(await server.violations('lists')).toEqual([])
})

test('a reading has its time zone and offset', async () => {
  const { body } = await server.call(`/v1/users/${id}/reading/bp?${march}`, { token })
  expect(body.bpReadings[3]).toMatchObject({
    timestamp: '2026-03-05T07:42:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    pulse: 72,
    source: 'DEVICE',
  })
  expect(body.bpReadings[2].pulse).toBeNull()
})

test('statistics cover the readings of the range', async () => {
  const stats = async (query: string) =>
    (await server.call(`/v1/users/me/reading/bp/stats?${query}`, { token })).body
  expect(await stats('start=2026-03-05T00:00:00&end=2026-03-07T23:59:59')).toEqual({
    start: '2026-03-05T00:00:00',
    end: '2026-03-07T23:59:59',
    count: 3,
    daysWithReadings: 3,
    average: { systolic: 124, diastolic: 77, pulse: 71 },
  })
  expect((await stats('start=2026-03-06T00:00:00&end=2026-03-06T23:59:59')).average).toEqual({
    systolic: 118,
    diastolic: 74,
    pulse: null,
  })
  expect(await stats('start=2025-03-05T00:00:00&end=2025-03-07T23:59:59')).toMatchObject({
    count: 0,
    daysWithReadings: 0,
    average: null,
  })
})

test('lists blood sugar by range, source, kind and count', async () => {
  expect(await sugars(march)).toEqual([100, null, 138, 118])
  expect(await sugars(`${march}&tagsIsControl=false`)).toEqual([null, 138, 118])
  expect(await sugars(`${march}&tagsIsControl=true`)).toEqual([100])
  expect(await sugars(`${march}&tagsSource=7`)).toEqual([138])
  expect(
    await sugars(`${march}&tagsSource=1,7&tagsIsControl=false&count=2&sortKey=timestamp`),
  ).toEqual([null, 138])
  const { body } = await server.call(`/v1/users/me/readings/bgs/data?${march}`, { token })
  expect(
    body.bgs.map(
      (one: { adaTargetRangeExtendedStatus: string }) => one.adaTargetRangeExtendedStatus,
    ),
  ).toEqual(['IN_RANGE', 'SEVERELY_HIGH', 'SLIGHTLY_HIGH', 'IN_RANGE'])
})

test('another member’s readings are not found', async () => {
  const other = await server.call(`/v1/users/m-rosa/reading/bp?${march}`, { token })
  const nobody = await server.call(`/v1/users/m-nobody/reading/bp?${march}`, { token })
  expect(other.status).toBe(404)
  expect(other.body).toEqual(nobody.body)
})

test.each([
  ['start=2026-03-07T00:00:00&end=2026-03-05T00:00:00', 'end'],
  ['start=2026-02-30T00:00:00&end=2026-03-05T00:00:00', undefined],
])('returns 400 for an invalid range: %s', async (query, field) => {
  for (const path of [
    `/v1/users/${id}/reading/bp`,
    '/v1/users/me/reading/bp/stats',
    '/v1/users/me/readings/bgs/data',
  ]) {
    const answer = await server.call(`${path}?${query}`, { token })
    expect(answer.status).toBe(400)
    if (field) expect(answer.body.details).toEqual([field])
  }
})
