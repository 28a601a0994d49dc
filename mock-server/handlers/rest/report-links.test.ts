import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../database/tokens.ts'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'edith'])
})
afterAll(() => server.close())

const PATH = '/v1/users/me/report-links'
const sent = (method: string, body: object, token?: string) => ({
  method,
  ...(token !== undefined && { token }),
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const all = { lastsDays: 7, reportDays: 30, parts: ['BLOOD_SUGAR', 'LABS', 'MEDICINES'] }
const make = (token: string, body: object = all) => server.call(PATH, sent('POST', body, token))
const list = async (token: string) => (await server.call(PATH, { token })).body.links
const open = (token: string) => server.call('/v1/report-links/open', sent('POST', { token }))
const revoke = (token: string, id: string) =>
  server.call(`${PATH}/${id}`, { method: 'DELETE', token })
const at = (scenario: string, now: string) =>
  server.control('POST', 'clock', { scenario, now: `2026-11-${now}Z` })
/** A new session of the member, or of staff with a role. */
const session = async (memberId: string, more: object = {}): Promise<string> => {
  const { authToken } = (await server.control('POST', 'auth-tokens', { memberId, ...more })).body
  return (
    await server.form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken })
  ).body.access_token
}
const gone = { status: 404, body: { error: 'report_link_gone' } }

test('GAP-125: a link shows its parts and nothing else, and the database has only a hash', async () => {
  const { token } = await server.member('rosa', 'made')
  const made = await make(token)
  expect(made.status).toBe(201)
  const { link, token: secret } = made.body
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await list(token)).toEqual([link])
  const rows = await server.mock.sandbox.store.all('SELECT * FROM report_links')
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(rows).toMatchObject([{ hash: hashOf(secret) }])
  const { status, body, headers } = await open(secret)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.parts).toEqual(all.parts)
  expect(body.person).toEqual({ firstName: 'Rosa', lastName: 'Delgado', birthDate: '1961-03-09' })
  expect(body.labs).toContainEqual({
    test: 'A1C',
    value: 6.8,
    day: expect.any(String),
    range: null,
  })
  expect(body.medicines).toContain('Lisinopril 10 mg')
  for (const part of ['bloodPressure', 'pulse', 'weight']) expect(body).not.toHaveProperty(part)
  const { readings, before, lastDay } = body.bloodSugar
  expect(body.end).toBe(lastDay)
  for (const { timestamp, tags } of readings) {
    expect(timestamp >= body.start && timestamp.slice(0, 10) <= body.end).toBe(true)
    expect(tags).toMatchObject({ note: null, carb: null, feeling_code: null, short_float: null })
  }
  expect(before.every(({ timestamp }: { timestamp: string }) => timestamp < body.start)).toBe(true)
  expect(readings.length).toBeGreaterThan(0)
})

test('each look is counted, and is on the list of who looked', async () => {
  const { token } = await server.member('edith', 'looked')
  const { token: secret } = (await make(token, { ...all, parts: ['WEIGHT'] })).body
  await open(secret)
  await open(secret)
  const [link] = await list(token)
  expect(link).toMatchObject({ lookCount: 2, lastLookAt: expect.stringMatching(/Z$/) })
  const { entries } = (await server.call('/v1/users/me/access-log', { token })).body
  expect(entries).toHaveLength(2)
  expect(entries[0]).toMatchObject({
    viewerType: 'REPORT_LINK',
    viewerName: null,
    areas: ['ACCOUNT', 'READINGS'],
  })
})

test('a link works until the moment at which it ends, and then is answered like an unknown one', async () => {
  await at('ending', '10T12:00:00')
  const { id, token } = await server.member('rosa', 'ending')
  const { link, token: secret } = (await make(token)).body
  expect(link.endsAt).toBe('2026-11-17T12:00:00Z')
  await at('ending', '17T11:59:59')
  expect((await open(secret)).status).toBe(200)
  const later = await session(id)
  expect(await list(later)).toHaveLength(1)
  await at('ending', '17T12:00:00')
  const ended = await open(secret)
  expect(ended).toMatchObject(gone)
  expect(await list(later)).toEqual([])
  expect((await open('x'.repeat(43))).body).toEqual(ended.body)
  expect((await revoke(later, link.id)).status).toBe(404)
})

test('a revoked link is closed at once; revoking it again finds none', async () => {
  const { token } = await server.member('rosa', 'revoked')
  const { link, token: secret } = (await make(token)).body
  expect((await revoke(token, link.id)).status).toBe(204)
  expect(await open(secret)).toMatchObject(gone)
  expect((await revoke(token, link.id)).status).toBe(404)
  expect(await list(token)).toEqual([])
  expect((await revoke(token, 'rl-unknown')).status).toBe(404)
})

test("another member's link is neither listed nor revoked", async () => {
  const one = await server.member('rosa', 'owner')
  const other = await server.member('edith', 'not the owner')
  const { link, token: secret } = (await make(one.token)).body
  expect(await list(other.token)).toEqual([])
  expect((await revoke(other.token, link.id)).status).toBe(404)
  expect((await open(secret)).status).toBe(200)
})

test('staff can neither make nor revoke a link', async () => {
  const { id, token } = await server.member('rosa', 'viewed by staff')
  const { link } = (await make(token)).body
  const staff = await session(id, { role: 'CallCenterRep' })
  for (const answer of [await make(staff), await revoke(staff, link.id)])
    expect(answer).toMatchObject({ status: 403, body: { error: 'view_only' } })
  expect(await list(staff)).toHaveLength(1)
})

test('there are at most 20 live links, and 60 looks an hour with one token, known or not', async () => {
  const { token } = await server.member('edith', 'many')
  const secrets: string[] = []
  for (let made = 0; made < 20; made++) secrets.push((await make(token)).body.token)
  expect(await make(token)).toMatchObject({ status: 409, body: { error: 'report_link_limit' } })
  await revoke(token, (await list(token))[0].id)
  expect((await make(token)).status).toBe(201)
  for (const secret of [secrets[0] ?? '', 'y'.repeat(43)]) {
    for (let look = 0; look < 60; look++) expect((await open(secret)).status).not.toBe(429)
    const refused = await open(secret)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  }
})

test('parts that do not exist, none or twice are refused', async () => {
  const { token } = await server.member('edith', 'refused')
  for (const parts of [[], ['FOOD'], ['LABS', 'LABS']])
    expect((await make(token, { ...all, parts })).status).toBe(400)
  expect((await make(token, { ...all, lastsDays: 365 })).status).toBe(400)
  expect((await open('short')).status).toBe(400)
})
