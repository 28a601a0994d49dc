import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'
import { PASSWORD } from '../../testing/sandbox-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'mia', 'luis'])
})
afterAll(() => server.close())

const said = ({ status, body }: { status: number; body: { error?: string } }) => [
  status,
  body.error,
]
const swap = (jwt: string) =>
  server.json('/v1/users/me/auth/oAuth2CodeFromJWT', { jwt }, { authorization: '' })
const signInWith = (code: string) =>
  server.form('/v1/users/me/auth', { grant_type: 'authorization_code', code })
const whose = async (token: string) =>
  (await server.call('/v1/users/me/token', { token })).body.userId
const jwtFor = async (order: object) => (await server.control('POST', 'jwts', order)).body.jwt
const codeFor = async (order: object) =>
  (await server.control('POST', 'access-codes', order)).body.code

test('exchanges a one-app token for a code and the code for a session, each once', async () => {
  const { id } = await server.copy('rosa', 'one-app')
  const jwt = await jwtFor({ memberId: id })
  const { code } = (await swap(jwt)).body
  const session = await signInWith(code)
  expect(await whose(session.body.access_token)).toBe(id)
  expect(said(await signInWith(code))).toEqual([401, 'invalid_grant'])
  expect(said(await swap(jwt))).toEqual([401, 'invalid_grant'])
})

test('exchanges an access token for a code of the same member', async () => {
  const { id, token } = await server.member('rosa', 'launch')
  expect(await whose((await signInWith((await swap(token)).body.code)).body.access_token)).toBe(id)
})

test('a code expires after five minutes', async () => {
  const { token } = await server.member('rosa', 'five')
  const { code } = (await swap(token)).body
  await server.later('five', 5)
  expect(said(await signInWith(code))).toEqual([401, 'invalid_grant'])
  await server.later('five', 4.9)
  expect((await signInWith(code)).status).toBe(200)
})

test('an ended session cannot create codes', async () => {
  const { token } = await server.member('rosa', 'ended')
  await server.call('/v1/auth/logout', { method: 'POST', token })
  expect(said(await swap(token))).toEqual([401, 'invalid_grant'])
})

test('a code ends with the session that created it', async () => {
  const { token } = await server.member('rosa', 'outlived')
  const { code } = (await swap(token)).body
  await server.call('/v1/auth/logout', { method: 'POST', token })
  expect(said(await signInWith(code))).toEqual([401, 'invalid_grant'])
  expect(
    (
      await server.form('/services/service-education/v1/users/me/education/auth', {
        grant_type: 'authorization_code',
        code,
      })
    ).status,
  ).toBe(401)
})

test('one of many concurrent uses of a code or token succeeds', async () => {
  const { id, token } = await server.member('rosa', 'at once')
  const { code } = (await swap(token)).body
  const jwt = await jwtFor({ memberId: id })
  const eight = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, call))
  for (const answers of [await eight(() => signInWith(code)), await eight(() => swap(jwt))]) {
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)])
  }
})

test('refuses forged, altered and expired tokens, and those for another audience', async () => {
  const { id } = await server.copy('rosa', 'forged')
  const good = await jwtFor({ memberId: id })
  const [head, , signature] = good.split('.')
  const claims = {
    iss: 'https://one-app.wellspring.example',
    aud: 'member-portal',
    sub: id,
    jti: 'x',
    exp: 4_000_000_000,
  }
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const others = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(publicKey) })
    .sign(privateKey)
  const hollow = `${encoded({ alg: 'none' })}.${encoded(claims)}.`
  const shared = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode('a shared secret of thirty-two bytes!'))
  const altered = `${head}.${encoded({ ...claims, sub: 'm-mia' })}.${signature}`
  const old = await jwtFor({ memberId: id, seconds: -1 })
  const teams = await jwtFor({ memberId: id, audience: 'teams' })
  for (const jwt of [others, hollow, shared, altered, old, teams, 'no token at all', 'a.b.c'])
    expect(said(await swap(jwt))).toEqual([401, 'invalid_grant'])
  expect((await swap(good)).status).toBe(200)
})

