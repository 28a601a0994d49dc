import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const TOLD = {
  eat_code: 8,
  source: 7,
  note: null,
  carb: null,
  feeling_code: null,
  short_float: null,
  long_float: null,
  premix_float: null,
  is_control: false,
}
const at = (timestamp: string, value: number | null = 121, tags: object = {}) => ({
  timestamp,
  value,
  tags: { ...TOLD, ...tags },
})
const send = (
  method: string,
  path: string,
  token: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  server.call(path, {
    method,
    token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })
const add = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  send('POST', '/v1/users/me/readings/bgs/data', token, body, headers)
const change = (token: string, id: string, tags: object) =>
  send('PATCH', `/v1/users/me/readings/bgs/${id}`, token, { tags })
const list = async (token: string) =>
  (
    await server.call(
      '/v1/users/me/readings/bgs/data?start=2026-03-01T00:00:00&end=2026-03-31T23:59:59',
      { token },
    )
  ).body.bgs

const rosa = async (scenario: string, bloodSugar: object[] = []) => {
  await server.control('POST', 'clock', { scenario, now: '2026-03-20T17:00:00Z' })
  return server.member('rosa', scenario, { bloodSugar })
}

test('a typed reading is self-reported, keeps one decimal of insulin, and is listed', async () => {
  const { token } = await rosa('typed')
  const made = await add(
    token,
    at('2026-03-20T12:15:00', 204, {
      note: 'Birthday',
      carb: 64,
      short_float: 4.449,
      long_float: 12,
    }),
  )
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    timestamp: '2026-03-20T12:15:00',
    utcOffset: '-04:00',
    value: 204,
    tags: {
      eat_code: 8,
      source: 7,
      is_control: false,
      OOR_low: false,
      OOR_high: false,
      note: 'Birthday',
      short_float: 4.4,
      long_float: 12,
      premix_float: null,
    },
    adaTargetRangeExtendedStatus: 'HIGH',
  })
  expect(await list(token)).toEqual([made.body])
  expect(made.body.id).not.toContain('204')
  expect(await server.violations('typed')).toEqual([])
})

test('a repeated reading is stored once, and the second request is refused', async () => {
  const { token } = await rosa('twice')
  await add(token, at('2026-03-20T12:15:00'))
  const again = await add(token, at('2026-03-20T12:15:00', 121, { note: 'again' }))
  expect([again.status, again.body.error]).toEqual([409, 'duplicate_reading'])
  expect((await add(token, at('2026-03-20T12:15:00', 122))).status).toBe(201)
  expect((await list(token)).map((one: { value: number }) => one.value).toSorted()).toEqual([
    121, 122,
  ])
})

test('a typed reading may name the time zone of a traveler', async () => {
  const { token } = await rosa('travel')
  // 17:00 UTC is 13:00 in New York and 18:00 in Madrid.
  expect((await add(token, at('2026-03-20T17:55:00'))).body.error).toBe('future_timestamp')
  const there = await add(token, { ...at('2026-03-20T17:55:00'), timeZone: 'Europe/Madrid' })
  expect([there.status, there.body.utcOffset, there.body.timeZone]).toEqual([
    201,
    '+01:00',
    'Europe/Madrid',
  ])
  expect(
    (await add(token, { ...at('2026-03-20T17:55:00', 130), timeZone: 'Europe/Nowhere' })).body
      .error,
  ).toBe('unknown_timestamp')
})

test('stores an out-of-range reading without a number, once', async () => {
  const { token } = await rosa('beyond')
  const low = await add(token, at('2026-03-20T06:40:00', null, { OOR_low: true, OOR_high: false }))
  expect([
    low.status,
    low.body.value,
    low.body.tags.OOR_low,
    low.body.adaTargetRangeExtendedStatus,
  ]).toEqual([201, null, true, 'SEVERELY_LOW'])
  expect((await add(token, at('2026-03-20T06:40:00', null, { OOR_high: true }))).status).toBe(201)
  expect((await add(token, at('2026-03-20T06:40:00', null, { OOR_low: true }))).status).toBe(409)
  expect(await server.violations('beyond')).toEqual([])
})

