import { request, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultBounds, type CallBounds } from './proxy/bounded-upstream.ts'
import {
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from './testing/edge-under-test.ts'
import { json } from './testing/fake-upstream.ts'

const bounds: CallBounds = {
  ...defaultBounds,
  breaker: { ...defaultBounds.breaker, failures: 6, sessions: 2 },
  // On a busy machine a failure may take its time.
  retryWithinMs: 600_000,
}
const promo = '/api/v1/promos/ACME'
const token = '/api/v1/users/me/token'

let edge: EdgeUnderTest
let members: string[]
afterEach(() => edge.close())

/** Starts an edge with signed-in members. */
async function startWith(waitMs: number, count: number): Promise<void> {
  edge = await startEdgeUnderTest({}, { bounds: { ...bounds, slots: { ...bounds.slots, waitMs } } })
  members = []
  while (members.length < count) members.push(await edge.signIn())
}

const read = (path: string, member: number): Promise<EdgeResponse> =>
  edge.call({ path, headers: { cookie: members[member] ?? '' } })

/** Holds the calls whose address has one of the words; others are answered. */
function hold(...words: readonly string[]): ServerResponse[] {
  const held: ServerResponse[] = []
  edge.upstream.answer = (req, res) => {
    if (words.some((word) => req.url?.includes(word))) held.push(res)
    else json(res, 200, { ok: true })
  }
  return held
}

describe('a slow operation and one that hangs', () => {
  it('leave the calls of other members alone, and refuse their own with 503', async () => {
    await startWith(50, 9)
    const held = hold('/reading/bp', '/info/health')
    const stuck = Array.from({ length: 300 }, (_, index) =>
      read(
        index % 2 === 0 ? '/api/v1/users/7f3e/reading/bp' : '/api/v1/users/me/info/health',
        index % 8,
      ),
    )
    await expect.poll(() => held.length).toBe(64)
    // The answer comes although no held call ends.
    expect((await read(token, 8)).status).toBe(200)
    expect(held).toHaveLength(64)
    const statuses = Promise.all(stuck)
    await expect.poll(() => edge.logged().split('"status":503').length).toBe(300 - 64 + 1)
    for (const res of held) json(res, 200, {})
    const counted = Object.groupBy(await statuses, ({ status }) => status)
    expect([counted[200]?.length, counted[503]?.length]).toEqual([64, 236])
    for (const { headers, json: problem } of counted[503] ?? []) {
      expect(headers['retry-after']).toBe('2')
      expect(problem['message']).toBe('The service is busy. Please try again in a moment.')
    }
  })

  it('leave a member alone whose neighbour calls everything at once', async () => {
    await startWith(600_000, 9)
    const held = hold('/reading/bp', '/info/health', '/scores/')
    const paths = ['/api/v1/users/7f3e/reading/bp', '/api/v1/users/me/info/health']
    const greedy = Array.from({ length: 64 }, (_, index) => read(paths[index % 2] ?? '', 0))
    await expect.poll(() => held.length).toBe(32)
    const other = read(paths[0] ?? '', 1)
    await expect.poll(() => held.length).toBe(33)
    for (const res of held) json(res, 200, {})
    expect((await other).status).toBe(200)
    await expect.poll(() => held.length).toBe(65)
    for (const res of held.slice(33)) json(res, 200, {})
    await Promise.all(greedy)
  })

  it('give their slots back when browsers leave', async () => {
    await startWith(600_000, 9)
    const held = hold('/reading/bp')
    const path = '/api/v1/users/7f3e/reading/bp'
    const left = Array.from({ length: 33 }, (_, index) =>
      request({ port: edge.port, path, headers: { cookie: members[index % 8] ?? '' } })
        .on('error', () => {})
        .end(),
    )
    await expect.poll(() => held.length).toBe(32)
    for (const sent of left) sent.destroy()
    edge.upstream.answer = (_req, res) => json(res, 200, {})
    expect((await read(path, 0)).status).toBe(200)
  })
})

describe('a broken operation', () => {
  beforeEach(() => startWith(50, 3))

  it('is refused at once after failures of several members, and others are not', async () => {
    edge.upstream.answer = (req, res) =>
      req.url?.endsWith('/info/health') ? res.destroy() : json(res, 200, {})
    for (let call = 0; call < 6; call += 1)
      expect((await read('/api/v1/users/me/info/health', call % 2)).status).toBe(502)
    const before = edge.upstream.seen.length
    const refused = await read('/api/v1/users/me/info/health', 2)
    expect([refused.status, refused.headers['retry-after'], refused.json['message']]).toEqual([
      503,
      '5',
      'The service cannot be reached.',
    ])
    expect(edge.upstream.seen).toHaveLength(before)
    expect((await read(token, 2)).status).toBe(200)
  })

  it('is not refused for the errors that it answers', async () => {
    edge.upstream.answer = (_req, res) => json(res, 503, { message: 'Back at 5.' })
    for (let call = 0; call < 8; call += 1)
      expect((await read(token, call % 3)).json['message']).toBe('Back at 5.')
  })
})

describe('a short failure', () => {
  beforeEach(() => startWith(50, 1))

  /** Fails every other call. */
  function failEveryOther(fail: (res: ServerResponse) => void): void {
    let calls = 0
    edge.upstream.answer = (_req, res) => {
      calls += 1
      if (calls % 2 === 1) fail(res)
      else json(res, 200, { ok: true })
    }
  }

  it.each<[string, (res: ServerResponse) => void]>([
    ['a cut connection', (res) => res.destroy()],
    ['a 502 of the gateway', (res) => res.writeHead(502).end('<h1>Bad gateway</h1>')],
    ['a 504 of the gateway', (res) => res.writeHead(504).end()],
  ])('of a read is hidden by one more call: %s', async (_name, fail) => {
    failEveryOther(fail)
    for (let call = 0; call < 5; call += 1) expect((await read(token, 0)).status).toBe(200)
    expect(edge.upstream.seen).toHaveLength(10)
  })

  it('of an RPC that reads is hidden, too', async () => {
    failEveryOther((res) => res.destroy())
    const answer = await edge.write({
      path: '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
      headers: { cookie: members[0] ?? '', 'content-type': 'application/json' },
      body: '{}',
    })
    expect(answer.status).toBe(200)
  })

  it('of a write is never repeated', async () => {
    failEveryOther((res) => res.destroy())
    const answer = await edge.write({
      method: 'PUT',
      path: token,
      headers: { cookie: members[0] ?? '', 'content-type': 'application/json' },
      body: '{}',
    })
    expect([answer.status, edge.upstream.seen.length]).toEqual([502, 1])
  })

  it('of a 503, which the provider says itself, is not repeated', async () => {
    failEveryOther((res) => json(res, 503, { message: 'Later.' }, { 'retry-after': '9' }))
    expect((await edge.call({ path: promo })).headers['retry-after']).toBe('9')
    expect(edge.upstream.seen).toHaveLength(1)
  })

  it('stops being repeated when many fail', async () => {
    edge.upstream.answer = (_req, res) => res.destroy()
    // Different operations, so that no breaker opens.
    for (let call = 0; call < 5; call += 1) {
      await read(token, 0)
      await read('/api/v1/users/me/reading/bp/stats', 0)
      await read('/api/v1/users/7f3e/reading/bp', 0)
      await edge.call({ path: `${promo}${call}`, headers: { cookie: members[0] ?? '' } })
    }
    // 20 calls and at most 10 saved retries and one for each 5 calls.
    expect(edge.upstream.seen.length).toBeGreaterThan(29)
    expect(edge.upstream.seen.length).toBeLessThanOrEqual(34)
  })
})
