import { createPublicKey, createVerify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'olga'])
})
afterAll(() => server.close())

const ACS = 'https://sso.teladoc.example/saml/acs'
const said = ({ status, body }: { status: number; body: { error?: string; code?: number } }) => [
  status,
  body.error,
  body.code,
]
const codeFor = async (memberId: string, kind: string, more = {}) =>
  (await server.control('POST', 'access-codes', { memberId, kind, ...more })).body.code
const sp = (access_code: string, partner = 'TELADOC') =>
  server.json(`/v1/users/me/partners/${partner}/auth/sp/code`, { access_code })
const idp = (code: string, partner = 'TELADOC') =>
  server.json(`/v1/users/me/partners/${partner}/auth/idp/code`, { code })
type Way = { token?: string; uuid?: string; query?: string; partner?: string }
const redirect = (
  accessCode: string,
  { token, uuid, query = '?fromMobile=true', partner = 'TELADOC' }: Way = {},
) =>
  server.form(
    `/v1/users/${token ? 'me/' : ''}partners/${partner}/auth/idp/saml/redirect${query}`,
    { accessCode },
    {
      authorization: token ? `Bearer ${token}` : '',
      ...(uuid ? { 'initial-request-uuid': uuid } : {}),
    },
  )

test.each(['partner-code', 'identity-code'] as const)(
  'a %s opens a session of its member once, for its partner',
  async (kind) => {
    const call = kind === 'partner-code' ? sp : idp
    const { id } = await server.copy('rosa', kind)
    const { status, body } = await call(await codeFor(id, kind))
    expect([status, body.lifeSeconds, Object.keys(body).toSorted()]).toEqual([
      200,
      900,
      ['lifeSeconds', 'refreshToken', 'token'],
    ])
    expect((await server.call('/v1/users/me/token', { token: body.token })).body.userId).toBe(id)
    expect(
      (
        await server.form('/v1/users/me/auth/refresher', {
          grant_type: 'refresh_token',
          refresh_token: body.refreshToken,
        })
      ).status,
    ).toBe(200)
    const code = await codeFor(id, kind)
    expect(said(await call(code, 'MYSTRENGTH'))).toEqual([401, 'invalid_grant', undefined])
    expect(said(await call(code))).toEqual([401, 'invalid_grant', undefined])
    expect(
      said(
        await call(await codeFor(id, kind === 'partner-code' ? 'identity-code' : 'partner-code')),
      ),
    ).toEqual([401, 'invalid_grant', undefined])
    expect(said(await call(code, 'NOBODY'))).toEqual([404, 'not_found', undefined])
  },
)

test('signs on a connected member with an assertion that the partner can verify', async () => {
  const { id } = await server.copy('rosa', 'established')
  const { status, body } = await redirect(await codeFor(id, 'access-code'))
  expect([status, body.ssoStatus, body.uri]).toEqual([200, 'ESTABLISHED', ACS])
  const xml = Buffer.from(body.parameters.SAMLResponse, 'base64').toString('utf8')
  expect(xml).toContain(`>${body.wellspringUuid}</saml:NameID>`)
  const info = /<ds:SignedInfo>.*<\/ds:SignedInfo>/
    .exec(xml)![0]
    .replace('<ds:SignedInfo>', '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">')
  const value = /<ds:SignatureValue>(.*)<\/ds:SignatureValue>/.exec(xml)![1]!
  const { publicKey } = (await server.control('GET', 'saml-key')).body
  expect(
    createVerify('sha256').update(info).verify(createPublicKey(publicKey), value, 'base64'),
  ).toBe(true)
  expect(
    createVerify('sha256')
      .update(info.replace(ACS, 'https://evil.example'))
      .update(' ')
      .verify(createPublicKey(publicKey), value, 'base64'),
  ).toBe(false)
})

