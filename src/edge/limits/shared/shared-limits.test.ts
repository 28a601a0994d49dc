import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { json } from '../../testing/fake-upstream.ts'
import { form, tokens } from '../../testing/session-calls.ts'
import { type EdgeUnderTest, startEdgeUnderTest } from '../../testing/edge-under-test.ts'
import type { LimitStore } from '../limit-store.ts'
import { ratesOf, type RequestRates } from '../request-limits.ts'
import { createSharedCounts, type SharingEvent } from './shared-counts.ts'
import { redisLimits } from './redis-limits.ts'
import { sharedLimits } from './shared-limits.ts'

const now = (): number => performance.now()
const secret = new Uint8Array(32).fill(9)
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** What rate-limiter-flexible asks of a client of Redis. */
class FakeRedis {
  status = 'ready'
  readonly counts = new Map<string, number>()
  defineCommand(): void {}
  async rlflxIncr([key = '', points = '', seconds = '']: readonly string[]): Promise<number[]> {
    const count = (this.counts.get(key) ?? 0) + Number(points)
    this.counts.set(key, count)
    return [count, 1_000 * Number(seconds)]
  }
  async del(key: string): Promise<number> {
    return this.counts.delete(key) ? 1 : 0
  }
}

type Told = (event: SharingEvent) => void

/** Two edges with one store of counts, and what they told of it. */
async function twoEdges(
  storeOf: (told: Told) => LimitStore | Promise<LimitStore>,
  rates: Partial<RequestRates> = {},
): Promise<{ one: EdgeUnderTest; other: EdgeUnderTest; told: SharingEvent[] }> {
  const told: SharingEvent[] = []
  const start = async (): Promise<EdgeUnderTest> => {
    const limitStore = await storeOf((event) => void told.push(event))
    const edge = await startEdgeUnderTest(
      {},
      { limitStore, rates: { ...ratesOf(1_000, 1_000), ...rates }, trustedProxies: ['127.0.0.1'] },
    )
    closing.push(edge.close)
    edge.upstream.answer = (_req, res, body) =>
      new URLSearchParams(body).get('password') === 'right'
        ? json(res, 200, tokens)
        : json(res, 401, { error: 'invalid_grant', message: 'No.' })
    return edge
  }
  return { one: await start(), other: await start(), told }
}

const client = '203.0.113.77'
const signIn = (edge: EdgeUnderTest, username: string, password = 'wrong') =>
  edge
    .write({
      path: '/api/v1/users/me/auth',
      headers: { ...form, 'x-forwarded-for': client },
      body: new URLSearchParams({ username, password }).toString(),
    })
    .then(({ status }) => status)

async function fail(edge: EdgeUnderTest, username: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.length < times) statuses.push(await signIn(edge, username))
  return statuses
}

const storeIn =
  (redis: FakeRedis) =>
  (told: Told): LimitStore => {
    const counts = createSharedCounts({ isReady: () => redis.status === 'ready', told, now })
    return sharedLimits({ client: redis, counts, secret, now })
  }
const storeAt = (url: string) => {
  // Counts of other runs are under other pseudonyms.
  const own = crypto.getRandomValues(new Uint8Array(32))
  return async (told: Told): Promise<LimitStore> => {
    const store = await redisLimits({ url, secret: own, told, now })
    closing.push(store.close)
    return store
  }
}

const real = process.env['REDIS_URL']
const kinds = [
  ['a store in the test', () => storeIn(new FakeRedis())],
  ...(real ? [['Redis', () => storeAt(real)] as const] : []),
] as const

