import { expect, test } from 'vitest'
import { type Failure, NotAllowed, RequestRefused, Unavailable } from '../http/failure.ts'
import { noneOfItem } from './none-of-item.ts'
import type { QueryState } from './query-state.ts'

const failed = (failure: Failure): QueryState<unknown> => ({
  state: 'failed',
  failure,
  again: () => undefined,
  retrying: false,
})
const refused = (error: string) => failed(new RequestRefused({ error, details: [] }))

test.each<[string, QueryState<unknown>, boolean]>([
  ['an item that the server has not', refused('not_found'), true],
  ['an id that no item can have', refused('invalid_argument'), true],
  ['a precondition', refused('failed_precondition'), false],
  ['a conflict', refused('aborted'), false],
  ['a permission', failed(new NotAllowed({})), false],
  ['a service that is away', failed(new Unavailable({})), false],
  ['a pending call', { state: 'pending' }, false],
])('%s proves that there is none: %s', (_, read, isNone) =>
  expect(noneOfItem(read) !== null).toBe(isNone),
)
