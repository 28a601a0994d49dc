import { expect, test, vi } from 'vitest'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { RpcProblem } from '#generated/rpc/problem.ts'
import { toPagedQueryState } from './paged-query.ts'

type Page = { readonly items: readonly number[]; readonly leftOut: number }
const page = (items: readonly number[], leftOut = 0): Page => ({ items, leftOut })
const query = (more: object = {}) => ({
  data: { pages: [page([1, 2], 1), page([3], 2)] } as
    | { readonly pages: readonly Page[] }
    | undefined,
  error: null as Error | null,
  fetchStatus: 'idle' as const,
  refetch: vi.fn(),
  fetchNextPage: vi.fn(),
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  ...more,
})
const read = (asked: ReturnType<typeof query>) => toPagedQueryState(asked, (each) => each)
const busy = new ApiProblem('listThings', 'answered', 503)
const changed = new ApiProblem('listThings', 'answered', 422, {
  problem: { error: 'unknown_cursor' },
})
const noToken = new RpcProblem('listThings', 'answered', 'invalid_argument')

test('returns the rows of all pages in order, and the sum of left-out rows', () =>
  expect(read(query())).toMatchObject({
    state: 'ready',
    data: { rows: [1, 2, 3], more: { state: 'none' } },
    leftOut: 3,
    stale: null,
  }))

test('loads the next page and reports that it is loading', () => {
  const asked = query({ hasNextPage: true })
  const there = read(asked)
  if (there.state !== 'ready' || there.data.more.state !== 'there') expect.fail('there is more')
  there.data.more.ask()
  expect(asked.fetchNextPage).toHaveBeenCalledOnce()
  expect(
    read(query({ hasNextPage: true, isFetchingNextPage: true, fetchStatus: 'fetching' })),
  ).toMatchObject({ retrying: false, data: { more: { state: 'loading' } } })
})

test('a failed next page keeps the rows fresh and can be retried', () => {
  const asked = query({ hasNextPage: true, isFetchNextPageError: true, error: busy })
  const failed = read(asked)
  if (failed.state !== 'ready' || failed.data.more.state !== 'failed')
    expect.fail('more has failed')
  expect([failed.stale, failed.data.rows, failed.data.more.failure._tag]).toEqual([
    null,
    [1, 2, 3],
    'Unavailable',
  ])
  failed.data.more.ask()
  expect([asked.fetchNextPage, asked.refetch].map((each) => each.mock.calls.length)).toEqual([1, 0])
})

test.each([changed, noToken])('reloads a list that has changed: %s', (error) => {
  const asked = query({ hasNextPage: true, isFetchNextPageError: true, error })
  const failed = read(asked)
  if (failed.state !== 'ready' || failed.data.more.state !== 'failed')
    expect.fail('more has failed')
  failed.data.more.ask()
  expect([asked.fetchNextPage, asked.refetch].map((each) => each.mock.calls.length)).toEqual([0, 1])
})

test('a failed refetch is stale, and a failed first page is failed', () => {
  expect(read(query({ error: busy }))).toMatchObject({
    state: 'ready',
    stale: { _tag: 'Unavailable' },
  })
  expect(read(query({ data: undefined, error: busy }))).toMatchObject({ state: 'failed' })
  expect(read(query({ data: undefined, fetchStatus: 'fetching' }))).toEqual({ state: 'pending' })
})
