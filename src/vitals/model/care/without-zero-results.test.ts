import { expect, test } from 'vitest'
import { a1cVerdict, cholesterolOf, shownA1cReport } from './lab-reports.ts'
import { withoutZeroResults } from './without-zero-results.ts'

const timestamp = '2026-11-01T09:00:00'

test('counts a result of 0 as unreadable', () =>
  expect(withoutZeroResults({ items: [52, 0, 0.1], leftOut: 2 }, (value) => value)).toEqual({
    items: [52, 0.1],
    leftOut: 3,
  }))

test('shows no A1C of 0.0% and makes no verdict across it', () => {
  const result = (id: string, quantitativeValue: number) => ({ id, quantitativeValue, timestamp })
  const report = { items: [result('a', 0), result('b', 6.4)], leftOut: 0 }
  expect(shownA1cReport({ results: report, change: -6.4 } as never)).toMatchObject({
    results: [{ id: 'b' }],
    leftOut: 1,
  })
  expect(
    a1cVerdict(shownA1cReport({ results: report, change: -6.4 } as never), '2026-11-20'),
  ).toEqual({ kind: 'unknown' })
})

test('shows no cholesterol of 0', () =>
  expect(
    cholesterolOf({
      panels: {
        items: [{ values: { items: [{ value: 0 }, { value: 180 }], leftOut: 0 } }],
        leftOut: 0,
      },
    } as never),
  ).toMatchObject({ panels: { items: [{ values: { items: [{ value: 180 }], leftOut: 1 } }] } }))
