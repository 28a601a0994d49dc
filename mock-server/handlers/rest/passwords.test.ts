import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLIENT, type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'
import { PASSWORD } from '../../testing/sandbox-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'mia'])
})
afterAll(() => server.close())

const BASE = '/v1/users/me/info/password'
const GOOD = 'salt marsh in november'
const change = (token: string, newPassword: string, currentPassword = PASSWORD) =>
  server.form(BASE, { currentPassword, newPassword }, { authorization: `Bearer ${token}` })
const ask = (email: string) => server.form(`${BASE}/tokens`, { email }, { authorization: '' })
const reset = (token: string, newPassword: string) =>
  server.form(`${BASE}/reset`, { newPassword }, { token, authorization: '' })
const said = ({
  status,
  body,
}: {
  status: number
  body?: { error?: string; code?: number; details?: string[] }
}) => [status, body?.error, body?.code ?? body?.details]
const stripped = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  body,
  names: [...headers.keys()].toSorted(),
})

test('a changed password replaces the old one and ends other sessions', async () => {
  const { username, token } = await server.member('rosa', 'change')
  const elsewhere = await server.token(username)
  expect((await change(token, GOOD)).status).toBe(204)
  expect([await server.works(token), await server.works(elsewhere)]).toEqual([true, false])
  expect((await server.signIn(username)).status).toBe(401)
  expect((await server.signIn(username, GOOD)).status).toBe(200)
  expect((await server.mails('change')).map(({ kind }) => kind)).toEqual(['password-changed'])
})

test('a wrong current password is code 70, and five of them block changes for half an hour', async () => {
  const { token, username } = await server.member('rosa', 'code 70')
  for (let turn = 0; turn < 5; turn++)
    expect(said(await change(token, GOOD, 'wrong'))).toEqual([422, 'password_refused', 70])
  const blocked = await change(token, GOOD)
  expect([blocked.status, Number(blocked.headers.get('retry-after')) > 1700]).toEqual([429, true])
  await server.later('code 70', 31)
  expect((await change(await server.token(username), GOOD)).status).toBe(204)
})

test('checks five of many concurrent guesses', async () => {
  const { token } = await server.member('rosa', 'at once')
  const answers = await Promise.all(Array.from({ length: 12 }, () => change(token, GOOD, 'wrong')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array(5).fill(422),
    ...Array(7).fill(429),
  ])
})

test('one of two concurrent changes succeeds, and no session of the old password survives', async () => {
  const { token, username } = await server.member('rosa', 'race')
  const [one, two, ...sessions] = await Promise.all([
    change(token, GOOD),
    change(token, 'another good one 9'),
    ...Array.from({ length: 8 }, () => server.signIn(username)),
  ])
  expect([one.status, two.status].toSorted()).toEqual([204, 422])
  for (const { status, body } of sessions)
    expect(status === 200 && (await server.works(body.access_token))).toBe(false)
})

test('a password change revokes earlier codes and links', async () => {
  const { id, token, username } = await server.member('rosa', 'outlived')
  const { code } = (await server.json('/v1/users/me/auth/oAuth2CodeFromJWT', { jwt: token })).body
  const own = (await server.control('POST', 'access-codes', { memberId: id })).body.code
  const { authToken } = (await server.control('POST', 'auth-tokens', { memberId: id })).body
  await ask(username)
  expect((await reset(await server.lastSecret('outlived'), GOOD)).status).toBe(204)
  for (const ticket of [code, own])
    expect(
      (await server.form('/v1/users/me/auth', { grant_type: 'authorization_code', code: ticket }))
        .status,
    ).toBe(401)
  expect(
    (await server.form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken }))
      .status,
  ).toBe(401)
})

test.each([
  ['short', ['TOO_SHORT']],
  ['aaab 4711 dingo', ['REPEATING']],
  ['aaa 1234 dingo', ['REPEATING', 'SEQUENTIAL']],
  ['Password!', ['COMMON']],
  ['rosa delgado 47', ['CONTAINS_NAME']],
  ['abcd', ['TOO_SHORT', 'SEQUENTIAL']],
  ['m7 '.repeat(43), ['TOO_LONG']],
  [PASSWORD, ['CONTAINS_NAME', 'SAME_AS_BEFORE']],
])('a password that breaks rules is refused with their codes: %s', async (password, rules) => {
  const { token } = await server.member('rosa', `rules ${rules.join()}`)
  expect(said(await change(token, password))).toEqual([422, 'password_refused', rules])
})

test.each([
  'a long one of sixty-four characters and more, with ünïcode and 日本語 in it',
  'correcthorsebatterystaple',
  '  spaces  at  both  ends  ',
])('nothing else is asked of a password: %s', async (password) => {
  const { token, username } = await server.member('rosa', `free ${password.length}`)
  expect((await change(token, password)).status).toBe(204)
  expect((await server.signIn(username, password)).status).toBe(200)
})

