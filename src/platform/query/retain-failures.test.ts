import {
  InfiniteQueryObserver,
  notifyManager,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Failure, Offline, RequestRefused, Unavailable } from '../http/failure.ts'
import { toPagedQueryState } from './paged-query.ts'
import { createQueryClient } from './query-client.ts'
import { toQueryState, type QueryState } from './query-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
/** Fails after `ms` milliseconds. */
const failAfter = (ms: number, failure: Failure) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  throw failure
}
/** A call without an answer reaches its timeout. */
const hang = failAfter(20_000, new Unavailable({}))

const nameOf = (read: QueryState<unknown>): string =>
  read.state === 'failed'
    ? `failed ${read.failure._tag}${read.retrying ? ' retrying' : ''}`
    : read.state

/** The distinct states that a screen shows while `answer` is the response of each call. */
function statesOf(answer: (call: number) => Promise<string>) {
  const states: string[] = []
  let calls = 0
  const queryFn = () => answer((calls += 1))
  const show = (read: QueryState<unknown>) => {
    if (states.at(-1) !== nameOf(read)) states.push(nameOf(read))
  }
  const queries = createQueryClient({ random: () => 0 })
  const observer = new QueryObserver(queries, { queryKey: ['call'], queryFn })
  const refetch = () => observer.refetch()
  const render = () => show(toQueryState(observer.getCurrentResult()))
  render()
  // React renders once after a batch, as this does.
  observer.subscribe(notifyManager.batchCalls(render))
  queries.mount()
  return { states, refetch, queries }
}

it.each([
  ['an unavailable service', failAfter(100, new Unavailable({})), 'Unavailable'],
  ['a call that is never answered', hang, 'Unavailable'],
  ['an unreachable service', failAfter(100, new Offline()), 'Offline'],
])('keeps the failure of %s during every retry', async (_, answer, failure) => {
  let calls = 0
  const { states } = statesOf(() => ((calls += 1), answer()))
  await pass(90_000)
  expect(calls).toBeGreaterThan(3)
  expect(states.slice(0, 3)).toEqual(['pending', `failed ${failure}`, `failed ${failure} retrying`])
  expect(states.slice(1)).not.toContain('pending')
})

it('keeps the failure while the member retries, and shows the data when it arrives', async () => {
  const { states, refetch } = statesOf(async (call) => {
    if (call < 3) await failAfter(100, new RequestRefused({ status: 404, details: [] }))()
    return 'data'
  })
  await pass(200)
  void refetch()
  await pass(200)
  void refetch()
  await pass(200)
  expect(states).toEqual([
    'pending',
    'failed Refused',
    'failed Refused retrying',
    'failed Refused',
    'ready',
  ])
})

it('keeps the failure of a lost network while the first answer loads', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { states } = statesOf(hang)
  await pass(0)
  onlineManager.setOnline(true)
  await pass(20_100)
  expect(states.slice(0, 4)).toEqual([
    'pending',
    'failed Offline',
    'failed Offline retrying',
    'failed Unavailable',
  ])
})

it('is offline when the network is lost after another failure', async () => {
  const { states, refetch } = statesOf(failAfter(0, new Unavailable({ retryAfter: 3_000 })))
  await pass(1)
  onlineManager.setOnline(false)
  void refetch()
  await pass(1)
  expect(states.at(-1)).toBe('failed Offline')
})

it('starts again without the failure when the query is reset', async () => {
  const { states, queries } = statesOf((call) =>
    call === 1 ? Promise.reject(new Unavailable({ retryAfter: 3_000 })) : hang(),
  )
  await pass(0)
  queries.clear()
  const observer = new QueryObserver(queries, { queryKey: ['call'], queryFn: hang })
  observer.subscribe(() => {})
  expect(nameOf(toQueryState(observer.getCurrentResult()))).toBe('pending')
  expect(states.at(-1)).toBe('failed Unavailable')
})

it('keeps the failure of a paged list', async () => {
  const states: string[] = []
  const observer = new InfiniteQueryObserver(createQueryClient({ random: () => 0 }), {
    queryKey: ['pages'],
    queryFn: hang,
    initialPageParam: null,
    getNextPageParam: () => null,
  })
  const render = () => {
    const rowsOf = () => ({ items: [], leftOut: 0 })
    states.push(nameOf(toPagedQueryState(observer.getCurrentResult(), rowsOf)))
  }
  observer.subscribe(notifyManager.batchCalls(render))
  await pass(60_000)
  expect(states.slice(states.indexOf('failed Unavailable'))).not.toContain('pending')
  expect(states).toContain('failed Unavailable retrying')
})
