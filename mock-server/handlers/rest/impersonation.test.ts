import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa'])
})
afterAll(() => server.close())

const PATH = '/v1/users/me/impersonation'
const view = async (memberId: string, order: object = { role: 'CallCenterRep' }) => {
  const { authToken } = (await server.control('POST', 'auth-tokens', { memberId, ...order })).body
  return (
    await server.form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken })
  ).body
}
const actions = async (scenario: string) =>
  (await server.control('GET', `audit?scenario=${encodeURIComponent(scenario)}`)).body

test.each([
  ['Admin', 's-adam'],
  ['CallCenterRep', 's-cora'],
] as const)('%s views a member’s account, and says so', async (role, impersonatorId) => {
  const { id } = await server.copy('rosa', role)
  const session = await view(id, { role })
  expect(session.impersonatorId).toBe(impersonatorId)
  expect(
    (await server.call('/v1/users/me/token', { token: session.access_token })).body.userId,
  ).toBe(id)
  expect((await server.call(PATH, { token: session.access_token })).body).toEqual({
    impersonatorId,
    role,
    startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

test('audits every staff action with both ids', async () => {
  const { id } = await server.copy('rosa', 'audit')
  const { access_token: token } = await view(id)
  await server.call('/v1/users/me/info/personal', { token })
  await server.call('/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms', {
    method: 'POST',
    token,
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect((await server.call(PATH, { method: 'DELETE', token })).status).toBe(204)
  const trail = await actions('audit')
  expect(trail.map(({ action }: { action: string }) => action)).toEqual([
    'begin',
    'getPersonalInfo',
    'listPrograms',
    'endImpersonation',
    'end',
  ])
  for (const entry of trail)
    expect(entry).toMatchObject({ impersonatorId: 's-cora', role: 'CallCenterRep', memberId: id })
})

test('ending an impersonation ends the whole session', async () => {
  const { id } = await server.copy('rosa', 'end')
  const session = await view(id)
  await server.call(PATH, { method: 'DELETE', token: session.access_token })
  expect(await server.works(session.access_token)).toBe(false)
  expect(
    (
      await server.form('/v1/users/me/auth/refresher', {
        grant_type: 'refresh_token',
        refresh_token: session.refresh_token,
      })
    ).status,
  ).toBe(401)
})

test('a refreshed staff session, and one by its access code, stays a staff session', async () => {
  const { id } = await server.copy('rosa', 'carried')
  const session = await view(id)
  const refreshed = (
    await server.form('/v1/users/me/auth/refresher', {
      grant_type: 'refresh_token',
      refresh_token: session.refresh_token,
    })
  ).body
  expect(refreshed.impersonatorId).toBe('s-cora')
  const { code } = (
    await server.json('/v1/users/me/auth/oAuth2CodeFromJWT', { jwt: refreshed.access_token })
  ).body
  expect(
    (await server.form('/v1/users/me/auth', { grant_type: 'authorization_code', code })).body
      .impersonatorId,
  ).toBe('s-cora')
})

test('no request of a member turns their session into a staff session', async () => {
  const { token, username } = await server.member('rosa', 'by hand')
  const answer = await server.call(PATH, {
    token,
    headers: {
      impersonatorId: 's-adam',
      'x-impersonator-id': 's-adam',
      cookie: 'isImpersonation=true',
    },
  })
  expect([answer.status, answer.body.error]).toEqual([404, 'not_found'])
  expect((await server.call(PATH, { method: 'DELETE', token })).status).toBe(404)
  expect(
    (
      await server.form(
        '/v1/users/me/auth',
        { username, password: 'x', impersonatorId: 's-adam' },
        { authorization: CLIENT },
      )
    ).status,
  ).toBe(400)
  expect(await server.works(token)).toBe(true)
  expect(await actions('by hand')).toEqual([])
})

test('staff actions do not count as member activity', async () => {
  const { id, username } = await server.copy('rosa', 'activity')
  await server.signIn(username)
  await server.later('activity', 60)
  await view(id)
  const { last_activity_timestamp } = (await server.signIn(username)).body
  expect(Date.parse(last_activity_timestamp)).toBeLessThan(Date.now() + 60_000)
})

test('only staff get a token to view an account', async () => {
  const { id } = await server.copy('rosa', 'nobody')
  for (const order of [
    { role: 'Member' },
    { impersonatorId: 'm-rosa' },
    { impersonatorId: 's-cora', role: 'Admin' },
  ])
    expect((await server.control('POST', 'auth-tokens', { memberId: id, ...order })).status).toBe(
      400,
    )
})
