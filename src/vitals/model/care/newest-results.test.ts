import { expect, test } from 'vitest'
import {
  a1cVerdict,
  cholesterolOf,
  leadMarker,
  markerVerdict,
  shownA1cReport,
} from './lab-reports.ts'
import { newestResults } from './newest-results.ts'

const [older, newer] = ['2026-05-01T09:00:00', '2026-11-01T09:00:00']
const today = '2026-11-20'

test('orders by the day and keeps the order of equal ones', () =>
  expect(
    newestResults({
      items: [
        { id: 1, timestamp: older },
        { id: 2, timestamp: newer },
        { id: 3, timestamp: newer },
      ],
      leftOut: 2,
    }),
  ).toMatchObject({ items: [{ id: 2 }, { id: 3 }, { id: 1 }], leftOut: 2 }))

test('a worse result is worse in whatever order a server sends them', () => {
  const a1c = shownA1cReport({
    results: {
      items: [
        { id: 'a', quantitativeValue: 6.8, timestamp: older },
        { id: 'b', quantitativeValue: 8.1, timestamp: newer },
      ],
      leftOut: 0,
    },
  } as never)
  expect([a1c.results[0]?.id, a1cVerdict(a1c, today)?.kind]).toEqual(['b', 'worse'])

  const panel = (timestamp: string, value: number) => ({
    timestamp,
    values: { items: [{ marker: 'LDL', value }], leftOut: 0 },
  })
  const cholesterol = cholesterolOf({
    panels: { items: [panel(older, 100), panel(newer, 140)], leftOut: 0 },
  } as never)
  expect(markerVerdict(cholesterol, leadMarker(cholesterol) ?? '', today)?.kind).toBe('worse')
})
