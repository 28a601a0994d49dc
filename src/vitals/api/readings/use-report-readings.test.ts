import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/model/calendar-day.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { resolveInitialRange } from './resolve-initial-range.ts'
import { requestedSpans, toReportReadings } from './use-report-readings.ts'

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

test('a report has the period of the other pages', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: -400, max: 2 }),
      fc.constantFrom(7, 14, 30, 90, 180, 365),
      (ago, length) => {
        const today = '2026-11-20'
        const latest = addDays(today, ago)
        const newest = ready([
          { timestamp: `${latest}T08:00:00`, utcOffset: '-05:00', timeZone: 'America/New_York' },
        ])
        const page = resolveInitialRange(null, newest, today, length)
        expect(requestedSpans(newest, { length, today })?.span).toEqual(page?.span)
      },
    ),
  ))
