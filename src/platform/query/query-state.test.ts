import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { ContractBroken, Offline, Unavailable } from '../http/failure.ts'
import {
  combineQueryStates,
  combineWithOptional,
  mapQueryState,
  type QueryState,
  readyWith,
  toldByPage,
  toQueryState,
  toRowsQueryState,
} from './query-state.ts'

const query = { data: undefined, error: null, fetchStatus: 'idle', refetch: vi.fn() } as const

test('is pending without data', () => {
  expect(toQueryState({ ...query, fetchStatus: 'fetching' })).toEqual({ state: 'pending' })
})

test('is failed after the first try, and retrying during the second', () => {
  const error = new ApiProblem('op', 'answered', 503, { retryAfter: 3 })
  expect(toQueryState({ ...query, error })).toMatchObject({
    state: 'failed',
    failure: new Unavailable({ retryAfter: 3 }),
    retrying: false,
  })
  expect(toQueryState({ ...query, error, fetchStatus: 'fetching' })).toMatchObject({
    state: 'failed',
    retrying: true,
  })
})

test('a paused query is offline, not pending', () => {
  expect(toQueryState({ ...query, fetchStatus: 'paused' })).toMatchObject({
    state: 'failed',
    failure: new Offline(),
  })
})

test('a failed refetch keeps the data and is stale', () => {
  const error = new ContractBroken({ operation: 'op', problem: 'bpReadings.0.systolic' })
  expect(toQueryState({ ...query, data: [1], error })).toMatchObject({
    state: 'ready',
    data: [1],
    stale: error,
  })
  expect(toQueryState({ ...query, data: [1] })).toMatchObject({ state: 'ready', stale: null })
})

test('again refetches', () => {
  const read = toQueryState({ ...query, error: new Offline() })
  if (read.state === 'failed') read.again()
  expect(query.refetch).toHaveBeenCalledOnce()
})

test('rethrows a defect', () => {
  expect(() => toQueryState({ ...query, error: new Error('bug') })).toThrow('bug')
})

test('mapQueryState maps data and keeps failures', () => {
  expect(mapQueryState(toQueryState({ ...query, data: 2 }), (value) => value * 2)).toMatchObject({
    state: 'ready',
    data: 4,
  })
  expect(mapQueryState(toQueryState({ ...query, error: new Offline() }), () => 1)).toMatchObject({
    state: 'failed',
  })
})

test('combined reads count the unreadable rows of both', () => {
  const rows = (leftOut: number) => toRowsQueryState({ ...query, data: { items: ['a'], leftOut } })
  expect(combineQueryStates(rows(2), rows(1))).toMatchObject({ leftOut: 3 })
  expect(combineQueryStates(rows(0), rows(0))).not.toHaveProperty('leftOut')
})

test('combined reads are ready when both are, and only failed ones are retried', () => {
  const [one, two] = [vi.fn(), vi.fn()]
  const ready = toQueryState({ ...query, data: 1, refetch: one })
  const failed = toQueryState({ ...query, error: new Offline(), refetch: two })
  expect(combineQueryStates(ready, toQueryState(query)).state).toBe('pending')
  expect(combineQueryStates(toQueryState(query), ready).state).toBe('pending')
  expect(combineQueryStates(ready, toQueryState({ ...query, data: 'a' }))).toMatchObject({
    state: 'ready',
    data: [1, 'a'],
    stale: null,
  })
  for (const read of [combineQueryStates(ready, failed), combineQueryStates(failed, ready)]) {
    expect(read).toMatchObject({ state: 'failed', failure: new Offline() })
    if (read.state === 'failed') read.again()
  }
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 2])
  expect(
    combineQueryStates(ready, toQueryState({ ...query, data: 'a', error: new Offline() })),
  ).toMatchObject({
    state: 'ready',
    stale: new Offline(),
  })
})

const states: Readonly<Record<string, QueryState<number>>> = {
  pending: { state: 'pending' },
  failed: toQueryState<number>({ ...query, error: new Offline() }),
  ready: readyWith(1),
  old: toQueryState({ ...query, data: 1, error: new Offline() }),
  partly: toRowsQueryState({ ...query, data: { items: 1, leftOut: 2 } }),
}
test.each([
  ['pending', 'ready', { state: 'pending' }],
  ['ready', 'pending', { state: 'pending' }],
  ['failed', 'pending', { state: 'failed' }],
  ['failed', 'ready', { state: 'failed' }],
  ['ready', 'failed', { state: 'ready', data: [1, null], stale: null }],
  ['ready', 'old', { state: 'ready', data: [1, 1], stale: new Offline() }],
  ['old', 'ready', { state: 'ready', data: [1, 1], stale: new Offline() }],
  ['old', 'failed', { state: 'ready', data: [1, null], stale: new Offline() }],
  ['ready', 'partly', { state: 'ready', leftOut: 2 }],
  ['partly', 'partly', { state: 'ready', leftOut: 4 }],
])('a %s read with an optional %s one', (a, b, expected) => {
  const [one, two] = [states[a], states[b]]
  if (one === undefined || two === undefined) throw new Error('no such state')
  expect(combineWithOptional(one, two)).toMatchObject(expected)
})

test('an optional read that failed is retried with the other', () => {
  const refetch = vi.fn()
  const failed = toQueryState<number>({ ...query, error: new Offline(), refetch })
  const both = combineWithOptional(readyWith(1), failed)
  if (both.state === 'ready') both.again()
  expect(refetch).toHaveBeenCalledTimes(1)
})

test('what the page tells is told once', () => {
  expect(toldByPage(states['old'] ?? readyWith(0))).toMatchObject({ data: 1, stale: null })
  expect(toldByPage(states['partly'] ?? readyWith(0))).toMatchObject({ leftOut: 0 })
  expect(toldByPage({ state: 'pending' })).toEqual({ state: 'pending' })
})
