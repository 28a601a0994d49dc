import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { createQueryClient } from './query-client.ts'
import {
  ContractBroken,
  Offline,
  RequestRefused,
  RateLimited,
  Unavailable,
} from '../http/failure.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/**
 * A page with `many` active queries. `fail` returns the error of a query, or null for success;
 * `calls` has the time of each request in milliseconds.
 */
function showPage(many: number, fail: (query: number) => unknown, random = () => 0) {
  const start = Date.now()
  let isHung = false
  const calls: { query: number; at: number }[] = []
  const queries = createQueryClient({ random })
  const stops = Array.from({ length: many }, (_, query) => {
    const queryFn = async () => {
      calls.push({ query, at: Date.now() - start })
      if (isHung) return new Promise<never>(() => {})
      const thrown = fail(query)
      if (thrown !== null) throw thrown
      return 'data'
    }
    return new QueryObserver(queries, { queryKey: [query], queryFn }).subscribe(() => {})
  })
  return {
    calls,
    of: (query: number) => calls.filter((call) => call.query === query).map(({ at }) => at),
    stop: (query: number) => stops[query]?.(),
    again: (query: number) => void queries.invalidateQueries({ queryKey: [query] }),
    /** Leaves every later call without an answer. */
    hang: () => (isHung = true),
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it.each([
  ['a lost network', new Offline(), [0, 2_000, 6_000, 10_000]],
  ['an unavailable service', new Unavailable({}), [0, 2_000, 6_000, 10_000]],
  [
    'an answer of the generated client',
    new ApiProblem('getX', 'answered', 503),
    [0, 2_000, 6_000, 10_000],
  ],
  [
    'an answer of the RPC client',
    new RpcProblem('getX', 'answered', 'unavailable'),
    [0, 2_000, 6_000, 10_000],
  ],
  ['a service with Retry-After 5', new Unavailable({ retryAfter: 5 }), [0, 5_000, 10_000]],
  ['too many requests', new RateLimited({ retryAfter: 9 }), [0, 9_000]],
  ['a wait until the year 9999', new Unavailable({ retryAfter: 251_613_000_000 }), [0]],
  [
    'a wait longer than the timer range',
    new ApiProblem('getX', 'answered', 503, { retryAfter: 4_294_968 }),
    [0],
  ],
  [
    'an RPC with a wait longer than the timer range',
    new RpcProblem('getX', 'answered', 'unavailable', { retryAfter: 4_294_968 }),
    [0],
  ],
  ['a permanent failure', new RequestRefused({ status: 404, details: [] }), [0]],
  ['a broken contract', new ContractBroken({ operation: 'getX', problem: 'a' }), [0]],
  ['a defect', new Error('bug'), [0]],
  ['an answer', null, [0]],
])('retries after %s', async (_, thrown, times) => {
  const page = showPage(1, () => thrown)
  await pass(13_000)
  expect(page.of(0)).toEqual(times)
})

it('retries three of twenty queries at a time, and all as soon as one succeeds', async () => {
  let isAway = true
  const page = showPage(20, () => (isAway ? new Unavailable({}) : null))
  await pass(30_000)
  expect(page.calls.filter(({ at }) => at > 0 && at <= 10_000)).toHaveLength(9)
  // The queries take turns.
  expect(new Set(page.calls.filter(({ at }) => at > 0).map(({ query }) => query)).size).toBe(20)
  isAway = false
  const before = page.calls.length
  await pass(4_000)
  expect(
    page.calls
      .slice(before)
      .map(({ query }) => query)
      .toSorted((a, b) => a - b),
  ).toEqual(Array.from({ length: 20 }, (_, query) => query))
  await pass(60_000)
  expect(page.calls).toHaveLength(before + 20)
})

it('a long Retry-After of one query does not delay the others', async () => {
  const page = showPage(2, (query) => new Unavailable(query === 0 ? { retryAfter: 60 } : {}))
  await pass(7_000)
  expect([page.of(0), page.of(1)]).toEqual([[0], [0, 2_000, 6_000]])
})

it('keeps the Retry-After of a query when another succeeds', async () => {
  let failures = 0
  const page = showPage(2, (query) =>
    query === 0 ? new Unavailable({ retryAfter: 10 }) : ++failures > 1 ? null : new Offline(),
  )
  await pass(9_999)
  expect([page.of(0), page.of(1)]).toEqual([[0], [0, 2_000]])
  await pass(1)
  expect(page.of(0)).toEqual([0, 10_000])
})

it('waits for the answer of a retry without polling', async () => {
  const page = showPage(1, () => new Offline())
  await pass(1_000)
  const timers = vi.spyOn(globalThis, 'setTimeout')
  page.hang()
  await pass(10_000)
  expect([page.of(0), timers.mock.calls.length]).toEqual([[0, 2_000], 0])
})

it('does not retry an inactive query', async () => {
  const page = showPage(1, () => new Offline())
  await pass(1_000)
  page.stop(0)
  await pass(20_000)
  expect(page.of(0)).toEqual([0])
})

it('pauses while the page is hidden, and retries at once when it is visible', async () => {
  const page = showPage(1, () => new Offline())
  await pass(1_000)
  focusManager.setFocused(false)
  await pass(60_000)
  expect(page.of(0)).toEqual([0])
  focusManager.setFocused(true)
  await pass(0)
  expect(page.of(0)).toEqual([0, 61_000])
})

it('never exceeds three retries at once or retries before Retry-After', async () => {
  const anyWait = fc.option(
    fc.oneof(fc.constantFrom(0, 1, 4_294_968, 251_613_000_000, Infinity), fc.nat(100)),
    { nil: undefined },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWait, { minLength: 1, maxLength: 25 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      async (waits, random) => {
        vi.clearAllTimers()
        const page = showPage(
          waits.length,
          (query) => new Unavailable({ retryAfter: waits[query] }),
          () => random,
        )
        await pass(20_000)
        const again = page.calls.filter(({ at }) => at > 0)
        for (const { at } of again)
          expect(
            again.filter((other) => other.at >= at && other.at < at + 1_000).length,
          ).toBeLessThanOrEqual(3)
        waits.forEach((wait = 0, query) => {
          const [first = 0, second = Infinity] = page.of(query)
          expect(second - first).toBeGreaterThanOrEqual(Math.min(wait * 1000, 3_600_000))
          page.stop(query)
        })
      },
    ),
    { numRuns: 60 },
  )
})

it('asks the browser about the network, because a tab without a session hears nothing', () => {
  onlineManager.setOnline(false)
  createQueryClient()
  expect(onlineManager.isOnline()).toBe(true)
})

it('begins the back-off anew after a success', async () => {
  let isDown = true
  const page = showPage(1, () => (isDown ? new Offline() : null))
  await pass(11_000)
  expect(page.of(0)).toEqual([0, 2_000, 6_000, 10_000])
  isDown = false
  await pass(4_000)
  isDown = true
  const before = page.of(0).length
  page.again(0)
  await pass(3_000)
  expect(
    page
      .of(0)
      .slice(before)
      .map((at) => at - (page.of(0)[before] ?? 0)),
  ).toEqual([0, 2_000])
})
