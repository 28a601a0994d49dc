import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'
import { PASSWORD } from '../../testing/sandbox-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'mia'])
})
afterAll(() => server.close())

const CHALLENGES = '/v1/users/auth/mfa/challenges'
const open = async (username: string): Promise<string> =>
  (await server.signIn(username)).body.mfaToken
const send = (mfaToken: string, contactType = 'EMAIL') =>
  server.json(CHALLENGES, { mfaToken, contactType })
const hand = (mfaToken: string, code: string, more = {}) =>
  server.json(CHALLENGES, { mfaToken, code, ...more })
const said = ({ status, body }: { status: number; body: { error?: string } }) => [
  status,
  body.error,
]
/** Starts a challenge and sends a code. */
const started = async (scenario: string) => {
  const { username, id } = await server.copy('mia', scenario)
  const mfaToken = await open(username)
  await send(mfaToken)
  return { username, id, mfaToken, code: await server.lastSecret(scenario) }
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')

test('a password without the second step opens no session', async () => {
  const { username } = await server.copy('mia', 'alone')
  const answer = await server.signIn(username)
  expect(said(answer)).toEqual([403, 'mfa_required'])
  expect(Object.keys(answer.body).toSorted()).toEqual(['error', 'message', 'mfaToken'])
  expect(await server.works(answer.body.mfaToken)).toBe(false)
})

test('a wrong password does not reveal the second step', async () => {
  const { username } = await server.copy('mia', 'quiet')
  expect((await server.signIn(username, 'wrong')).body).toEqual(
    (await server.signIn('nobody@example.com', 'wrong')).body,
  )
})

test('limits the codes sent by repeated sign-ins', async () => {
  const { username } = await server.copy('mia', 'flood')
  const answers = []
  for (let turn = 0; turn < 11; turn++) answers.push(await send(await open(username), 'SMS'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
  expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(500)
  expect(await server.mails('flood')).toHaveLength(10)
})

test('one of many concurrent right codes succeeds; five wrong ones are checked', async () => {
  const { mfaToken, code, id } = await started('at once')
  expect(
    (await Promise.all(Array.from({ length: 6 }, () => hand(mfaToken, code))))
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([200, ...Array(5).fill(401)])
  const again = await started('guesses at once')
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => hand(again.mfaToken, other(again.code))),
  )
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([
    ...Array(8).fill(403),
    ...Array(4).fill(422),
  ])
  expect((await hand(again.mfaToken, again.code)).status).toBe(403)
  expect(id).not.toBe(again.id)
})

test('masks contact points', async () => {
  const { mfaToken } = await started('masked')
  const { status, body } = await server.call(`/v1/users/auth/mfa/${mfaToken}/contactPoints`)
  expect([status, body]).toEqual([
    200,
    {
      contactTypes: [
        { contactType: 'EMAIL', destination: 'm•••@example.com' },
        { contactType: 'SMS', destination: '•••-•••-0142' },
      ],
      otherSteps: [],
    },
  ])
  expect(said(await server.call('/v1/users/auth/mfa/mfa-nobody/contactPoints'))).toEqual([
    401,
    'invalid_mfa_token',
  ])
})

test('a sent code opens a session once', async () => {
  const { mfaToken, code } = await started('once')
  const right = await hand(mfaToken, code)
  expect(right.status).toBe(200)
  expect(await server.works(right.body.access_token)).toBe(true)
  expect(right.body).not.toHaveProperty('device_token')
  expect(said(await hand(mfaToken, code))).toEqual([401, 'invalid_mfa_token'])
})

test('one of two concurrent uses of a code succeeds', async () => {
  const { mfaToken, code } = await started('race')
  const answers = await Promise.all([
    hand(mfaToken, code),
    hand(mfaToken, code),
    hand(mfaToken, code),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
})

test('a code expires after ten minutes', async () => {
  const { mfaToken, code } = await started('old code')
  await server.later('old code', 10)
  expect(said(await hand(mfaToken, code))).toEqual([422, 'code_expired'])
  await server.later('old code', 9.9)
  expect((await hand(mfaToken, code)).status).toBe(200)
})

test('a challenge expires after fifteen minutes', async () => {
  const { mfaToken } = await started('old challenge')
  await server.later('old challenge', 15)
  expect(said(await send(mfaToken))).toEqual([401, 'invalid_mfa_token'])
  expect(said(await server.call(`/v1/users/auth/mfa/${mfaToken}/contactPoints`))).toEqual([
    401,
    'invalid_mfa_token',
  ])
})

test('five wrong codes lock the challenge, even for the right code', async () => {
  const { mfaToken, code } = await started('guessing')
  const answers = []
  for (let turn = 0; turn < 5; turn++) answers.push(said(await hand(mfaToken, other(code))))
  expect(answers).toEqual([...Array(4).fill([422, 'wrong_code']), [403, 'mfa_locked']])
  expect(said(await hand(mfaToken, code))).toEqual([403, 'mfa_locked'])
  expect(said(await send(mfaToken))).toEqual([403, 'mfa_locked'])
})

test('ten wrong codes over all challenges lock the account for half an hour', async () => {
  const { username, mfaToken, code } = await started('patient')
  for (let turn = 0; turn < 5; turn++) await hand(mfaToken, other(code))
  const second = await open(username)
  for (let turn = 0; turn < 5; turn++) await hand(second, '000000')
  const third = await open(username)
  await send(third)
  expect(said(await hand(third, await server.lastSecret('patient')))).toEqual([
    403,
    'account_locked',
  ])
  await server.later('patient', 31)
  const fourth = await open(username)
  await send(fourth)
  expect((await hand(fourth, await server.lastSecret('patient'))).status).toBe(200)
})

test('another code requires a wait and revokes the previous one', async () => {
  const { mfaToken, code } = await started('resend')
  const soon = await send(mfaToken)
  expect(said(soon)).toEqual([429, 'resend_too_soon'])
  expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(30)
  await server.later('resend', 0.6)
  expect((await send(mfaToken, 'SMS')).body).toEqual({
    contactType: 'SMS',
    destination: '•••-•••-0142',
    expiresIn: 600,
    resendAfter: 30,
  })
  expect(await server.mails('resend')).toHaveLength(2)
  const fresh = await server.lastSecret('resend')
  if (fresh !== code) expect(said(await hand(mfaToken, code))).toEqual([422, 'wrong_code'])
  expect((await hand(mfaToken, fresh)).status).toBe(200)
})

test('a code works with its own challenge only', async () => {
  const one = await started('swap one')
  const two = await started('swap two')
  const again = await open(one.username)
  expect(said(await hand(two.mfaToken, one.code))).toEqual([422, 'wrong_code'])
  expect(said(await hand(again, one.code))).toEqual([422, 'wrong_code'])
})

test('a trusted device skips the second step of its member for thirty days', async () => {
  const { username, mfaToken, code } = await started('trusted')
  const { device_token } = (await hand(mfaToken, code, { trustDevice: true })).body
  const from = (name: string, token: string) =>
    server.form('/v1/users/me/auth', { username: name, password: PASSWORD, device_token: token })
  expect((await from(username, device_token)).status).toBe(200)
  expect(said(await from((await server.copy('mia', 'trusted')).username, device_token))).toEqual([
    403,
    'mfa_required',
  ])
  expect(said(await from(username, `${device_token}x`))).toEqual([403, 'mfa_required'])
  await server.later('trusted', 30 * 24 * 60 - 1)
  expect((await from(username, device_token)).status).toBe(200)
  await server.later('trusted', 30 * 24 * 60 + 1)
  expect(said(await from(username, device_token))).toEqual([403, 'mfa_required'])
})

test('a trusted device does not replace the password', async () => {
  const { username, mfaToken, code } = await started('trusted, wrong')
  const { device_token } = (await hand(mfaToken, code, { trustDevice: true })).body
  expect(
    said(await server.form('/v1/users/me/auth', { username, password: 'wrong', device_token })),
  ).toEqual([401, 'invalid_grant'])
})

test('a trusted device signs in while others lock the account, and has a lock of its own', async () => {
  const { username, mfaToken, code } = await started('trusted, locked')
  const { device_token } = (await hand(mfaToken, code, { trustDevice: true })).body
  const from = (password: string, more: object = {}) =>
    server.form('/v1/users/me/auth', { username, password, ...more })
  for (let turn = 0; turn < 5; turn += 1) await from('wrong')
  expect(said(await from(PASSWORD))).toEqual([403, 'account_locked'])
  expect((await from(PASSWORD, { device_token })).status).toBe(200)
  for (let turn = 0; turn < 5; turn += 1) await from('wrong', { device_token })
  expect(said(await from(PASSWORD, { device_token }))).toEqual([403, 'account_locked'])
})

test('refuses an unknown contact point and a call without client credentials', async () => {
  const { mfaToken } = await started('contact')
  expect((await send(mfaToken, 'VOICE')).status).toBe(400)
  expect(
    said(
      await server.json(
        CHALLENGES,
        { mfaToken, contactType: 'EMAIL' },
        { authorization: 'Basic bm9ib2R5' },
      ),
    ),
  ).toEqual([401, 'invalid_client'])
  expect(
    (await server.json(CHALLENGES, { mfaToken, contactType: 'EMAIL', code: '123456' })).status,
  ).toBe(400)
})

test('no response violates the contract, and no record contains a token', async () => {
  const records = JSON.stringify([
    await server.violations(''),
    await server.calls('once'),
    await server.calls('masked'),
  ])
  expect(records).not.toMatch(/mfa-[A-Za-z0-9_-]{10}/)
  expect(
    (await server.control('GET', 'violations')).body.filter(
      (one: { kind: string }) => one.kind === 'response',
    ),
  ).toEqual([])
})
