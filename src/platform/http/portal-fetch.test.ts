import { describe, expect, it, vi } from 'vitest'
import { createTokenSource } from './token-source.ts'
import { operations, rpcOperations } from '#generated/openapi/operations.ts'
import { SessionExpired, Unavailable } from './failure.ts'
import { createPortalFetch, renewalPause } from './portal-fetch.ts'

const alone = { turn: () => null, patience: async () => {} }
const answer = (status: number, body: unknown = {}) =>
  new Response(JSON.stringify(body), { status })
const ask = (init: RequestInit = {}) => new Request('https://portal.example/api/v1/x', init)

/**
 * A portal fetch whose server accepts only the newest of the tokens `token-1`, `token-2` and so on.
 */
function setUp(reply: (token: string | null, request: Request) => Response) {
  let count = 0
  const refresh = vi.fn(async () => ({ token: `token-${++count}`, lifetime: 1000 }))
  const access = createTokenSource({
    ...alone,
    refresh,
    exclusively: (task) => task(),
    granted: vi.fn(),
  })
  const sent: Request[] = []
  const ended = vi.fn()
  const call = createPortalFetch({
    access,
    ended,
    language: () => 'es-US',
    fetch: async (request) => {
      sent.push(request)
      return reply(request.headers.get('Authorization')?.replace('Bearer ', '') ?? null, request)
    },
  })
  return { call, access, refresh, ended, sent }
}

describe('createPortalFetch', () => {
  it('sends the token, the language and, for writes, the portal header', async () => {
    const { call, access, sent } = setUp(() => answer(200))
    access.adopt({ token: 'mine', lifetime: 1 })
    await call(ask())
    await call(ask({ method: 'PUT', body: '{}' }))
    expect(
      sent.map(({ headers }) => [
        headers.get('Authorization'),
        headers.get('Accept-Language'),
        headers.get('x-portal-request'),
      ]),
    ).toEqual([
      ['Bearer mine', 'es-US', null],
      ['Bearer mine', 'es-US', '1'],
    ])
  })

  it('marks automatic calls as background, so that they are no activity', async () => {
    let attended = true
    const sent: (string | null)[] = []
    const access = createTokenSource({
      ...alone,
      refresh: vi.fn(),
      exclusively: (task) => task(),
      granted: vi.fn(),
    })
    access.adopt({ token: 'mine', lifetime: 1 })
    const call = createPortalFetch({
      access,
      ended: vi.fn(),
      language: () => 'en-US',
      attended: () => attended,
      fetch: async (request) => {
        sent.push(request.headers.get('x-portal-background'))
        return answer(200)
      },
    })
    await call(ask())
    attended = false
    await call(ask())
    expect(sent).toEqual([null, '1'])
  })

  it.each([
    [new SessionExpired(), 1],
    [new Unavailable({}), 0],
  ] as const)('ends the session when renewing it ends in %s: %i', async (thrown, times) => {
    const ended = vi.fn()
    const access = createTokenSource({
      ...alone,
      refresh: async () => Promise.reject(thrown),
      exclusively: (task) => task(),
      granted: vi.fn(),
    })
    access.adopt({ token: 'old', lifetime: 1 })
    const call = createPortalFetch({
      access,
      ended,
      language: () => 'en-US',
      fetch: async () => answer(401, { error: 'invalid_token' }),
    })
    await expect(call(ask())).rejects.toBe(thrown)
    expect(ended).toHaveBeenCalledTimes(times)
  })

  it('sets no timeout for a stream', async () => {
    const asked: RequestInit[] = []
    const access = createTokenSource({
      ...alone,
      refresh: vi.fn(),
      exclusively: (task) => task(),
      granted: vi.fn(),
    })
    access.adopt({ token: 'mine', lifetime: 1 })
    const limits = vi.spyOn(AbortSignal, 'timeout')
    const call = createPortalFetch({
      access,
      ended: vi.fn(),
      language: () => 'en-US',
      limit: null,
      fetch: async (_, init) => (asked.push(init), answer(200)),
    })
    await call(ask())
    expect([asked.length, limits.mock.calls]).toEqual([1, []])
    limits.mockRestore()
  })

  it('renews once for many rejected calls, and repeats each with its body', async () => {
    const { call, access, refresh } = setUp((token, request) =>
      token === 'old'
        ? answer(401, { error: 'invalid_token' })
        : new Response(request.body, { status: 200 }),
    )
    access.adopt({ token: 'old', lifetime: 1 })
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((body) => call(ask({ method: 'POST', body }))),
    )
    expect(await Promise.all(answers.map((one) => one.text()))).toEqual(['a', 'b', 'c'])
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('renews a refused token at most once a minute, however many calls refuse it', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    const { call, access, sent, refresh } = setUp(() => answer(401, { error: 'invalid_token' }))
    access.adopt({ token: 'old', lifetime: 1 })
    await call(ask())
    for (let index = 0; index < 10; index += 1) await call(ask())
    expect([sent.length, refresh.mock.calls.length]).toEqual([12, 1])
    now.mockReturnValue(renewalPause)
    await call(ask())
    expect(refresh).toHaveBeenCalledTimes(2)
    now.mockRestore()
  })

  it('does not repeat a call in, or end, a session that began meanwhile', async () => {
    const { call, access, sent, ended } = setUp((token) => {
      if (token === 'theirs') return answer(200)
      access.forget()
      access.adopt({ token: 'theirs', lifetime: 1 })
      return answer(401, { error: 'invalid_token' })
    })
    access.adopt({ token: 'mine', lifetime: 1 })
    expect((await call(ask({ method: 'PUT', body: '{"of":"me"}' }))).status).toBe(401)
    expect([sent.length, ended.mock.calls.length]).toEqual([1, 0])
  })

  it('renews once for twenty calls that are rejected at once', async () => {
    const { call, access, refresh } = setUp((token) =>
      token === 'old' ? answer(401, { error: 'invalid_token' }) : answer(200),
    )
    access.adopt({ token: 'old', lifetime: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(ask())))
    expect([new Set(answers.map(({ status }) => status)), refresh.mock.calls.length]).toEqual([
      new Set([200]),
      1,
    ])
  })

  it('drops the refused answer, whose body would hold its connection', async () => {
    const refused = answer(401, { error: 'invalid_token' })
    const { call, access } = setUp((token) => (token === 'old' ? refused : answer(200)))
    access.adopt({ token: 'old', lifetime: 1 })
    expect((await call(ask())).status).toBe(200)
    expect(refused.bodyUsed).toBe(true)
  })
})

/** The calls that carry the access token: all of the contract, and any added later. */
const calls = [...Object.values(operations), ...Object.values(rpcOperations)]
  .filter(({ secured }) => secured)
  .map(({ operationId, method, doorPath }) => [operationId, method, doorPath] as const)

describe('GAP-074: a 401 of one call never ends the session', () => {
  const bodies = [
    { error: 'invalid_token' },
    { error: 'invalid_grant' },
    { error: 'invalid_client' },
    { code: 'unauthenticated', message: '' },
    {},
    null,
  ]

  it('knows every call', () => expect(calls.length).toBeGreaterThan(120))

  it.each(calls)('%s', async (_, method, path) => {
    for (const body of bodies) {
      const { call, access, sent, refresh, ended } = setUp(() => answer(401, body))
      access.adopt({ token: 'old', lifetime: 1 })
      const response = await call(new Request(`https://portal.example${path}`, { method }))
      expect([response.status, sent.length]).toEqual([401, 2])
      expect([refresh.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
    }
  })
})
