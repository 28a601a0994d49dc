import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { Conflicted } from '../http/conflicted.ts'
import {
  ContractBroken,
  type Failure,
  NotAllowed,
  Offline,
  RateLimited,
  RequestRefused,
  SessionExpired,
  Unavailable,
} from '../http/failure.ts'
import { writeThrough } from './write-through.ts'

const stops: (() => void)[] = [() => onlineManager.setOnline(true)]
afterEach(() => stops.forEach((stop) => stop()))

/** A page that shows `listOrders` and has shown `listCards`, with the requests of the first. */
async function openPage() {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  const page = { queries, asked: 0 }
  const queryFn = () => Promise.resolve((page.asked += 1))
  const list = new QueryObserver(queries, { queryKey: ['listOrders', {}], queryFn })
  stops.push(list.subscribe(() => {}))
  await expect.poll(() => list.getCurrentResult().data).toBe(1)
  queries.setQueryData(['listCards', {}], 'shown before')
  return page
}
const settled = () => new Promise((done) => setImmediate(done))

const failures: readonly [string, Failure, readsAgain: boolean][] = [
  ['409: there is one already', new RequestRefused({ status: 409, details: [] }), true],
  ['404: gone', new RequestRefused({ status: 404, details: [] }), true],
  ['of an RPC: gone', new RequestRefused({ error: 'not_found', details: [] }), true],
  ['an answer that was lost at the server', new Unavailable({}), true],
  ['an unreadable answer', new ContractBroken({ operation: 'order', problem: 'body' }), true],
  ['an answer that was lost on the way', new Offline(), true],
  [
    'a write that was not sent',
    new ContractBroken({ operation: 'order', problem: 'body', unsent: true }),
    false,
  ],
  ['an edit conflict, which the form shows', new Conflicted([]), false],
  ['401', new SessionExpired({}), false],
  ['403', new NotAllowed({}), false],
  ['429', new RateLimited({}), false],
]
it.each(failures)('a write that fails by %s', async (_, failure, readsAgain) => {
  const page = await openPage()
  const write = writeThrough(page.queries, () => Promise.reject(failure), ['listOrders'])
  await expect(write).rejects.toBe(failure)
  await settled()
  expect(page.asked).toBe(readsAgain ? 2 : 1)
})

it('asks nothing while the network is away', async () => {
  const page = await openPage()
  onlineManager.setOnline(false)
  const lost = () => Promise.reject(new Offline())
  await expect(writeThrough(page.queries, lost, ['listOrders'])).rejects.toBeInstanceOf(Offline)
  await settled()
  expect(page.asked).toBe(1)
})

it('resolves when the lists are read again, and stales what is not shown', async () => {
  const page = await openPage()
  const write = () => Promise.resolve('done')
  expect(await writeThrough(page.queries, write, ['listOrders', 'listCards'])).toBe('done')
  expect(page.asked).toBe(2)
  expect(page.queries.getQueryState(['listCards', {}])?.isInvalidated).toBe(true)
})

it('shows an answer that is the new state before it is read again', async () => {
  const page = await openPage()
  const take = (answer: number) => page.queries.setQueryData(['listOrders', {}], answer)
  await writeThrough(page.queries, () => Promise.resolve(7), ['listOrders'], take)
  expect(page.queries.getQueryData(['listOrders', {}])).toBe(7)
  await expect.poll(() => page.asked).toBe(2)
})
