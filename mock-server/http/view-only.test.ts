import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import { errorsOf } from '../../contracts/read/rpc-errors.ts'
import type { OperationId } from '../handlers/rest-call.ts'
import { startSignInServer, type SignInServer } from '../testing/sign-in-client.ts'
import { isViewOnly } from './view-only.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'olga'])
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const viewed = async (scenario: string, template = 'rosa') => {
  const member = await server.copy(template, scenario)
  const { authToken } = (
    await server.control('POST', 'auth-tokens', { memberId: member.id, role: 'CallCenterRep' })
  ).body
  const { access_token: token } = (
    await server.form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken })
  ).body
  return { ...member, token: token as string }
}
const spanish = { appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' }
const saveLanguage = (token: string, headers = {}) =>
  server.call('/v1/users/me/token', {
    method: 'PUT',
    token,
    body: JSON.stringify(spanish),
    headers: { ...json, ...headers },
  })
const actions = async (scenario: string): Promise<string[]> =>
  (await server.control('GET', `audit?scenario=${encodeURIComponent(scenario)}`)).body.map(
    ({ action }: { action: string }) => action,
  )
const localeOf = async (token: string) =>
  (await server.call('/v1/users/me/info/locale?appId=1', { token })).body.locale

test('IMP-012 GAP-075: staff can view an account but not change it', async () => {
  const { token, username } = await viewed('locale')
  const before = await localeOf(token)
  const refused = await saveLanguage(token)
  expect([refused.status, refused.body.error]).toEqual([403, 'view_only'])
  expect(await localeOf(token)).toBe(before)
  const { access_token: own } = (await server.signIn(username)).body
  expect((await saveLanguage(own)).status).toBeLessThan(300)
})

test('a refusal is in the caller’s language and is audited with both ids', async () => {
  const { token } = await viewed('trail')
  expect((await saveLanguage(token, { 'accept-language': 'es-US' })).body.message).toMatch(
    /^El personal/,
  )
  expect(await actions('trail')).toEqual(['begin', 'refused savePreference'])
})

test.each([
  ['application/json', 403],
  ['application/grpc-web+proto', 200],
  ['application/grpc+proto', 200],
] as const)('an RPC that changes something is refused in %s', async (type, status) => {
  const { token } = await viewed(type)
  const { procedure, path } = Object.values(rpcOperations).find(({ kind }) => kind === 'mutation')!
  const answer = await server.call(path, {
    method: 'POST',
    token,
    body: '{}',
    headers: { 'content-type': type },
  })
  expect(procedure).toMatch(/^\/portal\./)
  expect(answer.status).toBe(status)
  if (type === 'application/json') expect(answer.body.code).toBe('permission_denied')
  expect((await actions(type)).at(-1)).toMatch(/^refused /)
})

test('a refused write of staff does not use up a fault', async () => {
  const { token, username } = await viewed('staff fault')
  const { path, operationId } = rpcOperations.deleteGoal
  const fault = { scenario: 'staff fault', operationId, example: 'unavailable', times: 1 }
  await server.control('POST', 'faults', fault)
  const deleteGoal = async (bearer: string) =>
    (
      await server.call(path, {
        method: 'POST',
        token: bearer,
        body: '{"id":"goal-1"}',
        headers: json,
      })
    ).status
  expect(await deleteGoal(token)).toBe(403)
  expect(await deleteGoal((await server.signIn(username)).body.access_token)).toBe(503)
})

test('staff may read, end the impersonation and sign out', async () => {
  for (const [path, method] of [
    ['/v1/users/me/impersonation', 'DELETE'],
    ['/v1/auth/logout', 'POST'],
  ] as const) {
    const { token } = await viewed(path)
    expect((await server.call('/v1/users/me/info/personal', { token })).status).toBe(200)
    expect((await server.call(path, { method, token })).status).toBe(204)
    expect(await server.works(token)).toBe(false)
  }
})

test('refuses every write of the contract to staff, and no read', () => {
  const staff = { impersonator: { id: 's-cora', role: 'CallCenterRep' } } as const
  const held = [...Object.values(operations), ...Object.values(rpcOperations)]
    .filter(({ operationId }) => isViewOnly(staff, operationId))
    .map(({ operationId }) => operationId)
  const notHeld = [
    ...Object.values(operations).filter(({ method }) => method !== 'GET'),
    ...Object.values(rpcOperations).filter(({ kind }) => kind === 'mutation'),
  ]
    .map(({ operationId }) => operationId)
    .filter((operationId) => !held.includes(operationId))
  // These sign in, sign out, hand over a session, or need none.
  expect(notHeld.toSorted()).toEqual([
    'answerMfaChallenge',
    'confirmVerification',
    'createAccessCode',
    'createChatAppCode',
    'endImpersonation',
    'exchangeTeamsToken',
    'openReportLink',
    'orderLabKit',
    'redirectToPartner',
    'refreshSession',
    'requestPasswordReset',
    'resetPassword',
    'sendVerification',
    'signIn',
    'signInToEducation',
    'signInWithIdentityCode',
    'signInWithPartnerCode',
    'signOut',
    'startKeycloak',
    'startMfaStep',
    'startMigration',
  ])
  for (const { operationId, method } of Object.values(operations))
    if (method === 'GET') expect(held).not.toContain(operationId)
  for (const { operationId, kind } of Object.values(rpcOperations))
    if (kind !== 'mutation') expect(held).not.toContain(operationId)
  expect(
    held.some(
      (operationId) =>
        isViewOnly({ impersonator: null }, operationId) || isViewOnly(null, operationId),
    ),
  ).toBe(false)
})

test('the contract documents the refusal of every write in both languages', async () => {
  const examples = (id: OperationId) =>
    server.mock.sandbox.judge
      .examples(id)
      .flatMap(({ key, status }) => (status === 403 ? [key] : []))
  const staff = { impersonator: { id: 's-cora', role: 'CallCenterRep' } } as const
  for (const { operationId } of Object.values(operations))
    if (isViewOnly(staff, operationId))
      expect([operationId, ...examples(operationId)]).toEqual(
        expect.arrayContaining(['view_only', 'view_only_spanish']),
      )
  for (const { operationId, procedure } of Object.values(rpcOperations))
    expect([operationId, errorsOf(procedure).some(({ name }) => name === 'view-only')]).toEqual([
      operationId,
      isViewOnly(staff, operationId),
    ])
})

test('staff can neither migrate an account nor get a member session from it', async () => {
  const { token } = await viewed('move', 'olga')
  const ccmUuid = (await server.call('/v1/users/me/partners/PUBLIC', { token })).body.publicUUID
  const redirectUrl = 'https://portal.wellspring.example/login'
  const move = {
    ccmUuid,
    clientName: 'member-portal',
    fromMobile: 'false',
    locale: 'en-US',
    sessionUuid: '5b0f3c5e-0f0a-4f0e-9a54-0d8f6a2f7a10',
    redirectUrl,
    ccmAuthToken: token,
  }
  expect((await server.form('/member-migration/start', move, { authorization: '' })).status).toBe(
    401,
  )
  const code = async () =>
    (await server.json('/v1/users/me/auth/oAuth2CodeFromJWT', { jwt: token })).body.code
  expect(
    (
      await server.form(
        '/identity/keycloak/start',
        { accessCode: await code(), clientName: 'member-portal', locale: 'en-US', redirectUrl },
        { authorization: '' },
      )
    ).status,
  ).toBe(401)
  expect(
    (
      await server.form(
        '/v1/users/partners/TELADOC/auth/idp/saml/redirect',
        { accessCode: await code() },
        { authorization: '' },
      )
    ).status,
  ).toBe(401)
})
