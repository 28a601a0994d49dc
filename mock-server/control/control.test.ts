import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personas } from '../seed/personas.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('injects connection faults: delay, cut, half-open, malformed, outside the contract', async () => {
  const scenario = 'wire'
  const { token } = await server.member('edith', scenario)
  const arm = (fault: object) =>
    server.control('POST', 'faults', { scenario, operationId: 'getAccount', times: 1, ...fault })
  const call = (signal?: AbortSignal) =>
    server.call('/v1/accounts/me/info', { token, ...(signal ? { signal } : {}) })
  await arm({ drop: true })
  await expect(call()).rejects.toThrow()
  await arm({ malformed: true })
  expect((await call()).body).toBe('{"this is": "not closed')
  await arm({ outsideContract: true })
  expect((await call()).body).toMatchObject({
    companyId: 0,
    isInternational: 'outside the contract',
  })
  await arm({ delayMs: 5, example: 'temporarily_unavailable' })
  expect((await call()).status).toBe(503)
  await arm({ halfOpen: true })
  const stop = new AbortController()
  const response = await fetch(`${server.origin}/v1/accounts/me/info`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  const reader = response.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"')
  stop.abort()
  expect((await call()).status).toBe(200)
  expect(await server.violations(scenario)).toEqual([])
})

test('a fault applies to its scenario until it is removed, latest first', async () => {
  const armed = await server.member('edith', 'armed')
  const free = await server.member('edith', 'free')
  const call = (token: string) =>
    server.call('/v1/accounts/me/info', { token }).then(({ status }) => status)
  await server.control('POST', 'faults', {
    scenario: 'armed',
    operationId: 'getAccount',
    status: 500,
  })
  await server.control('POST', 'faults', {
    scenario: 'armed',
    operationId: 'getAccount',
    status: 503,
    times: 1,
  })
  expect([
    await call(armed.token),
    await call(armed.token),
    await call(armed.token),
    await call(free.token),
  ]).toEqual([503, 500, 500, 200])
  expect((await server.control('DELETE', 'faults?scenario=armed')).body).toEqual({ disarmed: 1 })
  expect(await call(armed.token)).toBe(200)
})

test.each([
  [
    'POST',
    'faults',
    { operationId: 'getNothing', drop: true },
    'there is no operation "getNothing"; there are signIn',
  ],
  ['POST', 'faults', { operationId: 'toString', drop: true }, 'there is no operation "toString"'],
  ['POST', 'faults', { operationId: 'getAccount' }, 'say what is to go wrong'],
  [
    'POST',
    'faults',
    { operationId: 'getAccount', example: 'nonsense' },
    'it has account_employer (200)',
  ],
  [
    'POST',
    'faults',
    { operationId: 'listPrograms', example: 'nonsense' },
    'permission-denied (status 7)',
  ],
  ['POST', 'faults', { operationId: 'getAccount', drop: 'yes' }, '"drop" must be true or false'],
  [
    'POST',
    'faults',
    { operationId: 'getAccount', delay: 5 },
    'the body has unknown fields "delay"',
  ],
  [
    'POST',
    'members',
    { template: 'nobody', scenario: 'a' },
    'unknown template "nobody"; use rosa, carmen',
  ],
  ['POST', 'members', { template: 'rosa' }, '"scenario" must be a non-empty string'],
  [
    'POST',
    'members',
    {
      template: 'rosa',
      scenario: 'a',
      bloodPressure: [{ timestamp: '2026-02-30T00:00:00', systolic: 1, diastolic: 1 }],
    },
    '"timestamp" must be such as',
  ],
  [
    'POST',
    'members',
    { template: 'rosa', scenario: 'a', bloodSugar: [{ daysAgo: 0, time: '07:00', value: null }] },
    '"value" may be null only when',
  ],
  [
    'POST',
    'members',
    { template: 'rosa', scenario: 'a', weight: [{ daysAgo: 0, time: '07:00', pounds: '180' }] },
    '"pounds" must be a number from 1 to 1500',
  ],
  ['POST', 'clock', { now: 'noon' }, '"now" must be a moment such as'],
  ['POST', 'expire', {}, '"scenario" or "memberId" is required'],
  ['GET', 'nothing', undefined, 'no such request; use POST /control/members'],
])('%s /control/%s with %j explains the error', async (method, path, body, why) => {
  const answer = await server.control(method, path, body)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.body.error).toContain(why)
})

