import { describe, expect, test } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { createSignInMethods } from './sign-in-methods.ts'

const session = {
  access_token: 'at-1',
  expires_in: 900,
  type: 'Bearer',
  last_activity_timestamp: '2026-11-20T10:00:00Z',
}

/**
 * A server with answers in turn that records each request: method, path, body and the initial
 * request header.
 */
function serving(...answers: readonly Response[]) {
  const asked: [string, string, string, string | null][] = []
  const left = [...answers]
  const client = (who: string) =>
    createPortalClient({
      baseUrl: 'https://portal.example',
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        asked.push([
          who,
          pathname + search,
          await request.text(),
          request.headers.get('Initial-Request-Uuid'),
        ])
        return left.shift() ?? Response.error()
      },
    })
  return { asked, methods: createSignInMethods(client('open'), client('member')) }
}
const json = (body: unknown, status = 200) => Response.json(body, { status })
const request = {
  partnerId: 'ACME',
  accessCode: 'a c',
  acsURL: 'https://sso.acme.example/acs',
  fromMobile: true,
  initialRequest: 'r-1',
}

describe('sign-in methods', () => {
  test('START-003: the code grant', async () => {
    const { methods, asked } = serving(json({ ...session, impersonatorId: 's-1' }))
    expect(await methods.code('c&1')).toMatchObject({
      token: 'at-1',
      lifetime: 900_000,
      impersonatorId: 's-1',
    })
    expect(asked).toEqual([
      ['open', '/api/v1/users/me/auth', 'grant_type=authorization_code&code=c%261', null],
    ])
  })
  test('START-004: exchanges the one-app JWT for a code, and the code for a session', async () => {
    const { methods, asked } = serving(json({ code: 'c-9' }), json(session))
    expect(await methods.jwt('j.w.t')).toMatchObject({
      token: 'at-1',
      lifetime: 900_000,
      lastActivity: session.last_activity_timestamp,
    })
    expect(asked.map(([, path, body]) => [path, body])).toEqual([
      ['/api/v1/users/me/auth/oAuth2CodeFromJWT', '{"jwt":"j.w.t"}'],
      ['/api/v1/users/me/auth', 'grant_type=authorization_code&code=c-9'],
    ])
  })
  test('START-005: the partner login, with its lifetime in seconds', async () => {
    const { methods, asked } = serving(json({ token: 'pt', lifeSeconds: 120 }))
    expect(await methods.partnerCode('ACME', 'ac')).toEqual({ token: 'pt', lifetime: 120_000 })
    expect(asked[0]?.slice(1, 3)).toEqual([
      '/api/v1/users/me/partners/ACME/auth/sp/code',
      '{"access_code":"ac"}',
    ])
  })
  test("API-015: sends only the identity service's code, as `code`", async () => {
    const { methods, asked } = serving(json({ token: 'pt', lifeSeconds: 120 }))
    expect(await methods.identityCode('ACME', 'ic')).toEqual({ token: 'pt', lifetime: 120_000 })
    expect(asked).toEqual([
      ['open', '/api/v1/users/me/partners/ACME/auth/idp/code', '{"code":"ic"}', null],
    ])
  })
  test('START-007: the education token', async () => {
    const { methods, asked } = serving(json(session))
    await methods.education('et')
    expect(asked[0]?.slice(1, 3)).toEqual([
      '/services/service-education/v1/users/me/education/auth',
      'grant_type=authorization_code&code=et',
    ])
  })
  const tagged = (isRedirectFromTeams: boolean) => ({
    type: 'teams',
    isRedirectFromTeams,
    grant: { token: 'tt', lifetime: 60_000 },
  })
  test.each([
    [{ access_token: 'tt', expires_in: 60 }, false, tagged(false)],
    [{ access_token: 'tt', expires_in: 60 }, true, tagged(true)],
    [{}, true, null],
  ])('GAP-068, TEAMS-032: Teams answers %j, redirected %s', async (answer, isRedirect, result) => {
    expect(await serving(json(answer)).methods.teams('j', isRedirect)).toEqual(result)
  })
  test.each([null, ''])(
    'TEAMS-033: without a token (%o) there is no call, and the result is null',
    async (jwt) => {
      const { methods, asked } = serving(json({ error: 'invalid_teams_token' }, 401))
      expect([await methods.teams(jwt, false), asked]).toEqual([null, []])
    },
  )
  test.each([
    [true, 'member', '/api/v1/users/me/partners/ACME/auth/idp/saml/redirect'],
    [false, 'open', '/api/v1/users/partners/ACME/auth/idp/saml/redirect'],
  ])(
    'GAP-058: single sign-on with a session (%s) uses the %s client',
    async (asMember, who, path) => {
      const { methods, asked } = serving(json({ ssoStatus: 'FAILURE' }))
      expect(await methods.sso(request, asMember)).toEqual({ ssoStatus: 'FAILURE' })
      expect(asked).toEqual([
        [
          who,
          `${path}?fromMobile=true&acsURL=https%3A%2F%2Fsso.acme.example%2Facs`,
          'accessCode=a+c',
          'r-1',
        ],
      ])
    },
  )
  test.each([
    [{ code: 110 }, 409],
    [{ errors: [{ code: 110 }] }, 400],
  ])('ERR-023: %j is ignored', async (problem, status) => {
    expect(await serving(json(problem, status)).methods.sso(request, false)).toBeNull()
  })
  test.each([
    [{ code: 111 }, 409],
    [{ errors: [{ code: 11 }] }, 400],
    [{ error: 'server_error' }, 500],
  ])('ERR-024: %j propagates', async (problem, status) => {
    await expect(serving(json(problem, status)).methods.sso(request, false)).rejects.toBeInstanceOf(
      Error,
    )
  })
  test('a rejection has its error code, and a second step its token', async () => {
    await expect(
      serving(json({ error: 'invalid_grant', message: 'Old.' }, 401)).methods.code('c'),
    ).rejects.toMatchObject({ _tag: 'Refused', error: 'invalid_grant', said: 'Old.' })
    await expect(
      serving(json({ error: 'mfa_required', mfaToken: 'm-1' }, 403)).methods.authToken('a'),
    ).rejects.toMatchObject({ _tag: 'NotAllowed', mfaToken: 'm-1' })
  })
})
