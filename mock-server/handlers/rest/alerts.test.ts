import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PATH = '/v1/users/me/settings/alerts/bg'
const read = async (token: string) => (await server.call(PATH, { token })).body
const change = (token: string, body: unknown) =>
  server.call(PATH, {
    method: 'PATCH',
    token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const text = { address: '+12075550177', channel: 'SMS', contactId: 'ct-1', contactType: 'FA' }

test('returns changed settings and keeps the others', async () => {
  const { token } = await server.member('rosa', 'alerts')
  const before = await read(token)
  const low = { threshold: 65, destinations: [text] }
  const changed = await change(token, {
    low,
    preferences: { OptIntoNightAlt: true, StartBlTime: '21:30' },
  })
  expect(changed.status).toBe(200)
  expect(changed.body).toEqual({
    ...before,
    low,
    preferences: { ...before.preferences, OptIntoNightAlt: true, StartBlTime: '21:30' },
  })
  expect(await read(token)).toEqual(changed.body)
  expect(await server.violations('alerts')).toEqual([])
})

test('alert preferences are also app preferences, in both directions', async () => {
  const { token } = await server.member('rosa', 'one truth')
  await change(token, { preferences: { BGLowerLimit: 62, prefMeth: 'SMS' } })
  const listed = (await server.call('/v1/users/me/prefs/apps', { token })).body.prefs
  expect(listed).toEqual(
    expect.arrayContaining([
      { appId: 1, appInstId: 0, prefName: 'BGLowerLimit', prefVal: '62' },
      { appId: 1, appInstId: 0, prefName: 'prefMeth', prefVal: 'SMS' },
    ]),
  )
  const written = [{ appId: 1, appInstId: 0, prefName: 'BGUpperLimit', prefVal: '280' }]
  await server.call('/v1/users/me/prefs/apps', {
    method: 'POST',
    token,
    body: JSON.stringify(written),
    headers: { 'content-type': 'application/json' },
  })
  expect((await read(token)).preferences).toMatchObject({
    BGLowerLimit: 62,
    BGUpperLimit: 280,
    prefMeth: 'SMS',
    StartBlTime: '22:00',
  })
})

test.each([
  ['limits_reversed', { low: { threshold: 300, destinations: [] } }],
  ['limits_reversed', { preferences: { BGLowerLimit: 200, BGUpperLimit: 200 } }],
  ['unknown_contact', { low: { threshold: 70, destinations: [{ ...text, contactId: 'ct-9' }] } }],
  ['unknown_contact', { low: { threshold: 70, destinations: [{ ...text, contactId: 'ct-2' }] } }],
  ['wrong_address', { high: { threshold: 300, destinations: [{ ...text, channel: 'EMAIL' }] } }],
  [
    'wrong_address',
    { high: { threshold: 300, destinations: [{ ...text, address: 'ana@example.com' }] } },
  ],
])('%s: %j', async (error, body) => {
  const { token } = await server.member('rosa', `refused ${JSON.stringify(body)}`)
  const before = await read(token)
  const refused = await change(token, body)
  expect([refused.status, refused.body.error]).toEqual([422, error])
  expect(await read(token)).toEqual(before)
})

test('refuses another member’s contact; settings belong to one member', async () => {
  const { token } = await server.member('frank', 'stranger')
  expect((await change(token, { low: { threshold: 70, destinations: [text] } })).body.error).toBe(
    'unknown_contact',
  )
  await change(token, { low: { threshold: 80, destinations: [] } })
  const rosa = await server.member('rosa', 'bystander')
  expect((await read(rosa.token)).low.threshold).toBe(70)
})

test.each([
  {},
  { preferences: {} },
  { preferences: { low: 70 } },
  { low: { threshold: 10, destinations: [] } },
  { low: { threshold: 70, destinations: [{ ...text, contactType: 'EC' }] } },
])('%j is outside the contract', async (body) => {
  const { token } = await server.member('rosa', `outside ${JSON.stringify(body)}`)
  expect((await change(token, body)).status).toBe(400)
})
