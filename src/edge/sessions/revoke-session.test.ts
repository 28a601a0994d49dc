import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  canary,
  cookieHeader,
  startEdgeUnderTest,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'
import { json } from '../testing/fake-upstream.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const basic = `Basic ${Buffer.from('portal%20web:canary-client-secret').toString('base64')}`
const seen = () =>
  edge.upstream.seen.map(({ url, body, headers }) => [url, body, headers.authorization])
/** Signs in by a link with a code, for any account. */
const enter = (cookie: string) =>
  edge.write({
    path: '/api/v1/users/me/auth',
    headers: { ...form, ...(cookie && { cookie }) },
    body: 'grant_type=auth_token&auth_token=of-a-link',
  })
const way = ['/base/v1/users/me/auth', 'grant_type=auth_token&auth_token=of-a-link', basic]
const last = [
  '/base/v1/users/me/auth/refresher',
  `grant_type=refresh_token&refresh_token=${canary.refreshToken}`,
  basic,
]

function upstream({ refresh = 200, end = 204, enter: entering = 200 } = {}): void {
  edge.upstream.answer = (req, res) => {
    if (req.url?.endsWith('/logout')) return json(res, end, {})
    if (req.url?.endsWith('/refresher'))
      return json(res, refresh, { access_token: 'last-access', refresh_token: 'last-refresh' })
    json(res, entering, {
      access_token: 'new-access',
      refresh_token: 'new-refresh',
      expires_in: 900,
    })
  }
}

describe('replaced session', () => {
  it('is revoked at the upstream, even when it was idle', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 60 * 60_000
    upstream()
    const answer = await enter(cookie)
    expect([answer.status, answer.json['access_token'], answer.cookies.length]).toEqual([
      200,
      'new-access',
      4,
    ])
    await vi.waitFor(() =>
      expect(seen()).toEqual([way, last, ['/base/v1/auth/logout', '', 'Bearer last-access']]),
    )
    expect(edge.logged()).not.toContain('retired')
  })

  it('stays when the new sign-in fails', async () => {
    const cookie = await edge.signIn()
    upstream({ enter: 401 })
    expect((await enter(cookie)).cookies).toEqual([])
    expect(seen()).toEqual([way])
  })

  it('is not revoked when it is missing or invalid', async () => {
    upstream()
    await enter('')
    await enter(
      (await edge.signIn()).replace(
        /__Host-portal-session=[^;]+/,
        '__Host-portal-session=nonsense',
      ),
    )
    expect(seen().filter(([url]) => url !== way[0])).toEqual([])
  })

  it.each([
    [{ refresh: 401 }, ''],
    [{ refresh: 503 }, '"status":503'],
    [{ end: 500 }, '"status":500'],
  ])('does not block the new sign-in when revocation fails: %j', async (how, said) => {
    const cookie = await edge.signIn()
    upstream(how)
    const answer = await enter(cookie)
    expect([answer.status, cookieHeader(answer).includes('__Host-portal-session=')]).toEqual([
      200,
      true,
    ])
    await vi.waitFor(() => expect(edge.logged().includes('session-not-retired')).toBe(said !== ''))
    expect(edge.logged()).toContain(said)
    expect(edge.logged()).not.toMatch(/canary|last-|new-/)
  })
})