test.each([
  [null, {}],
  [null, { OOR_low: true, OOR_high: true }],
  [15, { OOR_low: true }],
])('a value of %s with %j is no reading', async (value, tags) => {
  const { token } = await rosa(`no reading ${value} ${JSON.stringify(tags)}`)
  expect((await add(token, at('2026-03-20T06:40:00', value, tags))).status).toBe(400)
})

test.each([
  ['2026-03-20T13:15:00', 'future_timestamp'],
  ['2026-02-30T08:00:00', 'unknown_timestamp'],
  ['2026-03-08T02:30:00', 'unknown_timestamp'],
])('%s is refused: %s', async (timestamp, error) => {
  const { token } = await rosa(`refused ${timestamp}`)
  const refused = await add(token, at(timestamp), { 'accept-language': 'es-US' })
  expect([refused.status, refused.body.error, refused.body.details]).toEqual([
    422,
    error,
    ['timestamp'],
  ])
  expect(refused.body.message).toMatch(/hora/)
  expect(await list(token)).toEqual([])
})

test('accepts the current minute', async () => {
  const { token } = await rosa('present')
  expect((await add(token, at('2026-03-20T13:00:00'))).status).toBe(201)
})

test.each([
  ['a meter as its source', at('2026-03-20T12:00:00', 121, { source: 1 })],
  ['a control test', at('2026-03-20T12:00:00', 121, { is_control: true })],
  ['a fraction', at('2026-03-20T12:00:00', 121.5)],
  ['more than a meter shows', at('2026-03-20T12:00:00', 1000)],
  ['a feeling as a meal', at('2026-03-20T12:00:00', 121, { eat_code: 14 })],
])('%s is outside the contract', async (name, body) => {
  const { token } = await rosa(`outside ${name}`)
  expect((await add(token, body)).status).toBe(400)
  expect(await list(token)).toEqual([])
})

test('changes sent tags, removes null ones, and keeps the others and the meter’s values', async () => {
  const { token } = await rosa('change', [
    {
      timestamp: '2026-03-19T07:00:00',
      value: 131,
      tags: { eat_code: 6, note: 'Walked', carb: 40 },
    },
  ])
  const [{ id }] = await list(token)
  const changed = await change(token, id, { eat_code: 9, note: null, premix_float: 2.25 })
  expect(changed.status).toBe(200)
  expect(changed.body).toMatchObject({
    value: 131,
    adaTargetRangeExtendedStatus: 'IN_RANGE',
    tags: { eat_code: 9, note: null, carb: 40, premix_float: 2.3, source: 1 },
  })
  expect(await list(token)).toEqual([changed.body])
  expect((await change(token, id, { source: 7 })).status).toBe(400)
  expect((await change(token, id, {})).status).toBe(400)
})

test('refuses tags for a control test', async () => {
  const { token } = await rosa('control', [
    { timestamp: '2026-03-19T07:00:00', value: 110, tags: { is_control: true } },
  ])
  const [{ id }] = await list(token)
  const refused = await change(token, id, { note: 'x' })
  expect([refused.status, refused.body.error]).toEqual([422, 'control_test'])
})

test('another member’s reading is not found and stays unchanged', async () => {
  const owner = await rosa('owner', [{ timestamp: '2026-03-19T07:00:00', value: 131 }])
  const [reading] = await list(owner.token)
  const { token } = await rosa('stranger')
  const [other, nobody] = await Promise.all([
    change(token, reading.id, { note: 'mine' }),
    change(token, 'bg-nobody', { note: 'mine' }),
  ])
  expect(other.status).toBe(404)
  expect(other.body).toEqual(nobody.body)
  expect(await list(owner.token)).toEqual([reading])
})
