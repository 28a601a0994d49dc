import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'edith'])
})
afterAll(() => server.close())

const PATH = '/v1/users/me/access-log'
const log = async (token: string, query = '') =>
  (await server.call(`${PATH}${query}`, { token })).body
const staffIn = async (memberId: string, role = 'CallCenterRep'): Promise<string> => {
  const { authToken } = (await server.control('POST', 'auth-tokens', { memberId, role })).body
  return (
    await server.form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken })
  ).body.access_token
}

test('lists a staff view with its areas and its end, and nothing of the member', async () => {
  const { id, token } = await server.member('edith', 'viewed')
  expect(await log(token)).toEqual({ entries: [], recordedSince: expect.stringMatching(/Z$/) })
  const staff = await staffIn(id)
  expect((await log(token)).entries).toMatchObject([
    { viewerType: 'STAFF', viewerName: 'Cora Jensen', staffRole: 'CallCenterRep', areas: [] },
  ])
  await server.call('/v1/users/me/info/personal', { token: staff })
  await server.call('/v1/users/me/info/health', { token: staff })
  await server.call('/v1/users/me/contacts', { token: staff })
  // A refused write shows nothing.
  await server.call('/v1/users/me/reading/weight/target', {
    method: 'PUT',
    token: staff,
    body: '{"weight":150}',
    headers: { 'content-type': 'application/json' },
  })
  const [open] = (await log(token)).entries
  expect(open).toMatchObject({ areas: ['ACCOUNT', 'HEALTH'] })
  expect(open).not.toHaveProperty('endedAt')
  await server.call('/v1/users/me/impersonation', { method: 'DELETE', token: staff })
  expect((await log(token)).entries).toEqual([
    { ...open, endedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
})

test('signing out ends a staff view, too', async () => {
  const { id, token } = await server.member('edith', 'signed out')
  const staff = await staffIn(id, 'Admin')
  await server.call('/v1/auth/logout', { method: 'POST', token: staff })
  expect((await log(token)).entries).toMatchObject([
    { viewerName: 'Adam Reyes', staffRole: 'Admin', endedAt: expect.any(String) },
  ])
})

test('lists coaches who read messages, newest first, in pages, none before the record', async () => {
  const { token } = await server.member('rosa', 'coached')
  const { entries, recordedSince } = await log(token)
  expect(entries.length).toBeGreaterThan(1)
  for (const entry of entries)
    expect(entry).toMatchObject({
      viewerType: 'COACH',
      viewerName: 'Dana Whitfield',
      areas: ['MESSAGES'],
    })
  const starts = entries.map(({ startedAt }: { startedAt: string }) => startedAt)
  expect(starts).toEqual(starts.toSorted().toReversed())
  expect(starts.at(-1) >= recordedSince).toBe(true)
  for (const { startedAt, endedAt } of entries) expect(endedAt >= startedAt).toBe(true)
  const first = await log(token, '?limit=1')
  expect(first.entries).toEqual(entries.slice(0, 1))
  expect((await log(token, `?limit=1&cursor=${first.next}`)).entries).toEqual(entries.slice(1, 2))
  expect((await server.call(`${PATH}?cursor=x`, { token })).status).toBe(422)
})

test('a coach who reads on in the same half hour has one entry', async () => {
  const { id, token } = await server.member('rosa', 'reading on')
  const before = (await log(token)).entries.length
  for (const text of ['One', 'Two']) {
    await server.control('POST', 'chat/message', { memberId: id, text, from: 'member' })
    await server.control('POST', 'chat/read', { memberId: id })
  }
  expect((await log(token)).entries.length).toBe(before + 1)
})

test('no member sees the views of another', async () => {
  const one = await server.member('edith', 'one')
  const other = await server.member('edith', 'other')
  await staffIn(one.id)
  expect((await log(one.token)).entries).toHaveLength(1)
  expect((await log(other.token)).entries).toEqual([])
})