test('refusals are in the member’s language', async () => {
  const { token } = await server.member('rosa', 'words')
  const answer = await server.form(
    BASE,
    { currentPassword: 'wrong', newPassword: GOOD },
    { authorization: `Bearer ${token}`, 'accept-language': 'es-US' },
  )
  expect(answer.body.message).toMatch(/contraseña actual/)
})

test('known and unknown addresses get the same response, and only the known one a mail', async () => {
  const { username } = await server.copy('rosa', 'ask')
  expect(stripped(await ask(username))).toEqual(stripped(await ask('nobody.there@example.com')))
  expect((await ask(username)).status).toBe(202)
  expect((await server.mails('ask')).map(({ kind, destination }) => [kind, destination])).toEqual(
    Array(2).fill(['password-reset', username]),
  )
})

test('refuses the sixth mail within an hour, also for an unknown address', async () => {
  const { username } = await server.copy('rosa', 'too many')
  for (const email of [username, 'nobody.else@example.com']) {
    for (let turn = 0; turn < 5; turn++) expect((await ask(email)).status).toBe(202)
    const refused = await ask(email)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^3(600|59\d)$/),
    ])
  }
})

test('the mail’s token sets a password once and ends all sessions and trusted devices', async () => {
  const { id, username } = await server.copy('mia', 'reset')
  const mfaToken = (await server.signIn(username)).body.mfaToken
  await server.json('/v1/users/auth/mfa/challenges', { mfaToken, contactType: 'EMAIL' })
  const session = (
    await server.json('/v1/users/auth/mfa/challenges', {
      mfaToken,
      code: await server.lastSecret('reset'),
      trustDevice: true,
    })
  ).body
  const open = (await server.signIn(username)).body.mfaToken
  await ask(username)
  const token = await server.lastSecret('reset')
  expect((await reset(token, GOOD)).status).toBe(204)
  expect(await server.works(session.access_token)).toBe(false)
  expect(
    (
      await server.form('/v1/users/me/auth/refresher', {
        grant_type: 'refresh_token',
        refresh_token: session.refresh_token,
      })
    ).status,
  ).toBe(401)
  expect(
    (
      await server.form('/v1/users/me/auth', {
        username,
        password: GOOD,
        device_token: session.device_token,
      })
    ).body.error,
  ).toBe('mfa_required')
  expect(
    (await server.json('/v1/users/auth/mfa/challenges', { mfaToken: open, contactType: 'EMAIL' }))
      .body.error,
  ).toBe('invalid_mfa_token')
  expect(said(await reset(token, 'another good one 9'))).toEqual([
    422,
    'token_not_valid',
    undefined,
  ])
  expect(id).toMatch(/^m-mia/)
})

test('a password that breaks rules does not use up the token', async () => {
  const { username } = await server.copy('rosa', 'retry')
  await ask(username)
  const token = await server.lastSecret('retry')
  expect(said(await reset(token, 'abc'))).toEqual([422, 'password_refused', ['TOO_SHORT']])
  expect((await reset(token, GOOD)).status).toBe(204)
})

test('the token expires after an hour, and a newer one revokes it', async () => {
  const { username } = await server.copy('rosa', 'hour')
  await ask(username)
  const first = await server.lastSecret('hour')
  await server.later('hour', 60)
  expect(said(await reset(first, GOOD))).toEqual([422, 'token_expired', undefined])
  await server.later('hour', 59.9)
  await ask(username)
  expect(said(await reset(first, GOOD))).toEqual([422, 'token_not_valid', undefined])
  expect((await reset(await server.lastSecret('hour'), GOOD)).status).toBe(204)
})

test('a code of another kind is not a reset token, and a token serves its own member only', async () => {
  const one = await server.copy('rosa', 'one')
  const two = await server.copy('rosa', 'two')
  await ask(one.username)
  const { body } = await server.control('POST', 'access-codes', { memberId: two.id })
  expect((await reset(body.code, GOOD)).status).toBe(422)
  expect((await reset(await server.lastSecret('one'), GOOD)).status).toBe(204)
  expect((await server.signIn(two.username)).status).toBe(200)
})

test('a password reset unlocks the name', async () => {
  const { username } = await server.copy('rosa', 'unlock')
  for (let turn = 0; turn < 5; turn++) await server.signIn(username, 'wrong')
  await ask(username)
  await reset(await server.lastSecret('unlock'), GOOD)
  expect((await server.signIn(username, GOOD)).status).toBe(200)
})

test('staff cannot change a member’s password', async () => {
  const { id } = await server.copy('rosa', 'staff')
  const { authToken } = (
    await server.control('POST', 'auth-tokens', { memberId: id, role: 'Admin' })
  ).body
  const session = (
    await server.form(
      '/v1/users/me/auth',
      { grant_type: 'auth_token', auth_token: authToken },
      { authorization: CLIENT },
    )
  ).body
  expect(said(await change(session.access_token, GOOD))).toEqual([403, 'view_only', undefined])
})

test('no response violates the contract', async () => {
  expect(
    (await server.control('GET', 'violations')).body.filter(
      (one: { kind: string }) => one.kind === 'response',
    ),
  ).toEqual([])
})
