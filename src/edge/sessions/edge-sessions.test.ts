import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCookieEncryption } from './cookie-encryption.ts'
import {
  canary,
  cookieHeader,
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'
import { json } from '../testing/fake-upstream.ts'
import {
  basic,
  expectSignedOut,
  form,
  merge,
  readBy,
  refreshBy,
  tokens,
} from '../testing/session-calls.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const signIn = (body = 'grant_type=password&username=a&password=b'): Promise<EdgeResponse> =>
  edge.write({ path: '/api/v1/users/me/auth', headers: form, body })
const refresh = (cookie: string): Promise<EdgeResponse> => refreshBy(edge, cookie)
const read = (cookie: string, headers?: Record<string, string>): Promise<EdgeResponse> =>
  readBy(edge, cookie, headers)

describe('sign-in (API-010, USER-025, GAP-070)', () => {
  it('adds the client authorization, hides the refresh token and sets five cookies', async () => {
    edge.upstream.answer = (_req, res) => json(res, 200, tokens, { 'set-cookie': 'planted=1' })
    const answer = await edge.write({
      path: '/api/v1/users/me/auth',
      headers: { ...form, authorization: 'Basic YTpi' },
      body: 'grant_type=password&username=a&password=b',
    })
    expect(edge.upstream.seen[0]).toMatchObject({
      url: '/base/v1/users/me/auth',
      body: 'grant_type=password&username=a&password=b',
      headers: { authorization: basic, ...form },
    })
    const { refresh_token: _, ...rest } = tokens
    expect(answer.json).toEqual(rest)
    const [known, session, activity, presence, hint, ...others] = answer.cookies
    expect(known).toMatch(
      /^__Host-portal-known=[\w.-]+; Max-Age=2592000; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    expect(session).toMatch(
      /^__Host-portal-session=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    expect(activity).toMatch(
      /^__Host-portal-activity=[\w.-]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
    )
    expect(presence).toMatch(
      /^__Host-portal-presence=[\w-]{12}\.[\w-]{8}; Path=\/; Secure; SameSite=Strict$/,
    )
    expect(hint).toBe('__Host-portal-member=1; Path=/; Secure; SameSite=Lax')
    expect(others).toEqual([])
    expect(JSON.stringify([answer.headers, answer.body])).not.toContain(canary.refreshToken)
  })

  it('fits a refresh token of 2 kB into a cookie', async () => {
    edge.upstream.answer = (_req, res) =>
      json(res, 200, { ...tokens, refresh_token: 'r'.repeat(2048) })
    expect((await signIn()).cookies[1]?.length).toBeLessThan(4096)
  })

  it.each([
    [401, { error: 'invalid_grant', message: 'No.' }, {}, []],
    [403, { error: 'mfa_required', mfaToken: 'a-token' }, {}, ['__Host-portal-known']],
    [429, { message: 'Later.' }, { 'retry-after': '30' }, []],
    [500, { message: 'Broken.' }, {}, []],
  ])('forwards a %i unchanged, without a session', async (status, problem, headers, cookies) => {
    edge.upstream.answer = (_req, res) => json(res, status, problem, headers)
    const answer = await signIn()
    expect([answer.status, answer.json]).toEqual([status, problem])
    expect(answer.cookies.map((each) => each.split('=')[0])).toEqual(cookies)
    expect(answer.headers['retry-after']).toBe(Object.values(headers)[0])
  })

  it.each([
    'client_credentials',
    'refresh_token',
    'urn:ietf:params:oauth:grant-type:jwt-bearer',
    '',
  ])('refuses the grant %j', async (grant) => {
    const answer = await signIn(`grant_type=${grant}`)
    expect([answer.status, answer.json['error']]).toEqual([400, 'unsupported_grant_type'])
    expect(edge.upstream.seen).toEqual([])
  })

  it.each([
    'grant_type=password&grant_type=client_credentials&username=a&password=b',
    'grant_type=auth_token&auth_token=a&auth_token=b',
  ])('refuses a repeated form field: %s', async (body) => {
    const answer = await signIn(body)
    expect([answer.status, edge.upstream.seen]).toEqual([400, []])
  })

  it.each([
    ['no JSON', '<html>busy</html>'],
    ['an array', '[]'],
    ['null', 'null'],
    ['no access token', '{"refresh_token":"a"}'],
    ['no refresh token', '{"access_token":"a"}'],
    ['an empty token', '{"access_token":"","refresh_token":"a"}'],
    ['a token that is no text', '{"access_token":"a","refresh_token":{}}'],
    ['more than it should', `"${'a'.repeat(70_000)}"`],
  ])('answers 502 without cookies when the token answer has %s', async (_name, body) => {
    edge.upstream.answer = (_req, res) =>
      res.writeHead(200, { 'content-type': 'application/json' }).end(body)
    const answer = await signIn()
    expect([answer.status, answer.cookies]).toEqual([502, []])
    expect(answer.json['message']).toBeTypeOf('string')
  })

  it('answers 502 to a redirect', async () => {
    edge.upstream.answer = (_req, res) =>
      res.writeHead(302, { location: 'http://inside.example' }).end()
    expect((await signIn()).status).toBe(502)
  })

  it('replaces an error page with a Problem', async () => {
    edge.upstream.answer = (_req, res) =>
      res
        .writeHead(503, { 'content-type': 'text/html', 'retry-after': '5' })
        .end('<h1>Trace: at secret.java</h1>')
    const answer = await signIn()
    expect([answer.status, answer.json, answer.headers['retry-after']]).toEqual([
      503,
      expect.objectContaining({ type: 'about:blank', message: 'The service refused the call.' }),
      '5',
    ])
  })

  it('answers 502 without cookies when the upstream is down', async () => {
    await edge.upstream.close()
    const answer = await signIn()
    expect([answer.status, answer.cookies]).toEqual([502, []])
  })
})

describe('token refresh', () => {
  it('adds the refresh token, stores the rotated one and keeps the idle time', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) =>
      json(res, 200, { ...tokens, access_token: 'next', refresh_token: 'rotated' })
    const answer = await refresh(cookie)
    expect(edge.upstream.seen[0]).toMatchObject({
      body: `grant_type=refresh_token&refresh_token=${canary.refreshToken}`,
      headers: { authorization: basic },
    })
    expect(answer.json).toMatchObject({ access_token: 'next' })
    expect(answer.body).not.toContain('rotated')
    expect(answer.cookies.map((pair) => pair.split('=')[0])).toEqual([
      '__Host-portal-session',
      '__Host-portal-presence',
      '__Host-portal-member',
    ])
    await refresh(merge(cookie, answer))
    expect(edge.upstream.seen[1]?.body).toBe('grant_type=refresh_token&refresh_token=rotated')
  })

  it('changes the presence cookie per session and per renewal, and reveals nothing else', async () => {
    const presence = (cookie: string): string[] =>
      /__Host-portal-presence=([\w-]+)\.([\w-]+)(?:;|$)/.exec(cookie)?.slice(1) ?? []
    const cookie = await edge.signIn()
    const other = await edge.signIn()
    edge.upstream.answer = (_req, res) => json(res, 200, tokens)
    const renewed = presence(cookieHeader(await refresh(cookie)))
    expect(renewed[0]).toBe(presence(cookie)[0])
    expect(renewed[1]).not.toBe(presence(cookie)[1])
    expect(presence(other)[0]).not.toBe(presence(cookie)[0])
  })

  it('ignores a refresh token of the browser', async () => {
    const cookie = await edge.signIn()
    await edge.write({
      path: '/api/v1/users/me/auth/refresher',
      headers: { ...form, cookie },
      body: 'grant_type=refresh_token&refresh_token=stolen',
    })
    expect(edge.upstream.seen[0]?.body).toBe(
      `grant_type=refresh_token&refresh_token=${canary.refreshToken}`,
    )
  })

  it('signs out when the upstream refuses', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) =>
      json(res, 401, { error: 'invalid_grant', message: 'Revoked.' })
    expectSignedOut(await refresh(cookie))
  })

  it.each([500, 503, 429])('keeps the session after a %i', async (status) => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) =>
      json(res, status, { message: 'Later.' }, { 'retry-after': '3' })
    const answer = await refresh(cookie)
    expect([answer.status, answer.cookies, answer.headers['retry-after']]).toEqual([
      status,
      [],
      '3',
    ])
  })

  it('answers 502 to an invalid answer and keeps the cookies', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) => res.end('oops')
    expect([(await refresh(cookie)).status, (await refresh(cookie)).cookies]).toEqual([502, []])
  })

  it('keeps its token when the upstream does not rotate', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) => json(res, 200, { access_token: 'next', expires_in: 900 })
    const answer = await refresh(cookie)
    expect(answer.status).toBe(200)
    await refresh(merge(cookie, answer))
    expect(edge.upstream.seen[1]?.body).toContain(canary.refreshToken)
  })
})

