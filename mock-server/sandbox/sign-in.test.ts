import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const refresh = (token: string) => server.form('/v1/users/me/auth/refresher', { grant_type: 'refresh_token', refresh_token: token })
const works = async (token: string) => (await server.call('/v1/users/me/token', { token })).status === 200

test('the right password opens a session of fifteen minutes', async () => {
  const { status, body } = await server.signIn('Rosa.Delgado@Example.com ')
  expect(status).toBe(200)
  expect(body).toMatchObject({ expires_in: 900, type: 'Bearer' })
  expect((await server.call('/v1/users/me/token', { token: body.access_token })).body).toEqual({ userId: 'm-rosa' })
})

test('the session says when the member was last active before it', async () => {
  const { username } = await server.member('rosa', 'last activity')
  const start = Math.floor(Date.now() / 1000) * 1000
  await server.control('POST', 'clock', { scenario: 'last activity', now: new Date(Date.now() + 3 * 3_600_000).toISOString() })
  const before = Date.parse((await server.signIn(username)).body.last_activity_timestamp)
  expect(Math.abs(before - start)).toBeLessThan(60_000)
})

test('without the client authorization, or with a wrong one, nobody signs in', async () => {
  const wrong = await server.signIn('rosa.delgado@example.com', PASSWORD, { authorization: `Basic ${btoa('portal-web:wrong')}` })
  expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client'])
  const none = await server.call('/v1/users/me/auth', { method: 'POST', body: new URLSearchParams({ grant_type: 'password', username: 'a', password: 'b' }) })
  expect([none.status, none.body.error]).toEqual([401, 'invalid_client'])
})

test('five wrong passwords lock a name, known or not, with the same answers', async () => {
  const { username } = await server.member('rosa', 'lockout')
  const tries = async (name: string) => {
    const answers = []
    for (let turn = 0; turn < 5; turn++) answers.push(await server.signIn(name, 'wrong'))
    answers.push(await server.signIn(name))
    return answers.map(({ status, body }) => ({ status, body }))
  }
  const known = await tries(username)
  expect(known.map(({ status, body }) => [status, body.error])).toEqual([...Array(4).fill([401, 'invalid_grant']), [403, 'account_locked'], [403, 'account_locked']])
  expect(await tries('nobody.at.all@example.com')).toEqual(known)
  expect((await server.signIn('luis.lock@example.com')).body).toEqual(known[5]!.body)
})

test('a lock opens after thirty minutes', async () => {
  const { username } = await server.member('rosa', 'unlock')
  for (let turn = 0; turn < 5; turn++) await server.signIn(username, 'wrong')
  await server.control('POST', 'clock', { scenario: 'unlock', now: new Date(Date.now() + 31 * 60_000).toISOString() })
  expect((await server.signIn(username)).status).toBe(200)
})

test('four wrong passwords and then the right one start the count anew', async () => {
  const { username } = await server.member('rosa', 'count')
  for (let turn = 0; turn < 4; turn++) await server.signIn(username, 'wrong')
  expect((await server.signIn(username)).status).toBe(200)
  expect((await server.signIn(username, 'wrong')).body.error).toBe('invalid_grant')
})

test('the words are in the language of the request', async () => {
  const answer = await server.signIn('nobody.here@example.com', 'wrong', { 'accept-language': 'es-US' })
  expect(answer.body.message).toMatch(/contraseña/)
})

test('more than twenty tries in a minute are 429, with when to come back', async () => {
  let answer = await server.signIn('burst@example.com', 'wrong')
  for (let turn = 1; turn < 21; turn++) answer = await server.signIn('burst@example.com', 'wrong')
  expect(answer.status).toBe(429)
  // Until the first of them is a minute ago.
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await server.violations('')).not.toContainEqual(expect.objectContaining({ kind: 'response' }))
})

test('an access token ends after fifteen minutes, a refresh brings a new pair', async () => {
  const { username } = await server.member('rosa', 'expiry')
  const { body } = await server.signIn(username)
  await server.control('POST', 'clock', { scenario: 'expiry', now: new Date(Date.now() + 15 * 60_000 + 1000).toISOString() })
  const late = await server.call('/v1/users/me/token', { token: body.access_token })
  expect([late.status, late.body.error]).toEqual([401, 'invalid_token'])
  const fresh = await refresh(body.refresh_token)
  expect(fresh.status).toBe(200)
  expect(await works(fresh.body.access_token)).toBe(true)
  expect(await server.violations('expiry')).toEqual([])
})

test('the second use of a refresh token ends the whole session', async () => {
  const { username } = await server.member('rosa', 'reuse')
  const first = (await server.signIn(username)).body
  const second = (await refresh(first.refresh_token)).body
  expect(await works(second.access_token)).toBe(true)
  const reused = await refresh(first.refresh_token)
  expect([reused.status, reused.body.error]).toEqual([401, 'invalid_grant'])
  expect(await works(second.access_token)).toBe(false)
  expect((await refresh(second.refresh_token)).status).toBe(401)
  expect((await server.signIn(username)).status).toBe(200)
})

test('of two refreshes with one token at the same time, one wins and the session ends', async () => {
  const { username } = await server.member('rosa', 'race')
  const { body } = await server.signIn(username)
  const answers = await Promise.all([refresh(body.refresh_token), refresh(body.refresh_token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(await works(answers.find(({ status }) => status === 200)!.body.access_token)).toBe(false)
})

test('signing out ends the session, its tokens of both kinds', async () => {
  const { username } = await server.member('rosa', 'sign-out')
  const { body } = await server.signIn(username)
  expect((await server.call('/v1/auth/logout', { method: 'POST', token: body.access_token })).status).toBe(204)
  expect(await works(body.access_token)).toBe(false)
  expect((await refresh(body.refresh_token)).status).toBe(401)
})
