import { expect, test } from 'vitest'
import type { Day } from '#platform/model/calendar-day.ts'
import { Unavailable } from '#platform/http/failure.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { comparedPeriod, withUnreadNewest } from './incomplete-readings.ts'

const today = '2026-11-20' as Day
const ready = (leftOut?: number) =>
  ({
    state: 'ready',
    data: ['a reading'],
    ...(leftOut === undefined ? {} : { leftOut }),
  }) as never as QueryState<string[]> & { state: 'ready' }
const pending = { state: 'pending' } as QueryState<string[]>
const failed = { state: 'failed', failure: new Unavailable({}) } as never as QueryState<string[]>
const endingOn = (end: string) => ({ start: '2026-11-01' as Day, end: end as Day })

test.each([
  // A span that ends before today ends at the latest readable reading; unreadable ones may be later.
  ['2026-11-19', ready(), ready(2), 2],
  ['2026-11-19', ready(3), ready(2), 3],
  ['2026-11-19', ready(1), ready(2), 2],
  ['2026-11-19', ready(), ready(), undefined],
  ['2026-11-20', ready(), ready(2), undefined],
  ['2026-11-19', ready(1), pending, 1],
  ['2026-11-19', ready(1), failed, 1],
] as const)('a span to %s', (end, read, newest, leftOut) => {
  const found = withUnreadNewest(read, newest, endingOn(end), today)
  expect(found).toMatchObject({ state: 'ready', data: ['a reading'] })
  expect(found.state === 'ready' ? found.leftOut : null).toBe(leftOut)
})

test.each([pending, failed])('nothing is added to a read that is not there', (read) =>
  expect(withUnreadNewest(read, ready(2), endingOn('2026-11-19'), today)).toBe(read),
)

test.each([
  [ready(), undefined, true],
  [ready(0), 0, true],
  [ready(1), 0, false],
  [ready(), 1, false],
  [pending, 0, false],
  [failed, 0, false],
  [null, 0, false],
] as const)(
  'periods are compared only when both have every reading',
  (before, leftOut, isCompared) =>
    expect(comparedPeriod(before, leftOut)).toEqual(isCompared ? ['a reading'] : null),
)
