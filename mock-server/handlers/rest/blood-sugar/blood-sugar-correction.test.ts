import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyOf } from '../../../database/tables/reading-history.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/v1/users/me/readings/bgs'
const march = 'start=2026-03-01T00:00:00&end=2026-03-31T23:59:59'
const call = (method: string, path: string, token: string, body?: unknown) =>
  server.call(path, {
    method,
    token,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
const list = async (token: string, more = '') =>
  (await server.call(`${PATH}/data?${march}${more}`, { token })).body.bgs
const average = async (token: string) =>
  (await server.call(`${PATH}/stats/extended?${march}`, { token })).body.overall.average
const rosa = async (scenario: string, bloodSugar: object[]) => {
  await server.control('POST', 'clock', { scenario, now: '2026-03-20T17:00:00Z' })
  return server.member('rosa', scenario, { bloodSugar })
}
const at = (timestamp: string, value: number) => ({ timestamp, value })
const correction = (timestamp: string, value: number | null, more: object = {}) => ({
  timestamp,
  value,
  beyondMeter: null,
  ...more,
})
const history = (memberId: string, id: string) => historyOf(server.mock.sandbox.store, memberId, id)

test('API-077: a corrected reading changes list and figures, and its original is kept', async () => {
  const { id: memberId, token } = await rosa('corrected', [
    at('2026-03-19T07:00:00', 19),
    at('2026-03-18T07:00:00', 121),
  ])
  const [{ id }] = await list(token)
  const put = (body: object) => call('PUT', `${PATH}/${id}/correction`, token, body)
  const body = correction('2026-03-19T07:05:00', 119, { eat_code: 9 })
  const corrected = await put(body)
  expect([corrected.status, corrected.body]).toMatchObject([
    200,
    {
      id,
      timestamp: '2026-03-19T07:05:00',
      value: 119,
      tags: { eat_code: 9, source: 1 },
      adaTargetRangeExtendedStatus: 'IN_RANGE',
    },
  ])
  expect((await list(token))[0]).toEqual(corrected.body)
  expect(await average(token)).toBe(120)
  // The same request again changes nothing and keeps no second original.
  expect((await put(body)).body).toEqual(corrected.body)
  expect(await history(memberId, id)).toMatchObject([
    { act: 'CORRECTED', original: { value: 19, local_time: '2026-03-19T07:00:00' } },
  ])
  expect(
    (await put(correction('2026-03-19T07:05:00', null, { beyondMeter: 'LOW' }))).body,
  ).toMatchObject({ value: null, tags: { OOR_low: true, eat_code: 9 } })
  expect(await server.violations('corrected')).toEqual([])
})

test.each([
  [correction('2026-03-18T07:00:00', 121), 409, 'duplicate_reading'],
  [correction('2026-03-20T13:15:00', 121), 422, 'future_timestamp'],
  [correction('2026-03-08T02:30:00', 121), 422, 'unknown_timestamp'],
  [correction('2026-03-19T07:00:00', null), 400, 'invalid_request'],
  [correction('2026-03-19T07:00:00', 5), 400, 'invalid_request'],
])('refuses the correction %j with %i', async (body, status, error) => {
  const { token } = await rosa(`refused ${JSON.stringify(body)}`, [
    at('2026-03-19T07:00:00', 19),
    at('2026-03-18T07:00:00', 121),
  ])
  const before = await list(token)
  const refused = await call('PUT', `${PATH}/${before[0].id}/correction`, token, body)
  expect([refused.status, refused.body.error]).toEqual([status, error])
  expect(await list(token)).toEqual(before)
})

test('a corrected value can be typed again, and a typed one is stored once', async () => {
  const { token } = await rosa('typed again', [])
  const add = (value: number) =>
    call('POST', `${PATH}/data`, token, {
      ...at('2026-03-19T07:00:00', value),
      tags: {
        eat_code: null,
        source: 7,
        note: null,
        carb: null,
        feeling_code: null,
        short_float: null,
        long_float: null,
        premix_float: null,
        is_control: false,
      },
    })
  const { id } = (await add(19)).body
  await call('PUT', `${PATH}/${id}/correction`, token, correction('2026-03-19T07:00:00', 119))
  expect((await add(119)).status).toBe(409)
  expect((await add(19)).status).toBe(201)
  expect((await add(19)).status).toBe(409)
  expect((await list(token)).map((one: { value: number }) => one.value).toSorted()).toEqual([
    119, 19,
  ])
  await call('PUT', `${PATH}/${id}`, token, { isLeftOut: true })
  expect((await add(119)).status).toBe(201)
})

test('a reading is left out of list and figures, and taken back in', async () => {
  const { id: memberId, token } = await rosa('left out', [
    at('2026-03-19T07:00:00', 300),
    at('2026-03-18T07:00:00', 100),
  ])
  const [reading] = await list(token)
  const mark = (isLeftOut: boolean) => call('PUT', `${PATH}/${reading.id}`, token, { isLeftOut })
  expect((await mark(true)).body).toEqual({ ...reading, isLeftOut: true })
  expect((await mark(true)).status).toBe(200)
  expect(await list(token)).toHaveLength(1)
  expect(await average(token)).toBe(100)
  expect(await list(token, '&isLeftOut=true')).toEqual([{ ...reading, isLeftOut: true }])
  expect(
    (await call('PATCH', `${PATH}/${reading.id}`, token, { tags: { note: 'x' } })).status,
  ).toBe(404)
  expect((await mark(false)).body).toEqual(reading)
  expect(await average(token)).toBe(200)
  expect((await history(memberId, reading.id)).map(({ act }) => act).toSorted()).toEqual([
    'LEFT_OUT',
    'TAKEN_BACK',
  ])
  expect(await server.violations('left%20out')).toEqual([])
})

test('a removed reading is gone, also one that was left out, and its original is kept', async () => {
  const { id: memberId, token } = await rosa('removed', [
    at('2026-03-19T07:00:00', 300),
    at('2026-03-18T07:00:00', 100),
  ])
  const [first, second] = await list(token)
  expect((await call('DELETE', `${PATH}/${first.id}`, token)).status).toBe(204)
  expect(await average(token)).toBe(100)
  expect((await call('DELETE', `${PATH}/${first.id}`, token)).status).toBe(404)
  await call('PUT', `${PATH}/${second.id}`, token, { isLeftOut: true })
  expect((await call('DELETE', `${PATH}/${second.id}`, token)).status).toBe(204)
  expect([await list(token), await list(token, '&isLeftOut=true')]).toEqual([[], []])
  expect(await history(memberId, first.id)).toMatchObject([
    { act: 'REMOVED', original: { value: 300 } },
  ])
})
