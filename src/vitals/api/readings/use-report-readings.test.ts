import { expect, test } from 'vitest'
import type { QueryState } from '#platform/query/query-state.ts'
import { toReportReadings } from './use-report-readings.ts'

type Taken = { readonly timestamp: string; readonly utcOffset: string; readonly timeZone: string }
const ready = (data: readonly Taken[]): QueryState<readonly Taken[]> => ({
  state: 'ready',
  data,
  stale: null,
  retrying: false,
  again: () => undefined,
})
const pending: QueryState<readonly Taken[]> = { state: 'pending' }
const span = { start: '2026-11-07', end: '2026-11-20' }
const requested = {
  latest: '2026-11-20',
  span,
  earlier: { start: '2026-10-24', end: '2026-11-06' },
} as const

test.each([
  ['compares once the period before is read', ready([]), { before: [], isComparing: false }],
  ['is comparing while the period before is pending', pending, { before: null, isComparing: true }],
  ['compares with nothing without a request', null, { before: null, isComparing: false }],
] as const)('a report %s', (_, before, data) =>
  expect(toReportReadings(ready([]), requested, ready([]), before)).toMatchObject({
    state: 'ready',
    data,
  }),
)
