import { afterAll, beforeAll, expect, test } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import { PASSWORD } from '../../testing/sandbox-client.ts'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'
import { softwarePasskey } from '../../testing/software-passkey.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa'])
})
afterAll(() => server.close())

const STEPS = '/v1/users/me/second-steps'
const noon = Date.parse('2026-11-20T17:00:00Z')
const said = ({ status, body }: { status: number; body: { error?: string } }) => [
  status,
  body?.error,
]
const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

/** A signed-in copy of Rosa, whose clock stands at noon. */
const rosa = async (scenario: string) => {
  const { id, username } = await server.copy('rosa', scenario)
  const at = (ms: number) =>
    server.control('POST', 'clock', { scenario, now: new Date(noon + ms).toISOString() })
  await at(0)
  let { access_token: token } = (await server.signIn(username)).body
  const ask = (method: string, path: string, body?: object) =>
    server.call(path, {
      method,
      token,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  const start = (password = PASSWORD) => ask('POST', `${STEPS}/authenticator`, { password })
  const confirm = (code: string) => ask('PUT', `${STEPS}/authenticator`, { code })
  /** Adds an app; resolves to its key. */
  const withApp = async (): Promise<string> => {
    const { secret } = (await start()).body
    expect((await confirm(codeAt(secret, noon))).status).toBe(204)
    return secret
  }
  const challenge = async (): Promise<string> =>
    (await ask('POST', `${STEPS}/passkey-challenges`, { password: PASSWORD })).body.challenge
  const add = (made: object, name = 'My phone') =>
    ask('POST', `${STEPS}/passkeys`, { name, ...made })
  const remove = (step: string, password = PASSWORD) =>
    ask('POST', `${STEPS}/${step}/removal`, { password })
  const list = async () => (await ask('GET', STEPS)).body
  const renew = async () => void ({ access_token: token } = (await server.signIn(username)).body)
  const open = async (): Promise<string> => (await server.signIn(username)).body.mfaToken
  return { id, username, at, start, confirm, withApp, challenge, add, remove, list, open, renew }
}
const hand = (body: object) => server.json('/v1/users/auth/mfa/challenges', body)
const step = (mfaToken: string, kind: string) =>
  server.json('/v1/users/auth/mfa/steps', { mfaToken, step: kind })
const ways = async (mfaToken: string) =>
  (await server.call(`/v1/users/auth/mfa/${mfaToken}/contactPoints`)).body

test('GAP-127: an app counts from its first right code on, and the member gets a message', async () => {
  const { start, confirm, list, username } = await rosa('app')
  const { secret, uri, expiresIn } = (await start()).body
  expect(uri).toMatch(/^otpauth:\/\/totp\/Wellspring:rosa/)
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(expiresIn).toBe(900)
  expect((await server.signIn(username)).status).toBe(200)
  expect(said(await confirm(codeAt(secret, noon + 600_000)))).toEqual([422, 'wrong_code'])
  expect((await confirm(codeAt(secret, noon))).status).toBe(204)
  expect(await list()).toEqual({
    authenticator: { id: expect.any(String), addedAt: expect.stringMatching(/^2026-11-20T17:00/) },
    passkeys: [],
  })
  expect((await server.mails('app')).map(({ kind }) => kind)).toEqual(['second-step-changed'])
})

test('a key waits for fifteen minutes and five wrong codes', async () => {
  const late = await rosa('late')
  const { secret } = (await late.start()).body
  await late.at(1_000_000)
  await late.renew()
  expect(said(await late.confirm(codeAt(secret, noon + 1_000_000)))).toEqual([409, 'no_setup'])
  const wrong = await rosa('wrong codes')
  const { secret: other } = (await wrong.start()).body
  for (let turn = 0; turn < 5; turn++)
    expect(said(await wrong.confirm(codeAt(other, noon + 600_000)))).toEqual([422, 'wrong_code'])
  expect(said(await wrong.confirm(codeAt(other, noon)))).toEqual([409, 'no_setup'])
  expect((await wrong.list()).authenticator).toBeUndefined()
})

test.each(['authenticator', 'passkey-challenges', 'app-1/removal'])(
  'a wrong password changes nothing: %s',
  async (path) => {
    const { start, remove, username } = await rosa(`password ${path}`)
    const wrong = () => (path === 'authenticator' ? start('wrong') : remove('app-1', 'wrong'))
    expect(await wrong()).toMatchObject({ status: 422, body: { code: 70 } })
    for (let turn = 0; turn < 4; turn++) await wrong()
    expect((await wrong()).status).toBe(429)
    expect((await server.signIn(username)).status).toBe(200)
  },
)

test('GAP-127: a sign-in takes the code of the app once, and a sent code as well', async () => {
  const { withApp, open, at } = await rosa('sign in')
  const secret = await withApp()
  await at(60_000)
  const first = await open()
  expect((await ways(first)).otherSteps).toEqual(['AUTHENTICATOR'])
  expect(said(await step(first, 'PASSKEY'))).toEqual([422, 'contact_not_available'])
  expect((await step(first, 'AUTHENTICATOR')).body).toEqual({
    step: 'AUTHENTICATOR',
    expiresIn: expect.toSatisfy((seconds) => seconds > 800 && seconds <= 900),
  })
  const code = codeAt(secret, noon + 60_000)
  expect((await hand({ mfaToken: first, code })).status).toBe(200)
  const second = await open()
  expect(said(await hand({ mfaToken: second, code }))).toEqual([422, 'wrong_code'])
  await hand({ mfaToken: second, contactType: 'EMAIL' })
  const sent = await server.lastSecret('sign in')
  expect((await hand({ mfaToken: second, code: sent })).status).toBe(200)
})

test('GAP-127: a passkey signs in with a proof for this sign-in, once', async () => {
  const { add, challenge, list, open, at } = await rosa('passkey')
  const phone = softwarePasskey()
  expect((await add(phone.made(await challenge()))).status).toBe(201)
  await at(60_000)
  const first = await open()
  expect((await ways(first)).otherSteps).toEqual(['PASSKEY'])
  const { passkey: asked } = (await step(first, 'PASSKEY')).body
  const proof = phone.proof(asked.challenge)
  expect(asked.allowCredentials).toEqual([{ type: 'public-key', id: proof.passkey }])
  expect((await hand({ mfaToken: first, ...proof })).status).toBe(200)
  expect((await list()).passkeys).toMatchObject([
    { name: 'My phone', lastUsedAt: expect.stringMatching(/^2026-11-20T17:01/) },
  ])
  const second = await open()
  await step(second, 'PASSKEY')
  for (const wrong of [
    proof,
    softwarePasskey().proof(asked.challenge),
    { ...phone.proof('another-challenge') },
  ])
    expect(said(await hand({ mfaToken: second, ...wrong }))).toEqual([422, 'passkey_refused'])
})

test('a challenge fits no other sign-in, no other origin and no later moment', async () => {
  const { add, challenge, open, at } = await rosa('proofs')
  const phone = softwarePasskey()
  const value = await challenge()
  const elsewhere = softwarePasskey('https://elsewhere.example')
  expect(said(await add(elsewhere.made(value)))).toEqual([422, 'passkey_refused'])
  await add(phone.made(value))
  expect(said(await add(softwarePasskey().made(value)))).toEqual([409, 'no_setup'])
  const [one, other] = [await open(), await open()]
  const { passkey: asked } = (await step(one, 'PASSKEY')).body
  const refused = [422, 'passkey_refused']
  expect(said(await hand({ mfaToken: other, ...phone.proof(asked.challenge) }))).toEqual(refused)
  await at(450_000)
  expect(said(await hand({ mfaToken: one, ...phone.proof(asked.challenge) }))).toEqual(refused)
})

test('what is removed signs in no more, and the last one ends the second step', async () => {
  const { withApp, add, challenge, list, remove, username, at } = await rosa('removal')
  const secret = await withApp()
  await add(softwarePasskey().made(await challenge()))
  const { authenticator, passkeys } = await list()
  expect((await remove(authenticator.id)).status).toBe(204)
  expect(said(await remove(authenticator.id))).toEqual([404, 'not_found'])
  await at(60_000)
  const { mfaToken } = (await server.signIn(username)).body
  expect(said(await hand({ mfaToken, code: codeAt(secret, noon + 60_000) }))).toEqual([
    422,
    'wrong_code',
  ])
  expect((await remove(passkeys[0].id)).status).toBe(204)
  expect((await server.signIn(username)).status).toBe(200)
})

test('a member has at most ten passkeys', async () => {
  const { add, challenge } = await rosa('ten')
  for (let turn = 0; turn < 10; turn++)
    expect((await add(softwarePasskey().made(await challenge()))).status).toBe(201)
  expect(await challenge()).toBeUndefined()
})
