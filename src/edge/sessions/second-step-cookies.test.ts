import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  canary,
  cookieHeader,
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'
import { json } from '../testing/fake-upstream.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }
const asJson = { 'content-type': 'application/json' }
const device = 'canary-device-token'
const session = {
  access_token: canary.accessToken,
  refresh_token: canary.refreshToken,
  expires_in: 900,
  type: 'Bearer',
}
const sent = { contactType: 'SMS', destination: '•••-•••-0142', expiresIn: 600, resendAfter: 30 }
const sessionCookies = ['session', 'activity', 'presence', 'member'].map(
  (name) => `__Host-portal-${name}`,
)

const challenge = (body: object, cookie = '') =>
  edge.write({
    path: '/api/v1/users/auth/mfa/challenges',
    headers: { ...asJson, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
const names = ({ cookies }: EdgeResponse) =>
  cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))
/** Requests a code in this browser. */
async function asked(mfaToken = 'm-1'): Promise<string> {
  edge.upstream.answer = (_req, res) => json(res, 201, sent)
  return cookieHeader(await challenge({ mfaToken, contactType: 'SMS' }))
}

describe('second step', () => {
  it('binds the browser to the requested code, and returns its destination', async () => {
    edge.upstream.answer = (_req, res) => json(res, 201, sent)
    const answer = await challenge({ mfaToken: 'm-1', contactType: 'SMS' })
    expect([answer.status, answer.json, names(answer)]).toEqual([
      201,
      sent,
      ['__Host-portal-challenge'],
    ])
    expect(answer.cookies[0]).toMatch(
      /^__Host-portal-challenge=[\w.-]+; Max-Age=900; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    expect(answer.cookies[0]).not.toContain('m-1')
    expect(edge.upstream.seen[0]?.headers.authorization).toMatch(/^Basic /)
  })

  it('opens the session in the browser that requested the code', async () => {
    const cookie = await asked()
    edge.upstream.answer = (_req, res) => json(res, 200, { ...session, device_token: device })
    const answer = await challenge({ mfaToken: 'm-1', code: '123456', trustDevice: true }, cookie)
    expect(answer.json).toEqual({
      access_token: canary.accessToken,
      expires_in: 900,
      type: 'Bearer',
    })
    expect(names(answer)).toEqual([
      '__Host-portal-challenge',
      '__Host-portal-device',
      ...sessionCookies,
    ])
    expect(answer.cookies[0]).toContain('Max-Age=0')
    expect(JSON.stringify([answer.headers, answer.body])).not.toMatch(/canary-(refresh|device)/)
  })

  it.each([
    ['another browser', async () => ''],
    ['a browser that asked for another sign-in', () => asked('m-2')],
    [
      'a browser that asked longer than 15 minutes ago',
      async () => {
        const cookie = await asked()
        edge.clock.now += 15 * 60_000
        return cookie
      },
    ],
    ['a browser whose cookie is spoilt', async () => (await asked()).replace(/.{8}$/, 'AAAAAAAA')],
    [
      'a browser that shows a session as a challenge',
      async () => (await edge.signIn()).replace('__Host-portal-session', '__Host-portal-challenge'),
    ],
  ])('rejects a code from %s without the upstream', async (_name, cookieOf) => {
    const cookie = await cookieOf()
    edge.upstream.seen.length = 0
    const answer = await challenge({ mfaToken: 'm-1', code: '123456' }, cookie)
    expect([
      answer.status,
      answer.json['error'],
      answer.cookies,
      edge.upstream.seen.length,
    ]).toEqual([401, 'invalid_grant', [], 0])
  })

  it.each([401, 403, 422, 429, 500])('forwards a %i without a session', async (status) => {
    const cookie = await asked()
    edge.upstream.answer = (_req, res) =>
      json(res, status, { error: 'wrong_code', message: 'No.' }, { 'retry-after': '9' })
    const answer = await challenge({ mfaToken: 'm-1', code: '000000' }, cookie)
    expect([
      answer.status,
      answer.json['error'],
      answer.headers['retry-after'],
      answer.cookies,
    ]).toEqual([status, 'wrong_code', '9', []])
  })

  it.each([
    '[1',
    '[1]',
    'null',
    '',
    '\ufeff{"mfaToken":"m-1","code":"1"}',
    '{"mfaToken":"m-1","code":"1",}',
  ])('rejects a body that another parser could accept: %s', async (body) => {
    expect(
      (await edge.write({ path: '/api/v1/users/auth/mfa/challenges', headers: asJson, body }))
        .status,
    ).toBe(400)
    expect(edge.upstream.seen).toEqual([])
  })

  it('binds the browser to an app or a passkey, and takes its proof from no other', async () => {
    const step = { step: 'PASSKEY', expiresIn: 300 }
    const start = (status: number) => {
      edge.upstream.answer = (_req, res) => json(res, status, step)
      return edge.write({
        path: '/api/v1/users/auth/mfa/steps',
        headers: asJson,
        body: JSON.stringify({ mfaToken: 'm-1', step: 'PASSKEY' }),
      })
    }
    expect(names(await start(422))).toEqual([])
    const started = await start(200)
    expect([started.json, names(started)]).toEqual([step, ['__Host-portal-challenge']])
    expect(edge.upstream.seen.at(-1)?.headers.authorization).toBeUndefined()
    const proof = { passkey: 'k', clientDataJSON: 'c', authenticatorData: 'a', signature: 's' }
    edge.upstream.answer = (_req, res) => json(res, 200, session)
    edge.upstream.seen.length = 0
    expect((await challenge({ mfaToken: 'm-1', ...proof })).status).toBe(401)
    expect(edge.upstream.seen).toEqual([])
    const answer = await challenge({ mfaToken: 'm-1', ...proof }, cookieHeader(started))
    expect(names(answer)).toEqual(['__Host-portal-challenge', ...sessionCookies])
  })

  it('sends the parsed body when a token is repeated', async () => {
    const cookie = await asked('mine')
    edge.upstream.seen.length = 0
    const twice = (body: string) =>
      edge.write({
        path: '/api/v1/users/auth/mfa/challenges',
        headers: { ...asJson, cookie },
        body,
      })
    await twice('{"mfaToken":"another’s","mfaToken":"mine","code":"123456"}')
    expect(edge.upstream.seen.map(({ body }) => body)).toEqual([
      '{"mfaToken":"mine","code":"123456"}',
    ])
    expect((await twice('{"mfaToken":"mine","mfaToken":"another’s","code":"123456"}')).status).toBe(
      401,
    )
  })
})

describe('trusted device', () => {
  const signIn = (cookie: string, body = 'grant_type=password&username=a&password=b') =>
    edge.write({
      path: '/api/v1/users/me/auth',
      headers: { ...asForm, ...(cookie && { cookie }) },
      body,
    })
  async function trusted(): Promise<string> {
    const cookie = await asked()
    edge.upstream.answer = (_req, res) => json(res, 200, { ...session, device_token: device })
    const [, deviceCookie = ''] = (
      await challenge({ mfaToken: 'm-1', code: '123456', trustDevice: true }, cookie)
    ).cookies
    edge.upstream.answer = (_req, res) => json(res, 200, session)
    edge.upstream.seen.length = 0
    expect(deviceCookie).toMatch(/Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Strict$/)
    return deviceCookie.split(';')[0] ?? ''
  }
  it('is sent by the edge at the next sign-in', async () => {
    await signIn(await trusted())
    expect(new URLSearchParams(edge.upstream.seen[0]?.body).get('device_token')).toBe(device)
  })
  it('cannot be set by a page', async () => {
    await signIn('', 'grant_type=password&username=a&password=b&device_token=stolen')
    expect(edge.upstream.seen[0]?.body).not.toContain('device_token')
  })
  it('is not sent with another grant', async () => {
    await signIn(await trusted(), 'grant_type=authorization_code&code=c')
    expect(edge.upstream.seen[0]?.body).toBe('grant_type=authorization_code&code=c')
  })
})