describe('signs out an unusable session once, without the upstream', () => {
  const flip = (value: string): string =>
    value.slice(0, -4) + (value.endsWith('AAAA') ? 'BBBB' : 'AAAA')
  const parts = (cookie: string): Record<string, string> =>
    Object.fromEntries(
      cookie
        .split('; ')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    )
  const join = (values: Record<string, string>): string =>
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
  const broken: [string, (cookie: string) => Promise<string> | string][] = [
    ['presence alone', () => '__Host-portal-presence=1'],
    [
      'a corrupt session',
      (cookie) =>
        join({
          ...parts(cookie),
          '__Host-portal-session': flip(parts(cookie)['__Host-portal-session'] ?? ''),
        }),
    ],
    [
      'a corrupt activity',
      (cookie) =>
        join({
          ...parts(cookie),
          '__Host-portal-activity': flip(parts(cookie)['__Host-portal-activity'] ?? ''),
        }),
    ],
    ['nonsense', () => '__Host-portal-session=nonsense; __Host-portal-activity=%00; ;;=;a'],
    [
      'an oversized session',
      (cookie) => join({ ...parts(cookie), '__Host-portal-session': 'e'.repeat(20_000) }),
    ],
    [
      'cookies swapped',
      (cookie) =>
        join({
          '__Host-portal-session': parts(cookie)['__Host-portal-activity'] ?? '',
          '__Host-portal-activity': parts(cookie)['__Host-portal-session'] ?? '',
        }),
    ],
    [
      'a foreign key',
      async () => {
        const seal = createCookieEncryption([new Uint8Array(32).fill(8)])
        const sealed = [
          await seal.close('portal-session', { refreshToken: 'r', sid: 's' }),
          await seal.close('portal-activity', { sid: 's', at: edge.clock.now }),
        ]
        return `__Host-portal-session=${sealed[0]}; __Host-portal-activity=${sealed[1]}`
      },
    ],
    [
      'the activity of another session',
      async (cookie) =>
        join({
          ...parts(cookie),
          '__Host-portal-activity': parts(await edge.signIn())['__Host-portal-activity'] ?? '',
        }),
    ],
    [
      'our key around something else',
      async () => {
        const seal = createCookieEncryption([new Uint8Array(32).fill(7)])
        return `__Host-portal-session=${await seal.close('portal-session', { sid: 1 })}; __Host-portal-activity=${await seal.close('portal-activity', [])}`
      },
    ],
  ]

  it.each(broken)('%s', async (_name, breakCookie) => {
    const cookie = await breakCookie(await edge.signIn())
    expectSignedOut(await read(cookie, { authorization: `Bearer ${canary.accessToken}` }))
    expectSignedOut(await refresh(cookie))
    expect(edge.upstream.seen).toEqual([])
    expect(
      (await edge.call({ path: '/login', headers: { accept: 'text/html', cookie } })).status,
    ).toBe(200)
  })

  it('keeps the cookies on a cross-site link, which sends none', async () => {
    const answer = await edge.call({
      path: '/api/v1/users/me/token',
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    })
    expect([answer.status, answer.json['error'], answer.cookies]).toEqual([
      401,
      'invalid_grant',
      [],
    ])
  })

  it('works across processes with the same key', async () => {
    const cookie = await edge.signIn()
    const other = await startEdgeUnderTest()
    expect((await other.call({ path: '/api/v1/users/me/token', headers: { cookie } })).status).toBe(
      200,
    )
    await other.close()
  })
})

describe('the clock of the portal (docs/decisions/0100-one-clock.md)', () => {
  const date = 'Wed, 25 Nov 2099 12:00:00 GMT'

  it('forwards the Date of the provider with tokens and other answers', async () => {
    edge.upstream.answer = (_req, res) => json(res, 200, tokens, { date })
    const signedIn = await signIn()
    const cookie = cookieHeader(signedIn)
    const renewed = await refresh(cookie)
    const answered = await read(merge(cookie, renewed))
    expect([signedIn, renewed, answered].map(({ headers }) => headers['date'])).toEqual([
      date,
      date,
      date,
    ])
  })

  it('sends no Date of its own with success', async () => {
    edge.upstream.answer = (_req, res) => {
      res.sendDate = false
      json(res, 200, tokens)
    }
    const signedIn = await signIn()
    const cookie = cookieHeader(signedIn)
    const activity = await edge.write({ path: '/session/activity', headers: { cookie } })
    expect([signedIn.status, activity.status]).toEqual([200, 204])
    expect([signedIn, activity].map(({ headers }) => headers['date'])).toEqual([
      undefined,
      undefined,
    ])
  })
})
