import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environmentOf } from '#platform/model/environment.ts'
import { json } from '../testing/fake-upstream.ts'
import {
  canary,
  cookieHeader,
  ownWrite,
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'

let edge: EdgeUnderTest
beforeAll(async () => void (edge = await startEdgeUnderTest()))
afterAll(() => edge.close())

const html = { accept: 'text/html' }
const inFrame = { ...html, 'sec-fetch-dest': 'iframe' }
const get = (path: string, headers: Record<string, string> = html): Promise<EdgeResponse> =>
  edge.call({ path, headers })
const policyOf = ({ headers }: EdgeResponse): string[] =>
  String(headers['content-security-policy']).split('; ')
const framersOf = (answer: EdgeResponse): string =>
  policyOf(answer)
    .find((part) => part.startsWith('frame-ancestors '))
    ?.slice(16) ?? 'anybody'
const { teamsHosts, oneAppOrigins } = environmentOf('local')
const teams = teamsHosts.map((host) => `https://${host}`).join(' ')
const oneApp = oneAppOrigins.join(' ')
const marker = (value: string): Record<string, string> => ({
  ...inFrame,
  cookie: `__Host-portal-frame=${value}`,
})

describe('frame policy of pages (docs/quality.md#d8)', () => {
  it.each<[string, string, string, Record<string, string>]>([
    ['nobody a page of a member', "'none'", '/dashboard', inFrame],
    ['nobody the sign-in page', "'none'", '/login', inFrame],
    ['nobody the front door', "'none'", '/', inFrame],
    ['the chat a page by its entry', teams, '/dashboard?teams=true', inFrame],
    ['the chat the front door by its entry', teams, '/?program=DIABETES&teams=true', inFrame],
    ['the chat, where the browser does not say what it is for', teams, '/privacy?teams=true', html],
    ['the chat a reload inside its frame', teams, '/dashboard', marker('teams')],
    ['the parent app a page by its entry', oneApp, '/dashboard?oneApp=true', inFrame],
    ['the parent app a reload inside its frame', oneApp, '/weight/overview', marker('one-app')],
    ['nobody, when the entry is not taken', "'none'", '/dashboard?teams=false', marker('teams')],
    [
      'nobody, when two entries are taken at once',
      "'none'",
      '/dashboard?teams=true&oneApp=true',
      inFrame,
    ],
    ['nobody, when the entry is misspelled', "'none'", '/dashboard?Teams=true', inFrame],
    ['nobody, when the entry is named second', "'none'", '/dashboard?teams=no&teams=true', inFrame],
    ['nobody, when the query hides in the path', "'none'", '/dashboard&teams=true', inFrame],
    [
      'nobody a tab of its own, whatever its address says',
      "'none'",
      '/dashboard?teams=true',
      { ...html, 'sec-fetch-dest': 'document' },
    ],
    [
      'nobody an object',
      "'none'",
      '/dashboard?teams=true',
      { ...html, 'sec-fetch-dest': 'object' },
    ],
    [
      'nobody, by a cookie that names a host',
      "'none'",
      '/dashboard',
      marker('https://evil.example'),
    ],
    ['nobody, by a cookie in another case', "'none'", '/dashboard', marker('Teams')],
  ])('allows %s', async (_, framers, path, headers) => {
    const answer = await get(path, headers)
    expect([answer.status, framersOf(answer)]).toEqual([200, framers])
    // Browsers without frame-ancestors use X-Frame-Options, which cannot name a host.
    expect(answer.headers['x-frame-options']).toBe(framers === "'none'" ? 'DENY' : undefined)
  })

  it('allows no framing of other answers', async () => {
    for (const path of [
      '/assets/entry-abc123.js?teams=true',
      '/favicon.svg?teams=true',
      '/healthz?teams=true',
      '/api/v1/users/me/token?teams=true',
      '/nothing.js?oneApp=true',
    ])
      expect([
        path,
        framersOf(await get(path, { ...inFrame, cookie: '__Host-portal-frame=teams' })),
      ]).toEqual([path, "'none'"])
  })

  it('never includes a host of the request', async () => {
    const answer = await get('/dashboard?teams=true', {
      ...inFrame,
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      host: 'evil.example',
    })
    expect(JSON.stringify(answer.headers)).not.toContain('evil')
  })

  it("differs only in framers and the origin of the Teams library's allowlist", async () => {
    const rest = async (path: string): Promise<string[]> =>
      policyOf(await get(path, inFrame)).filter(
        (part) => !/^(frame-ancestors|connect-src) /.test(part),
      )
    expect(await rest('/dashboard?teams=true')).toEqual(await rest('/dashboard'))
    expect(await rest('/dashboard?oneApp=true')).toEqual(await rest('/dashboard'))
    expect(policyOf(await get('/dashboard?oneApp=true', inFrame))).toContain("connect-src 'self'")
    expect(policyOf(await get('/dashboard?teams=true', inFrame))).toContain(
      "connect-src 'self' https://res.cdn.office.net/teams-js/validDomains/json/validDomains.json",
    )
  })

  it('is remembered for the embedding site, only in a frame', async () => {
    const cookies = async (path: string, headers: Record<string, string>): Promise<string[]> =>
      (await get(path, headers)).cookies
    const partitioned = 'Path=/; Secure; SameSite=None; Partitioned'
    expect(await cookies('/dashboard?teams=true', inFrame)).toEqual([
      `__Host-portal-frame=teams; ${partitioned}`,
    ])
    expect(await cookies('/dashboard?oneApp=true', inFrame)).toEqual([
      `__Host-portal-frame=one-app; ${partitioned}`,
    ])
    expect(await cookies('/dashboard?teams=true', html)).toEqual([])
    expect(
      await cookies('/dashboard?teams=true', { ...html, 'sec-fetch-dest': 'document' }),
    ).toEqual([])
    expect(await cookies('/dashboard?teams=true', marker('teams'))).toEqual([])
    expect(await cookies('/dashboard', inFrame)).toEqual([])
  })
})

describe('session in a Teams frame (docs/architecture.md#embedding)', () => {
  const framed = { 'x-portal-frame': 'teams', cookie: '__Host-portal-frame=teams' }
  const names = ({ cookies }: EdgeResponse): string[] =>
    cookies.map((cookie) => cookie.split('=')[0] ?? '')
  const teamsNames = [
    '__Host-portal-teams-known',
    '__Host-portal-teams-session',
    '__Host-portal-teams-activity',
    '__Host-portal-teams-presence',
  ]
  const ownNames = ['known', 'session', 'activity', 'presence', 'member'].map(
    (name) => `__Host-portal-${name}`,
  )
  const signIn = async (headers: Record<string, string>): Promise<EdgeResponse> => {
    edge.upstream.answer = (_req, res) =>
      json(res, 200, {
        access_token: canary.accessToken,
        refresh_token: canary.refreshToken,
        expires_in: 900,
        type: 'bearer',
      })
    return edge.write({
      path: '/api/v1/users/me/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'username=a&password=b',
    })
  }
  const read = (cookie: string, headers: Record<string, string> = {}): Promise<EdgeResponse> => {
    edge.upstream.answer = (_req, res) => json(res, 200, { token: 'x' })
    return edge.call({
      path: '/api/v1/users/me/token',
      headers: { authorization: 'Bearer t', cookie, ...headers },
    })
  }

  it('uses its own partitioned, secure, encrypted cookies', async () => {
    const answer = await signIn(framed)
    expect(names(answer)).toEqual(teamsNames)
    for (const cookie of answer.cookies)
      expect(cookie).toMatch(/; Path=\/; Secure; (HttpOnly; )?SameSite=None; Partitioned$/)
    expect(answer.cookies.filter((cookie) => cookie.includes('HttpOnly'))).toHaveLength(3)
    expect(answer.cookies.join()).not.toContain(canary.refreshToken)
  })

  it.each<[string, Record<string, string>]>([
    ['the header alone', { 'x-portal-frame': 'teams' }],
    ['the cookie alone', { cookie: '__Host-portal-frame=teams' }],
    ['another word', { ...framed, 'x-portal-frame': 'true' }],
    [
      'the parent app’s cookie',
      { 'x-portal-frame': 'teams', cookie: '__Host-portal-frame=one-app' },
    ],
    [
      'the parent app’s word',
      { 'x-portal-frame': 'one-app', cookie: '__Host-portal-frame=one-app' },
    ],
  ])('uses the strict cookies with %s', async (_, headers) => {
    const answer = await signIn(headers)
    expect(names(answer)).toEqual(ownNames)
    for (const cookie of answer.cookies.slice(0, 4)) expect(cookie).toMatch(/; SameSite=Strict$/)
  })

  it('is separate from the session outside of the frame', async () => {
    const inChat = `__Host-portal-frame=teams; ${cookieHeader(await signIn(framed))}`
    const alone = cookieHeader(await signIn({}))
    expect((await read(inChat, { 'x-portal-frame': 'teams' })).status).toBe(200)
    expect((await read(inChat)).status).toBe(401)
    expect((await read(alone)).status).toBe(200)
    expect(
      (await read(`__Host-portal-frame=teams; ${alone}`, { 'x-portal-frame': 'teams' })).status,
    ).toBe(401)
    const renamed = alone.replaceAll('__Host-portal-', '__Host-portal-teams-')
    // Encryption is equal; browsers cannot rename cookies for a site.
    expect(
      (await read(`__Host-portal-frame=teams; ${renamed}`, { 'x-portal-frame': 'teams' })).status,
    ).toBe(200)
  })

  it('ends only in its own jar', async () => {
    const alone = cookieHeader(await signIn({}))
    const inChat = `__Host-portal-frame=teams; ${cookieHeader(await signIn(framed))}`
    edge.upstream.answer = (_req, res) => void res.writeHead(204).end()
    const out = await edge.write({
      path: '/api/v1/auth/logout',
      headers: {
        authorization: 'Bearer t',
        'x-portal-frame': 'teams',
        cookie: `${inChat}; ${alone}`,
      },
    })
    expect([out.status, names(out)]).toEqual([204, teamsNames.slice(1)])
    for (const cookie of out.cookies)
      expect(cookie).toMatch(/=; Max-Age=0; .*SameSite=None; Partitioned$/)
  })

  it.each<[string, Record<string, string>]>([
    ['without the portal’s header', { 'sec-fetch-site': 'same-origin' }],
    ['from the chat itself', { ...ownWrite, 'sec-fetch-site': 'cross-site' }],
    ['from a site beside ours', { ...ownWrite, 'sec-fetch-site': 'same-site' }],
    ['from the address bar', { ...ownWrite, 'sec-fetch-site': 'none' }],
    ['by an origin of another', { 'x-portal-request': '1', origin: 'https://teams.microsoft.com' }],
  ])('accepts no write %s', async (_, headers) => {
    // A replaced session is revoked in the background, at any time.
    const signIns = () => edge.upstream.seen.filter(({ url }) => url.endsWith('/me/auth')).length
    const before = signIns()
    const answer = await edge.call({
      method: 'POST',
      path: '/api/v1/users/me/auth',
      headers: { ...framed, ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'username=a&password=b',
    })
    expect([answer.status, answer.cookies, signIns()]).toEqual([403, [], before])
  })

  it('sends no cookie of it to the upstream', async () => {
    edge.upstream.seen.length = 0
    await signIn(framed)
    expect(edge.upstream.seen[0]?.headers).not.toHaveProperty('x-portal-frame')
    expect(edge.upstream.seen[0]?.headers).not.toHaveProperty('cookie')
  })
})
