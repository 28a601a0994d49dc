import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyOf } from '../../../database/tables/reading-history.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const rosa = async (scenario: string) => {
  await server.control('POST', 'clock', { scenario, now: '2026-03-31T18:00:00Z' })
  return server.member('rosa', scenario, {
    bloodPressure: [{ timestamp: '2026-03-31T07:00:00', systolic: 130, diastolic: 84, pulse: 70 }],
  })
}
const call = (method: string, path: string, token: string, body?: unknown) =>
  server.call(`/v1/users/me/${path}`, {
    method,
    token,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
const span = 'start=2026-03-31T00:00:00&end=2026-03-31T23:59:59'
const list = async ({ id, token }: { id: string; token: string }) =>
  (await server.call(`/v1/users/${id}/reading/bp?${span}`, { token })).body.bpReadings
const typed = { timestamp: '2026-03-31T07:05:00', systolic: 186, diastolic: 84, pulse: null }

test('each value of a sitting is a reading, and the same one is stored once', async () => {
  const member = await rosa('pressure typed')
  const added = await call('POST', 'readings/bp', member.token, typed)
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ ...typed, source: 'SELF_REPORTED' })
  const again = await call('POST', 'readings/bp', member.token, typed)
  expect(again.body.error).toBe('duplicate_reading')
  const second = { ...typed, timestamp: '2026-03-31T07:06:00', systolic: 128 }
  expect((await call('POST', 'readings/bp', member.token, second)).status).toBe(201)
  expect((await list(member)).map(({ systolic }: { systolic: number }) => systolic)).toEqual([
    128, 186, 130,
  ])
  const future = { ...typed, timestamp: '2026-03-31T23:05:00' }
  expect((await call('POST', 'readings/bp', member.token, future)).body.error).toBe(
    'future_timestamp',
  )
  expect(await server.violations('pressure%20typed')).toEqual([])
})

test('a corrected pressure changes the list and the figures, and its original is kept', async () => {
  const member = await rosa('pressure corrected')
  const { id } = (await call('POST', 'readings/bp', member.token, typed)).body
  const body = { ...typed, systolic: 126, pulse: 66 }
  const path = `readings/bp/${id}/correction`
  const corrected = await call('PUT', path, member.token, body)
  expect(corrected.body).toMatchObject({ id, ...body })
  expect((await list(member))[0]).toEqual(corrected.body)
  const { average } = (await call('GET', `reading/bp/stats?${span}`, member.token)).body
  expect(average).toEqual({ systolic: 128, diastolic: 84, pulse: 68 })
  await call('PUT', path, member.token, body)
  expect(await historyOf(server.mock.sandbox.store, member.id, id)).toMatchObject([
    { act: 'CORRECTED', original: { systolic: 186 } },
  ])
  const same = { timestamp: '2026-03-31T07:00:00', systolic: 130, diastolic: 84, pulse: 70 }
  expect((await call('PUT', path, member.token, same)).body.error).toBe('duplicate_reading')
  // The first value, typed again, is a new reading.
  const typedAgain = await call('POST', 'readings/bp', member.token, typed)
  expect(typedAgain.status).toBe(201)
  expect(typedAgain.body.id).not.toBe(id)
})

test('a removed pressure is gone, and its original is kept', async () => {
  const member = await rosa('pressure removed')
  const { id } = (await call('POST', 'readings/bp', member.token, typed)).body
  expect((await call('DELETE', `readings/bp/${id}`, member.token)).status).toBe(204)
  expect(await list(member)).toHaveLength(1)
  expect((await call('DELETE', `readings/bp/${id}`, member.token)).status).toBe(404)
  expect(await historyOf(server.mock.sandbox.store, member.id, id)).toMatchObject([
    { act: 'REMOVED', original: { systolic: 186 } },
  ])
})
