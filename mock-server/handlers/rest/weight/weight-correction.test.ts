import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyOf } from '../../../database/tables/reading-history.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const wes = async (scenario: string) => {
  await server.control('POST', 'clock', { scenario, now: '2026-03-31T18:00:00Z' })
  return server.member('wes', scenario, {
    weight: [
      { timestamp: '2026-03-25T06:50:00', pounds: 200 },
      { timestamp: '2026-03-31T06:50:00', pounds: 98 },
    ],
  })
}
const call = (method: string, path: string, token: string, body?: unknown) =>
  server.call(`/v1/users/me/reading/${path}`, {
    method,
    token,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
const change = async (token: string) =>
  (await call('GET', 'weight/stats?durations=7', token)).body.stats[0].change
const newest = async (token: string) =>
  (await call('GET', 'weights?count=1', token)).body.weightReadings[0]

test('API-086: a corrected weight changes list and figures, and its original is kept', async () => {
  const { id: memberId, token } = await wes('weight corrected')
  const { id } = await newest(token)
  expect(await change(token)).toBe(-102)
  const body = { measurementTime: '2026-03-31T06:55:00', weightLb: 198.04 }
  const corrected = await call('PUT', `weight/${id}/correction`, token, body)
  expect(corrected.body).toMatchObject({
    id,
    measurementTime: '2026-03-31T06:55:00',
    normalizedWeightLb: 198,
    timeZone: 'America/Chicago',
  })
  expect(await newest(token)).toEqual(corrected.body)
  expect(await change(token)).toBe(-2)
  await call('PUT', `weight/${id}/correction`, token, body)
  expect(await historyOf(server.mock.sandbox.store, memberId, id)).toMatchObject([
    { act: 'CORRECTED', original: { weight_lb: 98 } },
  ])
  const same = { measurementTime: '2026-03-25T06:50:00', weightLb: 200 }
  expect((await call('PUT', `weight/${id}/correction`, token, same)).body.error).toBe(
    'duplicate_reading',
  )
  const future = { measurementTime: '2026-03-31T23:50:00', weightLb: 200 }
  expect((await call('PUT', `weight/${id}/correction`, token, future)).body.error).toBe(
    'future_timestamp',
  )
  expect(await server.violations('weight%20corrected')).toEqual([])
})

test('a removed weight is gone, and a goal no longer starts from it', async () => {
  const { id: memberId, token } = await wes('weight removed')
  const { id } = await newest(token)
  const target = { target: { weight: 190, weightUnit: 'LB' }, weightReadingId: id }
  expect((await call('POST', 'weight/target', token, target)).status).toBe(200)
  expect((await call('DELETE', `weight/${id}`, token)).status).toBe(204)
  expect((await newest(token)).normalizedWeightLb).toBe(200)
  expect((await call('GET', 'weight/target', token)).body.weightReadingId).toBeNull()
  expect((await call('DELETE', `weight/${id}`, token)).status).toBe(404)
  expect(await historyOf(server.mock.sandbox.store, memberId, id)).toMatchObject([
    { act: 'REMOVED', original: { weight_lb: 98 } },
  ])
})
