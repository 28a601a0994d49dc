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
const session = {
  access_token: canary.accessToken,
  refresh_token: canary.refreshToken,
  expires_in: 900,
  type: 'Bearer',
}
const sessionCookies = ['session', 'activity', 'presence', 'member'].map(
  (name) => `__Host-portal-${name}`,
)

const names = ({ cookies }: EdgeResponse) =>
  cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))

describe('other sign-in methods', () => {
  it.each([
    ['a partner code', '/api/v1/users/me/partners/ACME/auth/sp/code'],
    ['an identity code', '/api/v1/users/me/partners/ACME/auth/idp/code'],
  ])('%s: keeps the refresh token at the edge', async (_name, path) => {
    edge.upstream.answer = (_req, res) =>
      json(res, 200, {
        token: canary.accessToken,
        refreshToken: canary.refreshToken,
        lifeSeconds: 900,
      })
    const answer = await edge.write({ path, headers: asJson, body: '{"access_code":"c"}' })
    expect([answer.status, answer.json, names(answer)]).toEqual([
      200,
      { token: canary.accessToken, lifeSeconds: 900 },
      sessionCookies,
    ])
    expect(edge.upstream.seen[0]).toMatchObject({
      body: '{"access_code":"c"}',
      headers: { ...asJson, authorization: expect.stringMatching(/^Basic /) },
    })
  })
  it('accept an education code', async () => {
    edge.upstream.answer = (_req, res) => json(res, 200, session)
    const answer = await edge.write({
      path: '/services/service-education/v1/users/me/education/auth',
      headers: asForm,
      body: 'grant_type=authorization_code&code=c',
    })
    expect([names(answer), answer.body.includes(canary.refreshToken)]).toEqual([
      sessionCookies,
      false,
    ])
  })
  it('send the parsed form of an education call', async () => {
    edge.upstream.answer = (_req, res) => json(res, 200, session)
    await edge.write({
      path: '/services/service-education/v1/users/me/education/auth',
      headers: asForm,
      body: 'grant_type=authorization_code&code=c;grant_type=client_credentials',
    })
    expect(edge.upstream.seen[0]?.body).toBe(
      'grant_type=authorization_code&code=c%3Bgrant_type%3Dclient_credentials',
    )
  })
  it.each([
    'grant_type=refresh_token&refresh_token=stolen',
    'grant_type=client_credentials',
    'grant_type=authorization_code&code=c&grant_type=client_credentials',
    'code=c',
  ])('accept only codes in an education call: %s', async (body) => {
    const answer = await edge.write({
      path: '/services/service-education/v1/users/me/education/auth',
      headers: asForm,
      body,
    })
    expect([answer.status, answer.json['error'], edge.upstream.seen]).toEqual([
      400,
      'unsupported_grant_type',
      [],
    ])
  })
  it.each([
    [{ access_token: 't', expires_in: 60 }, sessionCookies],
    [{}, []],
  ])('start a Teams session or none for %j (GAP-068)', async (body, cookies) => {
    edge.upstream.answer = (_req, res) => json(res, 200, body)
    const answer = await edge.write({
      path: '/teams-api/teams/service-teams/oauth2/tokenExchange',
      headers: asJson,
      body: '{"jwt":"j"}',
    })
    expect([answer.status, answer.json, names(answer)]).toEqual([200, body, cookies])
    // The Teams host belongs to another provider and must not get the client's authorization.
    expect(edge.upstream.seen[0]?.headers.authorization).toBeUndefined()
  })
  it('allow calls in a Teams session, and end it instead of a refresh', async () => {
    edge.upstream.answer = (_req, res) => json(res, 200, { access_token: 't', expires_in: 60 })
    const cookie = cookieHeader(
      await edge.write({
        path: '/teams-api/teams/service-teams/oauth2/tokenExchange',
        headers: asJson,
        body: '{"jwt":"j"}',
      }),
    )
    expect((await edge.call({ path: '/api/v1/users/me/token', headers: { cookie } })).status).toBe(
      200,
    )
    const answer = await edge.write({
      path: '/api/v1/users/me/auth/refresher',
      headers: { ...asForm, cookie },
      body: 'grant_type=refresh_token&refresh_token=',
    })
    expect([answer.status, answer.json['error']]).toEqual([401, 'invalid_grant'])
  })
})

describe('existing Teams session', () => {
  const jwtOf = (claims: object): string =>
    `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
  const claims = { iss: 'https://login.teams.example', sub: 'rosa' }
  const exchange = async (jwt: string, cookie = ''): Promise<string> => {
    edge.upstream.answer = (_req, res) => json(res, 200, { access_token: 't', expires_in: 60 })
    return cookieHeader(
      await edge.write({
        path: '/teams-api/teams/service-teams/oauth2/tokenExchange',
        headers: { ...asJson, ...(cookie === '' ? {} : { cookie }) },
        body: JSON.stringify({ jwt }),
      }),
    )
  }
  const sessionOf = (cookie: string): string => /presence=([\w-]+)\./.exec(cookie)?.[1] ?? 'none'

  it('continues for the same subject only, so that tabs need not restart', async () => {
    const first = await exchange(jwtOf(claims))
    const of = async (jwt: string): Promise<boolean> =>
      sessionOf(await exchange(jwt, first)) === sessionOf(first)
    expect(await of(jwtOf({ ...claims, jti: 'another token of the member' }))).toBe(true)
    expect(await of(jwtOf({ ...claims, sub: 'walter' }))).toBe(false)
    expect(await of(jwtOf({ ...claims, iss: 'https://evil.example' }))).toBe(false)
    expect(await of(jwtOf({ ...claims, tid: 'another company' }))).toBe(false)
    for (const nobody of [
      'j',
      jwtOf({}),
      jwtOf({ sub: 'rosa' }),
      jwtOf({ ...claims, sub: '' }),
      'a.%%%.c',
      `e30.${Buffer.from('null').toString('base64url')}.x`,
    ])
      expect(await of(nobody)).toBe(false)
  })

  it('does not continue when it is idle or belongs to a sign-in', async () => {
    const first = await exchange(jwtOf(claims))
    const byHand = await edge.signIn()
    expect(sessionOf(await exchange(jwtOf(claims), byHand))).not.toBe(sessionOf(byHand))
    edge.clock.now += 16 * 60_000
    expect(sessionOf(await exchange(jwtOf(claims), first))).not.toBe(sessionOf(first))
  })
})

describe('end of a session', () => {
  it.each(['POST /api/v1/auth/logout', 'DELETE /api/v1/users/me/impersonation'])(
    'clears the cookies when the upstream does not know the session: %s',
    async (call) => {
      const [method = '', path = ''] = call.split(' ')
      const cookie = await edge.signIn()
      edge.upstream.answer = (_req, res) => json(res, 401, { error: 'invalid_token' })
      expect(
        names(
          await edge.write({
            method,
            path,
            headers: { cookie, authorization: `Bearer ${canary.accessToken}` },
          }),
        ),
      ).toEqual(sessionCookies)
      edge.upstream.answer = (_req, res) => json(res, 500, { message: 'Later.' })
      // Sign-out never waits for the provider; leaving an account does, for its audit trail.
      const left = names(
        await edge.write({
          method,
          path,
          headers: { cookie, authorization: `Bearer ${canary.accessToken}` },
        }),
      )
      expect(left).toEqual(path.endsWith('logout') ? sessionCookies : [])
    },
  )
})
