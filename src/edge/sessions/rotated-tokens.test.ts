import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCookieEncryption } from './cookie-encryption.ts'
import { createRotatedTokens } from './rotated-tokens.ts'
import { canary, startEdgeUnderTest, type EdgeUnderTest } from '../testing/edge-under-test.ts'
import { json, type FakeUpstream } from '../testing/fake-upstream.ts'
import { expectSignedOut, merge, refreshBy, tokens } from '../testing/session-calls.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

/**
 * A provider that rotates tokens. `graceMs`: how long a used token still returns its successor;
 * later reuse ends the session.
 */
function createProvider(graceMs: number, now: () => number): FakeUpstream['answer'] {
  const used = new Map<string, { successor: string; at: number }>()
  let count = 0
  let isOver = false
  return (_req, res, body) => {
    const token = new URLSearchParams(body).get('refresh_token') ?? ''
    const before = used.get(token)
    isOver ||= before !== undefined && now() - before.at > graceMs
    if (isOver) return json(res, 401, { error: 'invalid_grant', message: 'Over.' })
    const successor = before?.successor ?? `refresh-${used.size + 1}`
    if (!before) used.set(token, { successor, at: now() })
    json(res, 200, { ...tokens, access_token: `access-${++count}`, refresh_token: successor })
  }
}
const strict = -1

/** Decrypts the refresh token of a cookie. */
async function heldBy(cookie: string): Promise<string | undefined> {
  edge.upstream.seen.length = 0
  const before = edge.upstream.answer
  edge.upstream.answer = (_req, res) => json(res, 503, { message: 'Later.' })
  await refreshBy(edge, cookie)
  edge.upstream.answer = before
  return new URLSearchParams(edge.upstream.seen[0]?.body).get('refresh_token') ?? undefined
}

describe('lost refresh answer', () => {
  it.each([0, 1, 5_000, 29_999, 30_000])(
    'is repeated with the same successor after %i ms, also by a strict provider',
    async (gap) => {
      const cookie = await edge.signIn()
      edge.upstream.answer = createProvider(strict, () => edge.clock.now)
      const lost = await refreshBy(edge, cookie)
      edge.clock.now += gap
      const again = await refreshBy(edge, cookie)
      expect([again.status, again.json['access_token']]).toEqual([200, lost.json['access_token']])
      // The lifetime of an access token starts when the browser receives it.
      expect(again.json['expires_in']).toBe(900 - Math.ceil(gap / 1000))
      expect(again.body).not.toContain('refresh-1')
      expect(edge.upstream.seen).toHaveLength(1)
      expect(await heldBy(merge(cookie, again))).toBe('refresh-1')
    },
  )

  it('is requested again after 30 s, which ends the session', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = createProvider(30_000, () => edge.clock.now)
    await refreshBy(edge, cookie)
    edge.clock.now += 30_001
    expectSignedOut(await refreshBy(edge, cookie))
  })

  it('is repeated for 30 s in total', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = createProvider(strict, () => edge.clock.now)
    await refreshBy(edge, cookie)
    edge.clock.now += 20_000
    expect((await refreshBy(edge, cookie)).status).toBe(200)
    edge.clock.now += 20_000
    expectSignedOut(await refreshBy(edge, cookie))
  })

  it('needs one request for two parallel calls', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = createProvider(strict, () => edge.clock.now)
    const answers = await Promise.all([
      refreshBy(edge, cookie),
      refreshBy(edge, cookie),
      refreshBy(edge, cookie),
    ])
    expect(answers.map(({ status, json: { access_token: token } }) => [status, token])).toEqual(
      Array(3).fill([200, 'access-1']),
    )
    expect(edge.upstream.seen).toHaveLength(1)
  })

  it('has the same successor on another edge', async () => {
    const other = await startEdgeUnderTest()
    const cookie = await edge.signIn()
    const provider = createProvider(30_000, () => edge.clock.now)
    edge.upstream.answer = provider
    other.upstream.answer = provider
    await refreshBy(edge, cookie)
    const again = await refreshBy(other, cookie)
    expect(again.status).toBe(200)
    expect(await heldBy(merge(cookie, again))).toBe('refresh-1')
    await other.close()
  })

  it('is not repeated for an idle session', async () => {
    const cookie = await edge.signIn()
    edge.clock.now += 15.5 * 60_000
    edge.upstream.answer = createProvider(strict, () => edge.clock.now)
    await refreshBy(edge, cookie)
    edge.clock.now += 1
    expectSignedOut(await refreshBy(edge, cookie))
  })
})

describe('cache of refresh answers', () => {
  it.each([401, 500, 503])('contains no %i answer', async (status) => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) => json(res, status, { message: 'No.' })
    await refreshBy(edge, cookie)
    edge.upstream.answer = (_req, res) => json(res, 200, { ...tokens, refresh_token: 'rotated' })
    expect((await refreshBy(edge, cookie)).status).toBe(200)
  })

  it('contains no answer without rotation, whose access token would be old', async () => {
    const cookie = await edge.signIn()
    let count = 0
    edge.upstream.answer = (_req, res) =>
      json(res, 200, {
        ...tokens,
        access_token: `access-${++count}`,
        refresh_token: canary.refreshToken,
      })
    await refreshBy(edge, cookie)
    expect((await refreshBy(edge, cookie)).json['access_token']).toBe('access-2')
  })

  it('evicts the oldest answer at its capacity', async () => {
    const successors = createRotatedTokens(
      createCookieEncryption([new Uint8Array(32).fill(7)]),
      () => 0,
      2,
    )
    let asked = 0
    const ask = (token: string) =>
      successors.swap(token, async () => ({
        status: 200,
        json: { ...tokens, refresh_token: `after ${token} ${++asked}` },
        retryAfter: undefined,
      }))
    for (const token of ['a', 'b', 'c']) await ask(token)
    expect((await ask('c')).json?.['refresh_token']).toBe('after c 3')
    expect((await ask('b')).json?.['refresh_token']).toBe('after b 2')
    expect((await ask('a')).json?.['refresh_token']).toBe('after a 4')
  })

  it('accepts answers of any allowed size', async () => {
    const successors = createRotatedTokens(
      createCookieEncryption([new Uint8Array(32).fill(7)]),
      () => 0,
    )
    const long = { ...tokens, access_token: 'a'.repeat(60_000), refresh_token: 'next' }
    await successors.swap('one', async () => ({ status: 200, json: long, retryAfter: undefined }))
    expect(
      (await successors.swap('one', () => Promise.reject(new Error('asked again')))).json,
    ).toMatchObject(long)
  })
})
