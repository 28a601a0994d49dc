import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const refresh = (token: string) =>
  server.form('/v1/users/me/auth/refresher', { grant_type: 'refresh_token', refresh_token: token })
const works = async (token: string) =>
  (await server.call('/v1/users/me/token', { token })).status === 200

test('the right password opens a session of fifteen minutes', async () => {
  const { status, body } = await server.signIn('Rosa.Delgado@Example.com ')
  expect(status).toBe(200)
  expect(body).toMatchObject({ expires_in: 900, type: 'Bearer' })
  expect((await server.call('/v1/users/me/token', { token: body.access_token })).body).toEqual({
    userId: 'm-rosa',
  })
})

test('a session has the member’s previous activity', async () => {
  const { username } = await server.member('rosa', 'last activity')
  const start = Math.floor(Date.now() / 1000) * 1000
  await server.control('POST', 'clock', {
    scenario: 'last activity',
    now: new Date(Date.now() + 3 * 3_600_000).toISOString(),
  })
  const before = Date.parse((await server.signIn(username)).body.last_activity_timestamp)
  expect(Math.abs(before - start)).toBeLessThan(60_000)
})

test('sign-in requires the client credentials', async () => {
  const wrong = await server.signIn('rosa.delgado@example.com', PASSWORD, {
    authorization: `Basic ${btoa('portal-web:wrong')}`,
  })
  expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client'])
  const none = await server.call('/v1/users/me/auth', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username: 'a', password: 'b' }),
  })
  expect([none.status, none.body.error]).toEqual([401, 'invalid_client'])
})

test('five wrong passwords lock a known or unknown name with the same responses', async () => {
  const { username } = await server.member('rosa', 'lockout')
  const tries = async (name: string) => {
    const answers = []
    for (let turn = 0; turn < 5; turn++) answers.push(await server.signIn(name, 'wrong'))
    answers.push(await server.signIn(name))
    return answers.map(({ status, body }) => ({ status, body }))
  }
  const known = await tries(username)
  expect(known.map(({ status, body }) => [status, body.error])).toEqual([
    ...Array(4).fill([401, 'invalid_grant']),
    [403, 'account_locked'],
    [403, 'account_locked'],
  ])
  expect(await tries('nobody.at.all@example.com')).toEqual(known)
  expect((await server.signIn('luis.lock@example.com')).body).toEqual(known[5]!.body)
})

test('a lock ends after thirty minutes', async () => {
  const { username } = await server.member('rosa', 'unlock')
  for (let turn = 0; turn < 5; turn++) await server.signIn(username, 'wrong')
  await server.control('POST', 'clock', {
    scenario: 'unlock',
    now: new Date(Date.now() + 31 * 60_000).toISOString(),
  })
  expect((await server.signIn(username)).status).toBe(200)
})

test('a lock lasts for thirty minutes after the last wrong try, not the first', async () => {
  const { username } = await server.member('rosa', 'relock')
  for (let turn = 0; turn < 4; turn++) await server.signIn(username, 'wrong')
  await server.control('POST', 'clock', {
    scenario: 'relock',
    now: new Date(Date.now() + 20 * 60_000).toISOString(),
  })
  expect((await server.signIn(username, 'wrong')).body.error).toBe('account_locked')
  await server.control('POST', 'clock', {
    scenario: 'relock',
    now: new Date(Date.now() + 40 * 60_000).toISOString(),
  })
  expect((await server.signIn(username)).body.error).toBe('account_locked')
  await server.control('POST', 'clock', {
    scenario: 'relock',
    now: new Date(Date.now() + 51 * 60_000).toISOString(),
  })
  expect((await server.signIn(username)).status).toBe(200)
})

test('the right password after four wrong ones resets the count', async () => {
  const { username } = await server.member('rosa', 'count')
  for (let turn = 0; turn < 4; turn++) await server.signIn(username, 'wrong')
  expect((await server.signIn(username)).status).toBe(200)
  expect((await server.signIn(username, 'wrong')).body.error).toBe('invalid_grant')
})

test('messages are in the language of the request', async () => {
  const answer = await server.signIn('nobody.here@example.com', 'wrong', {
    'accept-language': 'es-US',
  })
  expect(answer.body.message).toMatch(/contraseña/)
})

