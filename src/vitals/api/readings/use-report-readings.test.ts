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
  today: '2026-11-20',
} as const
const partly = { ...ready([]), leftOut: 1 } as const

test.each([
  ['the period', partly, ready([])],
  ['the period before', ready([]), partly],
])('a report compares with nothing while a reading of %s could not be read', (_, now, before) =>
  expect(toReportReadings(ready([]), requested, now, before)).toMatchObject({
    data: { before: null, isComparing: false },
  }),
)

test.each([
  ['an older period', '2026-11-21', 1],
  ['a period up to today', '2026-11-20', undefined],
])('a report of %s counts the unreadable ones of the newest readings', (_, today, leftOut) => {
  const read = toReportReadings(partly, { ...requested, today }, ready([]), null)
  expect(read.state === 'ready' && read.leftOut).toBe(leftOut)
})

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

test('a reading of a clock ahead of ours does not move the period', () => {
  const today = '2026-11-20'
  const taken = (timestamp: string) => ({
    timestamp,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
  })
  const newest = ready([taken('2028-01-02T08:00:00'), taken('2026-11-19T08:00:00')])
  const span = { start: '2026-10-22', end: today }
  expect(resolveInitialRange(null, newest, today, 30)).toMatchObject({ span, because: 'recent' })
  expect(requestedSpans(newest, { length: 30, today })?.span).toEqual(span)
})