test('accepts the form as multipart', async () => {
  const { id } = await server.copy('rosa', 'multipart')
  const body = new FormData()
  body.set('accessCode', await codeFor(id, 'access-code'))
  expect(
    (
      await server.call('/v1/users/partners/TELADOC/auth/idp/saml/redirect', {
        method: 'POST',
        body,
      })
    ).body.ssoStatus,
  ).toBe('ESTABLISHED')
})

test('an unconnected member must merge accounts first, then sign-on succeeds', async () => {
  const { id, token } = await server.member('olga', 'merge')
  expect((await redirect(await codeFor(id, 'access-code'), { token })).body).toEqual({
    ssoStatus: 'ACCOUNT_MERGE',
  })
  const connect = (code: string, as: string) =>
    server.call(`/services/service-sso-member/user/liv/me/v1/externalId?ssoAccessCode=${code}`, {
      method: 'PATCH',
      token: as,
    })
  const code = await codeFor(id, 'sso-code', { externalId: 'tel-1' })
  expect((await connect(code, token)).status).toBe(204)
  expect(said(await connect(code, token))).toEqual([422, 'invalid_grant', undefined])
  expect((await redirect(await codeFor(id, 'access-code'), { token })).body.ssoStatus).toBe(
    'ESTABLISHED',
  )
  const other = await server.member('olga', 'merge other')
  expect(
    said(await connect(await codeFor(other.id, 'sso-code', { externalId: 'tel-1' }), other.token)),
  ).toEqual([409, 'identity_taken', undefined])
})

test('an unknown service of the partner fails and uses up the code', async () => {
  const { id } = await server.copy('rosa', 'failure')
  const code = await codeFor(id, 'access-code')
  expect(
    (await redirect(code, { query: `?acsURL=${encodeURIComponent('https://evil.example/acs')}` }))
      .body,
  ).toEqual({ ssoStatus: 'FAILURE' })
  expect(said(await redirect(code))).toEqual([401, 'invalid_grant', undefined])
})

test('a repeated initial request returns code 110', async () => {
  const { id } = await server.copy('rosa', '110')
  const uuid = crypto.randomUUID()
  expect((await redirect(await codeFor(id, 'access-code'), { uuid })).status).toBe(200)
  const code = await codeFor(id, 'access-code')
  expect(said(await redirect(code, { uuid }))).toEqual([409, 'already_redirected', 110])
  expect((await redirect(code, { uuid: crypto.randomUUID() })).status).toBe(200)
})

test('a session accepts its own member’s code only and reveals nothing on refusal', async () => {
  const { token } = await server.member('rosa', 'mine')
  const { id } = await server.copy('rosa', 'theirs')
  expect(said(await redirect(await codeFor(id, 'access-code'), { token }))).toEqual([
    422,
    'invalid_grant',
    undefined,
  ])
  expect(await server.works(token)).toBe(true)
  expect(said(await redirect('nothing', { token: 'at-nobody' }))).toEqual([
    401,
    'invalid_token',
    undefined,
  ])
})

test('partner codes expire after five minutes', async () => {
  const { id } = await server.copy('rosa', 'minutes')
  const code = await codeFor(id, 'partner-code')
  await server.later('minutes', 5)
  expect((await sp(code)).status).toBe(401)
  await server.later('minutes', 4.9)
  expect((await sp(code)).status).toBe(200)
})

test('returns the OpenID Connect availability without a session', async () => {
  const ask = async (partner: string) =>
    (await server.call(`/services/service-sso-member/v1/auth/partners/${partner}/sp/mp/oidc`))
      .status
  expect([await ask('TELADOC'), await ask('MYSTRENGTH'), await ask('NOBODY')]).toEqual([
    204, 404, 404,
  ])
})