test('more than twenty attempts a minute return 429 with Retry-After', async () => {
  let answer = await server.signIn('burst@example.com', 'wrong')
  for (let turn = 1; turn < 21; turn++) answer = await server.signIn('burst@example.com', 'wrong')
  expect(answer.status).toBe(429)
  // The limit ends one minute after the first attempt.
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await server.violations('')).not.toContainEqual(
    expect.objectContaining({ kind: 'response' }),
  )
})

test('an access token expires after fifteen minutes, and a refresh returns a new pair', async () => {
  const { username } = await server.member('rosa', 'expiry')
  const { body } = await server.signIn(username)
  await server.control('POST', 'clock', {
    scenario: 'expiry',
    now: new Date(Date.now() + 15 * 60_000 + 1000).toISOString(),
  })
  const late = await server.call('/v1/users/me/token', { token: body.access_token })
  expect([late.status, late.body.error]).toEqual([401, 'invalid_token'])
  const fresh = await refresh(body.refresh_token)
  expect(fresh.status).toBe(200)
  expect(await works(fresh.body.access_token)).toBe(true)
  expect(await server.violations('expiry')).toEqual([])
})

const later = (scenario: string, ms: number) =>
  server.control('POST', 'clock', { scenario, now: new Date(Date.now() + ms).toISOString() })

test('returns the same successor for a refresh token whose answer was lost', async () => {
  const { username } = await server.member('rosa', 'lost answer')
  const first = (await server.signIn(username)).body
  const lost = (await refresh(first.refresh_token)).body
  const again = await refresh(first.refresh_token)
  expect([again.status, again.body.refresh_token]).toEqual([200, lost.refresh_token])
  expect(again.body.access_token).not.toBe(lost.access_token)
  expect([await works(lost.access_token), await works(again.body.access_token)]).toEqual([
    true,
    true,
  ])
  // The session continues after any number of lost answers.
  const next = (await refresh(again.body.refresh_token)).body
  expect((await refresh(again.body.refresh_token)).body.refresh_token).toBe(next.refresh_token)
  expect(next.refresh_token).not.toBe(lost.refresh_token)
  expect(await server.violations('lost answer')).toEqual([])
})

test.each([
  [29, 200],
  [31, 401],
])('reuse of a refresh token after %i seconds answers %i', async (seconds, status) => {
  const scenario = `reuse ${seconds}`
  const { username } = await server.member('rosa', scenario)
  const first = (await server.signIn(username)).body
  const second = (await refresh(first.refresh_token)).body
  await later(scenario, seconds * 1000)
  expect((await refresh(first.refresh_token)).status).toBe(status)
  // Late reuse ends the whole session; the member can sign in again.
  expect(await works(second.access_token)).toBe(status === 200)
  expect((await refresh(second.refresh_token)).status).toBe(status)
  expect((await server.signIn(username)).status).toBe(200)
})

test('a repeated use does not extend the time in which a refresh token may be reused', async () => {
  const { username } = await server.member('rosa', 'reuse again')
  const { refresh_token: first } = (await server.signIn(username)).body
  await refresh(first)
  await later('reuse again', 20_000)
  expect((await refresh(first)).status).toBe(200)
  await later('reuse again', 40_000)
  expect((await refresh(first)).status).toBe(401)
})

test('two refreshes with one token at the same time get the same successor', async () => {
  const { username } = await server.member('rosa', 'race')
  const { body } = await server.signIn(username)
  const answers = await Promise.all([refresh(body.refresh_token), refresh(body.refresh_token)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]!.body.refresh_token).toBe(answers[1]!.body.refresh_token)
  expect(await Promise.all(answers.map((answer) => works(answer.body.access_token)))).toEqual([
    true,
    true,
  ])
})

test('a session that was signed out returns no successor', async () => {
  const { username } = await server.member('rosa', 'reuse after sign-out')
  const { body } = await server.signIn(username)
  const { access_token: token } = (await refresh(body.refresh_token)).body
  await server.call('/v1/auth/logout', { method: 'POST', token })
  expect((await refresh(body.refresh_token)).status).toBe(401)
})

test('signing out revokes both tokens of the session', async () => {
  const { username } = await server.member('rosa', 'sign-out')
  const { body } = await server.signIn(username)
  expect(
    (await server.call('/v1/auth/logout', { method: 'POST', token: body.access_token })).status,
  ).toBe(204)
  expect(await works(body.access_token)).toBe(false)
  expect((await refresh(body.refresh_token)).status).toBe(401)
})
