import { expect, test } from 'vitest'
import type { AnswerComparison } from '../cases/test-case.ts'
import { day, seen, type CheckRow } from '../testing/checked-exchange.ts'
import { paginationCount, rangeHonoured, sortHonoured } from './list-checks.ts'

const list = (...moments: string[]) => ({ notes: moments.map((at) => ({ at })) })
const count: AnswerComparison = { kind: 'count', list: '/notes', most: 1, before: 'whole' }
const range = (side: 'from' | 'until'): AnswerComparison => ({
  kind: 'range',
  list: '/notes',
  moment: 'at',
  side,
  edge: 'edge',
})
const edge = { variables: { edge: day(2) } }

test.each<CheckRow>([
  [
    'as many items as requested',
    paginationCount,
    seen(count, list(day(1)), {
      variables: { whole: JSON.stringify(list(day(1), day(2))), 'whole.status': '200' },
    }),
    0,
  ],
  ['more', paginationCount, seen(count, list(day(1), day(2))), 1],
  [
    'fewer items than exist',
    paginationCount,
    seen(count, list(), {
      variables: { whole: JSON.stringify(list(day(1))), 'whole.status': '200' },
    }),
    1,
  ],
  [
    'no items when none exist',
    paginationCount,
    seen(count, list(), { variables: { whole: JSON.stringify(list()), 'whole.status': '200' } }),
    0,
  ],
  ['from the boundary on', rangeHonoured, seen(range('from'), list(day(3), day(2)), edge), 0],
  [
    'a value before the boundary',
    rangeHonoured,
    seen(range('from'), list(day(2), day(1)), edge),
    1,
  ],
  [
    'a value after the boundary',
    rangeHonoured,
    seen(range('until'), list(day(3), day(2)), edge),
    1,
  ],
  ['without the boundary', rangeHonoured, seen(range('until'), list(day(1)), edge), 1],
  [
    'newest first',
    sortHonoured,
    seen({ kind: 'order', list: '/notes', moment: 'at' }, list(day(2), day(2), day(1))),
    0,
  ],
  [
    'oldest first',
    sortHonoured,
    seen({ kind: 'order', list: '/notes', moment: 'at' }, list(day(1), day(2))),
    1,
  ],
])('%s', (_, check, exchange, findings) => expect(check(exchange)).toHaveLength(findings))
