import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa'] })
})
afterAll(() => server.close())

const sent = async (scenario: string, operationId = '') =>
  (
    await server.control(
      'GET',
      `sent?scenario=${scenario}${operationId && `&operationId=${operationId}`}`,
    )
  ).body

it('lists JSON, form, text and RPC requests of a scenario in order with their status', async () => {
  const { token } = await server.member('rosa', 'telling')
  const json = {
    method: 'PATCH',
    token,
    scenario: 'telling',
    headers: { 'content-type': 'application/json', 'accept-language': 'es-US' },
  }
  await server.call('/v1/users/me/settings/alerts/bg', {
    ...json,
    body: JSON.stringify({ preferences: { BGLowerLimit: 65 } }),
  })
  await server.call('/v1/users/me/supplies/bgStrips/remaining', {
    method: 'PUT',
    token,
    scenario: 'telling',
    body: '120',
    headers: { 'content-type': 'text/plain' },
  })
  await server.call('/user/liv/me/chat/portal.chat.v1.ChatService/RequestCoach', {
    ...json,
    method: 'POST',
    body: '{"subject":"?"}',
  })
  await server.form(
    '/v1/users/me/auth',
    { grant_type: 'password', username: 'nobody@example.com', password: 'x' },
    { 'x-scenario': 'telling' },
  )
  // The first request is the sign-in of the copy, which belongs to the member's scenario.
  const all = (await sent('telling')).slice(1)
  expect(
    all.map(
      ({ operationId, body, status }: { operationId: string; body: unknown; status: number }) => [
        operationId,
        body,
        status,
      ],
    ),
  ).toEqual([
    ['updateBloodSugarAlerts', { preferences: { BGLowerLimit: 65 } }, 200],
    ['saveStripsRemaining', '120', 204],
    ['requestCoach', { subject: '?' }, 400],
    ['signIn', { grant_type: 'password', username: 'nobody@example.com', password: 'x' }, 401],
  ])
  expect(all[0].headers['accept-language']).toBe('es-US')
  expect(all.flatMap(({ headers }: { headers: object }) => Object.keys(headers))).not.toContain(
    'authorization',
  )
  expect(await sent('telling', 'saveStripsRemaining')).toEqual([all[1]])
})

it('records no calls without a scenario and drops them at a reset', async () => {
  const { token } = await server.member('rosa', 'gone')
  await server.call('/v1/users/me/info/locale?appId=1', { token, scenario: 'gone' })
  await server.call('/v1/users/me/info/locale?appId=1', {
    token: await server.token('rosa.delgado@example.com'),
  })
  expect(await sent('gone', 'getLocale')).toMatchObject([
    { operationId: 'getLocale', query: { appId: '1' }, body: null },
  ])
  expect(await sent('')).toEqual([])
  await server.control('POST', 'reset', { scenario: 'gone' })
  expect(await sent('gone')).toEqual([])
})
