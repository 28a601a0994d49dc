import { expect, test } from 'vitest'
import type { QueryState } from '#platform/query/query-state.ts'
import { toReportReadings } from './use-report-readings.ts'

type Taken = { readonly timestamp: string; readonly utcOffset: string; readonly timeZone: string }
const ready = (data: readonly Taken[]): QueryState<readonly Taken[]> => ({
  state: 'ready',
  data,
  stale: null,
  trying: false,
  again: () => undefined,
})
const pending: QueryState<readonly Taken[]> = { state: 'pending' }
const span = { start: '2026-11-07', end: '2026-11-20' }
const asked = {
  latest: '2026-11-20',
  span,
  earlier: { start: '2026-10-24', end: '2026-11-06' },
} as const

test.each([
  [
    'is compared as soon as the period before is read',
    ready([]),
    { before: [], isComparing: false },
  ],
  [
    'says that it is comparing while the period before is read',
    pending,
    { before: null, isComparing: true },
  ],
  ['compares with nothing where nothing is asked for', null, { before: null, isComparing: false }],
] as const)('a report %s', (_, before, data) =>
  expect(toReportReadings(ready([]), asked, ready([]), before)).toMatchObject({
    state: 'ready',
    data,
  }),
)
