import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa', 'vera'])
})
afterAll(() => server.close())

const BASE = '/v1/users/info/email/verification'
const send = (email: string) => server.json(BASE, { email }, { authorization: '' })
const confirm = (token: string) => server.json(`${BASE}/confirm`, { token }, { authorization: '' })

test('an unverified address is reported after the right password only; one mail per minute', async () => {
  const { username } = await server.copy('vera', 'first')
  expect((await server.signIn(username, 'wrong')).body.error).toBe('invalid_grant')
  expect(await server.mails('first')).toEqual([])
  const right = await server.signIn(username)
  expect([right.status, right.body.error]).toEqual([403, 'verification_required'])
  await server.signIn(username)
  expect((await server.mails('first')).map(({ kind }) => kind)).toEqual(['email-verification'])
})

test('the mail’s link signs the member in, once', async () => {
  const { username } = await server.copy('vera', 'link')
  await send(username)
  const token = await server.lastSecret('link')
  expect((await confirm(token)).status).toBe(204)
  expect((await server.signIn(username)).status).toBe(200)
  const again = await confirm(token)
  expect([again.status, again.body.error]).toEqual([422, 'token_not_valid'])
})

test('the link expires after a day', async () => {
  const { username } = await server.copy('vera', 'day')
  await send(username)
  const token = await server.lastSecret('day')
  await server.later('day', 24 * 60)
  const late = await confirm(token)
  expect([late.status, late.body.error]).toEqual([422, 'token_expired'])
  await server.later('day', 24 * 60 - 1)
  expect((await confirm(token)).status).toBe(204)
})

test('known, unknown and verified addresses get the same responses at the same rate', async () => {
  const open = await server.copy('vera', 'same')
  const closed = await server.copy('rosa', 'same')
  for (const email of [open.username, closed.username, 'nobody.known@example.com']) {
    const first = await send(email)
    const second = await send(email)
    expect([
      first.status,
      first.body,
      second.status,
      second.body.error,
      second.headers.get('retry-after'),
    ]).toEqual([202, undefined, 429, 'too_many_requests', expect.stringMatching(/^(60|5\d)$/)])
  }
  expect((await server.mails('same')).map(({ destination }) => destination)).toEqual([
    open.username,
  ])
})

test('a new link revokes the old one', async () => {
  const { username } = await server.copy('vera', 'newer')
  await send(username)
  const old = await server.lastSecret('newer')
  await server.later('newer', 2)
  await send(username)
  expect((await confirm(old)).status).toBe(422)
  expect((await confirm(await server.lastSecret('newer'))).status).toBe(204)
})
