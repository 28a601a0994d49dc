import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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
  expectCleared,
  expectSignedOut,
  merge,
  minutes,
  readBy,
  refreshBy,
  tokens,
} from '../testing/session-calls.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

const refresh = (cookie: string): Promise<EdgeResponse> => refreshBy(edge, cookie)
const read = (cookie: string, headers?: Record<string, string>): Promise<EdgeResponse> =>
  readBy(edge, cookie, headers)

describe('idle limit of the edge (D5)', () => {
  it('is 15.5 minutes', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 15.5 * minutes
    expect((await read(cookie)).status).toBe(200)
    edge.clock.now += 1
    expectSignedOut(await read(cookie))
    expectSignedOut(await refresh(cookie))
  })

  it('is extended by activity', async () => {
    let cookie = await edge.signIn()
    for (let hour = 0; hour < 4; hour += 1) {
      edge.clock.now += 15 * minutes
      const answer = await read(cookie)
      expect(answer.status).toBe(200)
      expect(answer.cookies.map((pair) => pair.split('=')[0])).toEqual(['__Host-portal-activity'])
      cookie = merge(cookie, answer)
    }
  })

  it('is not renewed within seconds', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 14_999
    expect((await read(cookie)).cookies).toEqual([])
    edge.clock.now += 1
    expect((await read(cookie)).cookies).toHaveLength(1)
  })

  it('is not extended by refresh, background calls or refused calls', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 10 * minutes
    edge.upstream.answer = (_req, res) => json(res, 200, tokens)
    const refreshed = await refresh(cookie)
    const background = await read(cookie, { 'x-portal-background': '1' })
    edge.upstream.answer = (_req, res) => json(res, 401, { message: 'Expired.' })
    const refused = await read(cookie)
    expect([refreshed.status, background.status, refused.status]).toEqual([200, 200, 401])
    expect(
      cookieHeader(refreshed) + cookieHeader(background) + cookieHeader(refused),
    ).not.toContain('__Host-portal-activity')
    edge.clock.now += 5.5 * minutes + 1
    expectSignedOut(await refresh(merge(cookie, refreshed)))
  })

  it('applies to background calls', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 16 * minutes
    expectSignedOut(await read(cookie, { 'x-portal-background': '1' }))
  })
})

describe('sign-out', () => {
  const signOut = (cookie: string): Promise<EdgeResponse> =>
    edge.write({
      path: '/api/v1/auth/logout',
      headers: { cookie, authorization: `Bearer ${canary.accessToken}` },
    })

  const ends = () => edge.upstream.seen.map(({ url, headers }) => [url, headers.authorization])

  it('clears the cookies and revokes the session with the bearer token', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) => res.writeHead(204).end()
    const answer = await signOut(cookie)
    expect(answer.status).toBe(204)
    expectCleared(answer)
    await expect.poll(ends).toEqual([['/base/v1/auth/logout', `Bearer ${canary.accessToken}`]])
    expect(edge.logged()).not.toContain('retired')
  })

  it.each([500, 503, 403, 404])(
    'clears the cookies when the provider answers %i, and retries in the background',
    async (status) => {
      const cookie = await edge.signIn()
      edge.upstream.answer = (_req, res) => json(res, status, { message: 'No.' })
      const answer = await signOut(cookie)
      expect(answer.status).toBe(204)
      expectCleared(answer)
      await expect
        .poll(() => edge.logged())
        .toContain(`"event":"session-not-retired","status":${status}`)
      expect(ends()).toEqual(
        Array(4).fill(['/base/v1/auth/logout', `Bearer ${canary.accessToken}`]),
      )
      expect(edge.logged()).not.toContain('canary')
    },
  )

  it('stops retrying when the provider has revoked the session', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) =>
      edge.upstream.seen.length < 3
        ? json(res, 503, { message: 'Later.' })
        : res.writeHead(204).end()
    await signOut(cookie)
    await expect.poll(ends).toHaveLength(3)
    // A later call is answered after any remaining retry.
    await edge.call({ path: '/healthz' })
    expect(ends()).toHaveLength(3)
    expect(edge.logged()).not.toContain('retired')
  })

  it('clears the cookies while the provider hangs', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = () => {}
    const answer = await signOut(cookie)
    expect(answer.status).toBe(204)
    expectCleared(answer)
  })

  it('clears the cookies while the provider is down', async () => {
    const cookie = await edge.signIn()
    await edge.upstream.close()
    expectCleared(await signOut(cookie))
    await expect.poll(() => edge.logged()).toContain('session-not-retired')
  })

  it('clears an idle session without a bearer token and revokes it in the background', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 60 * minutes
    edge.upstream.answer = (req, res) =>
      req.url?.endsWith('/logout') ? res.writeHead(204).end() : json(res, 200, tokens)
    const answer = await edge.write({ path: '/api/v1/auth/logout', headers: { cookie } })
    expect(answer.status).toBe(204)
    expectCleared(answer)
    await expect
      .poll(() => edge.upstream.seen.map(({ url, headers }) => [url, headers.authorization]))
      .toEqual([
        ['/base/v1/users/me/auth/refresher', basic],
        ['/base/v1/auth/logout', `Bearer ${canary.accessToken}`],
      ])
  })

  it('clears the cookies with an unknown bearer token and revokes by the refresh token', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (req, res) =>
      req.headers.authorization === 'Bearer last'
        ? res.writeHead(204).end()
        : req.url?.endsWith('/logout')
          ? json(res, 401, { message: 'Expired.' })
          : json(res, 200, { ...tokens, access_token: 'last' })
    const answer = await signOut(cookie)
    expect(answer.status).toBe(204)
    expectCleared(answer)
    await expect
      .poll(() => edge.upstream.seen.map(({ url, headers }) => [url, headers.authorization]))
      .toEqual([
        ['/base/v1/auth/logout', `Bearer ${canary.accessToken}`],
        ['/base/v1/users/me/auth/refresher', basic],
        ['/base/v1/auth/logout', 'Bearer last'],
      ])
  })

  it('calls no upstream without a bearer token and a session', async () => {
    expect(
      (
        await edge.write({
          path: '/api/v1/auth/logout',
          headers: { cookie: '__Host-portal-session=nonsense' },
        })
      ).status,
    ).toBe(204)
    expect(edge.upstream.seen).toEqual([])
  })

  it('works after any idle time', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 60 * minutes
    edge.upstream.answer = (_req, res) => res.writeHead(204).end()
    expectCleared(await signOut(cookie))
  })
})