test('refuses a token of the right issuer with wrong claims', async () => {
  const { id } = await server.copy('rosa', 'claims')
  await jwtFor({ memberId: id })
  const row = await server.mock.sandbox.store.get<{ jwk: string }>(
    'SELECT jwk FROM signing_keys WHERE name = ?',
    ['one-app'],
  )
  const key = await importJWK(JSON.parse(row!.jwk) as JWK, 'ES256')
  const good = {
    iss: 'https://one-app.wellspring.example',
    aud: 'member-portal',
    sub: id,
    jti: 'once',
    exp: 4_000_000_000,
  }
  const signed = (claims: object) =>
    new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'ES256' }).sign(key)
  for (const wrong of [
    { iss: 'https://login.teams.example' },
    { aud: 'another-portal' },
    { exp: undefined },
    { jti: undefined },
    { sub: undefined },
    { sub: 'm-nobody' },
    { nbf: 3_900_000_000 },
  ])
    expect(said(await swap(await signed(wrong)))).toEqual([401, 'invalid_grant'])
  expect((await swap(await signed({}))).status).toBe(200)
})

test('an education code opens a session at its own operation only', async () => {
  const { id } = await server.copy('rosa', 'course')
  const education = (code: string) =>
    server.form('/services/service-education/v1/users/me/education/auth', {
      grant_type: 'authorization_code',
      code,
    })
  const code = await codeFor({ memberId: id, kind: 'education-code' })
  expect(said(await signInWith(code))).toEqual([401, 'invalid_grant'])
  expect(await whose((await education(code)).body.access_token)).toBe(id)
  expect(said(await education(code))).toEqual([401, 'invalid_grant'])
})

test('an auth token in the address opens a session once', async () => {
  const { id } = await server.copy('mia', 'auth token')
  const { authToken } = (await server.control('POST', 'auth-tokens', { memberId: id })).body
  const use = (auth_token: string) =>
    server.form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token })
  const answers = await Promise.all([use(authToken), use(authToken)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(answers.find(({ status }) => status === 200)!.body).not.toHaveProperty('impersonatorId')
  expect(said(await signInWith(authToken))).toEqual([401, 'invalid_grant'])
})

test('the default grant type is password; an unknown one is refused', async () => {
  const { username } = await server.copy('rosa', 'grant')
  expect((await server.form('/v1/users/me/auth', { username, password: PASSWORD })).status).toBe(
    200,
  )
  expect(
    (await server.form('/v1/users/me/auth', { grant_type: 'client_credentials' })).status,
  ).toBe(400)
  expect(
    (
      await server.form('/v1/users/me/auth', {
        grant_type: 'auth_token',
        username,
        password: PASSWORD,
      })
    ).status,
  ).toBe(400)
})

const chatApp = (fields: object, client = 'teams-bot') =>
  server.form(
    `/v1/users/me/auth/oAuth2Code?client_id=${client}`,
    {
      redirect_uri: 'https://token.botframework.example/.auth/web/redirect',
      username: '',
      password: PASSWORD,
      response_type: 'code',
      scope: 'openid',
      state: 'st-1',
      ...fields,
    },
    { authorization: '' },
  )

test('the chat app receives a code with its scope and state', async () => {
  const { id, username } = await server.copy('rosa', 'bot')
  const { body } = await chatApp({ username })
  expect(body).toMatchObject({ scope: 'openid', state: 'st-1' })
  expect(await whose((await signInWith(body.code)).body.access_token)).toBe(id)
})

test('the chat app follows the rules of every sign-in', async () => {
  const { username } = await server.copy('rosa', 'bot rules')
  const { username: second } = await server.copy('mia', 'bot rules')
  expect(said(await chatApp({ username, password: 'wrong' }))).toEqual([401, 'invalid_grant'])
  expect(said(await chatApp({ username: second }))).toEqual([403, 'mfa_required'])
  expect(said(await chatApp({ username: 'luis.lock@example.com' }))).toEqual([
    403,
    'account_locked',
  ])
  expect(said(await chatApp({ username }, 'somebody'))).toEqual([401, 'invalid_client'])
  for (const redirect_uri of [
    'https://evil.example/',
    'https://token.botframework.example/.auth/web/redirect/..',
    'https://token.botframework.example/.auth/web/redirect?x=1',
  ])
    expect(said(await chatApp({ username, redirect_uri }))).toEqual([422, 'redirect_not_allowed'])
})