test('a copy has the readings of its scenario, by day and time or by timestamp', async () => {
  const { id, token } = await server.member('rosa', 'own', {
    locale: 'es-US',
    bloodPressure: [{ daysAgo: 1, time: '07:42', systolic: 128, diastolic: 78, pulse: null }],
  })
  const { body } = await server.call(
    `/v1/users/${id}/reading/bp?start=2000-01-01T00:00:00&end=2999-01-01T00:00:00`,
    { token },
  )
  expect(body.bpReadings).toHaveLength(1)
  expect(body.bpReadings[0]).toMatchObject({ systolic: 128, pulse: null })
  expect((await server.call('/v1/users/me/info/locale?appId=1', { token })).body.locale).toBe(
    'es-US',
  )
})

test('the clock of a scenario applies to its members’ readings', async () => {
  await server.control('POST', 'clock', { scenario: 'morning', now: '2026-06-10T11:41:00Z' })
  const before = await server.member('rosa', 'morning')
  const latest = async ({ id, token }: { id: string; token: string }) =>
    (
      await server.call(
        `/v1/users/${id}/reading/bp?start=2026-01-01T00:00:00&end=2999-01-01T00:00:00&count=1`,
        { token },
      )
    ).body.bpReadings[0]
  expect(await latest(before)).toMatchObject({
    timestamp: '2026-06-09T07:36:00',
    systolic: 124,
    diastolic: 76,
  })
  await server.control('POST', 'clock', { scenario: 'morning', now: '2026-06-10T11:42:00Z' })
  expect(await latest(await server.member('rosa', 'morning'))).toMatchObject({
    timestamp: '2026-06-10T07:42:00',
    systolic: 128,
    diastolic: 78,
    pulse: 72,
  })
})

test('an expired access token fails while its session continues', async () => {
  const { username } = await server.member('edith', 'expire')
  const { body } = await server.signIn(username)
  expect(
    (await server.control('POST', 'expire', { scenario: 'expire' })).body.expired,
  ).toBeGreaterThan(0)
  expect((await server.call('/v1/users/me/token', { token: body.access_token })).body.error).toBe(
    'invalid_token',
  )
  expect(
    (
      await server.form('/v1/users/me/auth/refresher', {
        grant_type: 'refresh_token',
        refresh_token: body.refresh_token,
      })
    ).status,
  ).toBe(200)
})

test('a reset removes a scenario and its members', async () => {
  const { id, token } = await server.member('edith', 'forgotten')
  await server.call('/v1/nothing', { scenario: 'forgotten' })
  expect((await server.control('POST', 'reset', { scenario: 'forgotten' })).body).toEqual({
    membersRemoved: 1,
  })
  expect(
    await server.mock.sandbox.store.all('SELECT id FROM bp_readings WHERE member_id = ?', [id]),
  ).toEqual([])
  expect(await server.violations('forgotten')).toEqual([])
  expect((await server.call('/v1/users/me/token', { token })).status).toBe(401)
})

test('lists the demo members with their passwords', async () => {
  const { body } = await server.control('GET', 'members')
  expect(body.map((one: { name: string }) => one.name)).toEqual([...personas.keys()])
})

const rawGet = (host: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(server.mock.port, '127.0.0.1', () =>
      socket.end(`GET /control/members HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    )
    let all = ''
    socket.on('data', (chunk) => (all += chunk)).on('close', () => resolve(all))
  })

test('refuses web pages and other host names, and everything without --control', async () => {
  expect(
    (await server.call('/control/members', { headers: { origin: 'https://evil.example' } })).status,
  ).toBe(403)
  expect(await rawGet('evil.example')).toMatch(/^HTTP\/1\.1 403/)
  expect(await rawGet('localhost:1')).toMatch(/^HTTP\/1\.1 200/)
  const closed = await startTestServer({ control: false })
  expect((await closed.control('GET', 'members')).status).toBe(404)
  await closed.close()
})