describe.each(kinds)('limits of two edges in %s', (_, stores) => {
  it('count failures of an account together', async () => {
    const { one, other } = await twoEdges(stores())
    expect(await fail(one, 'rosa', 3)).toEqual([401, 401, 401])
    expect(await fail(other, 'rosa', 3)).toEqual([401, 401, 429])
    expect(await signIn(one, 'rosa', 'right')).toBe(429)
    expect(await signIn(one, 'frank', 'right')).toBe(200)
  })

  it('let one of many parallel tries through, once the free ones are used', async () => {
    const { one, other } = await twoEdges(stores())
    const tries = Array.from({ length: 20 }, (_each, at) => signIn(at % 2 ? one : other, 'rosa'))
    const passed = (await Promise.all(tries)).filter((status) => status === 401)
    expect(passed).toHaveLength(5)
  })

  it('count failures of an address together, and give right passwords back', async () => {
    const { one, other } = await twoEdges(stores(), { failures: { burst: 3, perSecond: 0.01 } })
    expect(await signIn(one, 'a')).toBe(401)
    expect(await signIn(other, 'b')).toBe(401)
    expect(await signIn(other, 'c', 'right')).toBe(200)
    expect(await signIn(one, 'd')).toBe(401)
    expect(await signIn(other, 'e')).toBe(429)
    expect(await signIn(one, 'f')).toBe(429)
  })

  it('forget the failures of an account after the right password', async () => {
    const { one, other } = await twoEdges(stores())
    await fail(one, 'rosa', 4)
    expect(await signIn(other, 'rosa', 'right')).toBe(200)
    expect(await fail(other, 'rosa', 5)).toEqual([401, 401, 401, 401, 401])
  })
})

it('the store of counts gets no address and no name', async () => {
  const redis = new FakeRedis()
  const { one } = await twoEdges(storeIn(redis))
  await fail(one, 'rosa', 6)
  const keys = [...redis.counts.keys()]
  expect(new Set(keys.map((key) => key.split(':').slice(0, 2).join(':')))).toEqual(
    new Set(['portal:network', 'portal:failures', 'portal:tries', 'portal:turns']),
  )
  for (const key of keys) expect(key).toMatch(/^portal:\w+:[\w-]{22}$/)
})

it('an edge without its store goes on with its own counts, and tells it once', async () => {
  const redis = new FakeRedis()
  const { one, other, told } = await twoEdges(storeIn(redis))
  await fail(one, 'rosa', 5)
  redis.status = 'reconnecting'
  expect(await signIn(one, 'rosa', 'right')).toBe(429)
  expect(await signIn(one, 'frank', 'right')).toBe(200)
  expect(await fail(other, 'rosa', 6)).toEqual([401, 401, 401, 401, 401, 429])
  expect(told).toEqual(['limits-alone', 'limits-alone'])
})

it('a store that is back counts again', async () => {
  let time = 0
  const told: SharingEvent[] = []
  const counts = createSharedCounts({
    isReady: () => true,
    told: (event) => void told.push(event),
    now: () => time,
  })
  const broken = async (): Promise<number> => {
    throw new Error('gone')
  }
  let asked = 0
  const whole = async (): Promise<number> => ++asked
  expect(await counts.ask(0, broken)).toBe(0)
  time = 4_999
  expect(await counts.ask(0, whole)).toBe(0)
  expect(asked).toBe(0)
  time = 5_000
  expect(await counts.ask(0, broken)).toBe(0)
  time = 10_000
  expect(await counts.ask(0, whole)).toBe(1)
  expect(told).toEqual(['limits-alone', 'limits-shared'])
})

it.each<[string, (server: Server) => void]>([
  ['is gone', (server) => server.close()],
  ['takes connections and says nothing', () => {}],
])('members sign in, and guesses are slowed, while Redis %s', async (_, break_) => {
  const server = createServer((socket) => void closing.push(() => socket.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const url = `redis://canary:secret@127.0.0.1:${(server.address() as AddressInfo).port}`
  break_(server)
  const { one, told } = await twoEdges(storeAt(url))
  expect(await signIn(one, 'frank', 'right')).toBe(200)
  expect(await fail(one, 'rosa', 6)).toEqual([401, 401, 401, 401, 401, 429])
  expect(told).toEqual(['limits-alone'])
})