test('a Teams tab exchanges its token for an access token without a refresh token', async () => {
  const { id } = await server.copy('rosa', 'teams')
  const exchange = (jwt: string) =>
    server.json('/teams/service-teams/oauth2/tokenExchange', { jwt }, { authorization: '' })
  const { jwt } = (await server.control('POST', 'jwts', { memberId: id, audience: 'teams' })).body
  const { body } = await exchange(jwt)
  expect((await server.call('/v1/users/me/token', { token: body.access_token })).body).toEqual({
    userId: id,
  })
  expect((await exchange(jwt)).status).toBe(200)
  expect(
    (await exchange((await server.control('POST', 'jwts', { audience: 'teams' })).body.jwt)).body,
  ).toEqual({})
  expect(
    said(await exchange((await server.control('POST', 'jwts', { memberId: id })).body.jwt)),
  ).toEqual([401, 'invalid_teams_token', undefined])
  expect(said(await exchange('nothing'))).toEqual([401, 'invalid_teams_token', undefined])
})

test('a migration replaces the session and returns with a code to known addresses only', async () => {
  const { id, token } = await server.member('olga', 'migration')
  const ccmUuid = (await server.call('/v1/users/me/partners/PUBLIC', { token })).body.publicUUID
  const start = async (more: object) => {
    const fields = {
      ccmUuid,
      clientName: 'member-portal',
      fromMobile: 'false',
      locale: 'en-US',
      sessionUuid: crypto.randomUUID(),
      redirectUrl: 'https://portal.wellspring.example/login',
      ccmAuthToken: token,
      ...more,
    }
    return fetch(`${server.origin}/member-migration/start`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  }
  for (const redirectUrl of [
    'https://evil.example/',
    'https://wellspring.example.evil.example/',
    'http://portal.wellspring.example/',
    'https://a@portal.wellspring.example/',
    'javascript:alert(1)',
  ])
    expect((await start({ redirectUrl })).status).toBe(422)
  expect((await start({ ccmAuthToken: 'at-nobody' })).status).toBe(401)
  expect((await start({ ccmUuid: crypto.randomUUID() })).status).toBe(401)
  const back = await start({})
  const address = new URL(back.headers.get('location')!)
  expect([back.status, address.origin, address.searchParams.get('partnerId')]).toEqual([
    303,
    'https://portal.wellspring.example',
    'TELADOC',
  ])
  expect(await server.works(token)).toBe(false)
  const { body } = await sp(address.searchParams.get('accessCode')!)
  expect((await server.call('/v1/users/me/token', { token: body.token })).body.userId).toBe(id)
  expect((await redirect(await codeFor(id, 'access-code'))).body.ssoStatus).toBe('ESTABLISHED')
})

test('a handoff to the identity service returns with a code', async () => {
  const { id } = await server.copy('rosa', 'keycloak')
  const accessCode = await codeFor(id, 'access-code')
  const start = () =>
    fetch(`${server.origin}/identity/keycloak/start`, {
      method: 'POST',
      body: new URLSearchParams({
        accessCode,
        clientName: 'member-portal',
        locale: 'es-US',
        redirectUrl: 'http://localhost:4000/login',
      }),
      redirect: 'manual',
    })
  const back = await start()
  const { searchParams } = new URL(back.headers.get('location')!)
  expect([[...searchParams.keys()], searchParams.get('partnerId')]).toEqual([
    ['partnerId', 'code'],
    'TELADOC',
  ])
  expect((await sp(searchParams.get('code')!)).status).toBe(401)
  const { body } = await idp(searchParams.get('code')!)
  expect((await server.call('/v1/users/me/token', { token: body.token })).body.userId).toBe(id)
  expect((await start()).status).toBe(401)
})

test('operations that may return a session require client credentials', async () => {
  expect(
    said(
      await server.json(
        '/v1/users/me/partners/TELADOC/auth/sp/code',
        { access_code: 'x' },
        { authorization: `${CLIENT}x` },
      ),
    ),
  ).toEqual([401, 'invalid_client', undefined])
})

test('no response violates the contract', async () => {
  expect(
    (await server.control('GET', 'violations')).body.filter(
      (one: { kind: string }) => one.kind === 'response',
    ),
  ).toEqual([])
})
