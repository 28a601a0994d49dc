import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateFact } from '../../../database/facts/facts.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/v1/users/me/reading/weight/target'
const TODAY = { daysAgo: 0, time: '00:00', pounds: 200 }
const read = (token: string) => server.call(PATH, { token })
const set = (
  token: string,
  weight: number,
  weightUnit = 'LB',
  weightReadingId: string | null = null,
) =>
  server.call(PATH, {
    method: 'POST',
    token,
    body: JSON.stringify({ target: { weight, weightUnit }, weightReadingId }),
    headers: { 'content-type': 'application/json' },
  })
const lb = (weight: number) => ({ weight, weightUnit: 'LB' })

test('suggests a target and a lowest value before one is set', async () => {
  const { token } = await server.member('pia', 'target none', { weight: [TODAY] })
  // 65 inches: 18.5 x 65 x 65 / 703 is 111.18.
  expect((await read(token)).body).toEqual({
    target: null,
    weightReadingId: null,
    selfEnteredTarget: null,
    suggestedTarget: lb(190),
    lowestTarget: lb(111.2),
  })
})

test('returns an own target, the suggested one, and one in kilograms', async () => {
  const { token } = await server.member('pia', 'target set', { weight: [TODAY] })
  const own = await set(token, 180.04, 'LB', 'w-s0')
  expect(own.body).toMatchObject({
    target: lb(180),
    weightReadingId: 'w-s0',
    selfEnteredTarget: lb(180),
  })
  expect((await read(token)).body).toEqual(own.body)
  expect((await set(token, 190)).body).toMatchObject({
    target: lb(190),
    selfEnteredTarget: null,
    weightReadingId: null,
  })
  const kilograms = { weight: 80, weightUnit: 'KG' }
  expect((await set(token, 80, 'KG')).body).toMatchObject({
    target: kilograms,
    selfEnteredTarget: kilograms,
  })
  expect(await server.violations('target%20set')).toEqual([])
})

test('accepts the lowest target and refuses less', async () => {
  const { token } = await server.member('pia', 'target low', { weight: [TODAY] })
  const refused = await set(token, 111.1)
  expect([refused.status, refused.body.error]).toEqual([422, 'below_lowest_target'])
  expect((await set(token, 50.4, 'KG')).status).toBe(422)
  expect((await read(token)).body.target).toBeNull()
  expect((await set(token, 111.2)).status).toBe(200)
})

test('without a height the lowest target is four fifths of the weight', async () => {
  const { id, token } = await server.member('pia', 'target heightless', { weight: [TODAY] })
  await updateFact(server.mock.sandbox.store, id, 'health', (before) => ({
    ...before,
    heightInches: null,
  }))
  expect((await read(token)).body.lowestTarget).toEqual(lb(160))
})

test('refuses another member’s reading; without weights there is no target until one is set', async () => {
  const { token } = await server.member('pia', 'target stranger', { weight: [] })
  await server.member('pia', 'target owner', { weight: [TODAY] })
  expect((await set(token, 170, 'LB', 'w-s0')).body.error).toBe('unknown_reading')
  expect((await read(token)).status).toBe(404)
  expect((await set(token, 170)).body).toMatchObject({
    target: lb(170),
    suggestedTarget: null,
    lowestTarget: null,
  })
  expect((await read(token)).status).toBe(200)
})
