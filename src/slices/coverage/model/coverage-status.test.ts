import { expect, test } from 'vitest'
import { unreadablePart } from '#generated/schemas/read.ts'
import { standingOf } from './coverage-status.ts'

test.each([
  ['2026-07-01', undefined, '2026-06-30', 'ahead'],
  ['2026-07-01', undefined, '2026-07-01', 'inForce'],
  ['2024-01-01', '2026-06-30', '2026-06-30', 'inForce'],
  ['2024-01-01', '2026-06-30', '2026-07-01', 'over'],
])('a plan from %s to %s is on %s: %s', (startDate, endDate, today, standing) => {
  expect(standingOf({ startDate, ...(endDate === undefined ? {} : { endDate }) }, today)).toBe(
    standing,
  )
})

test.each([
  ['2026-07-01', '2026-06-30', 'ahead'],
  ['2024-01-01', '2026-06-30', 'unclear'],
])('a plan from %s with an unreadable last day is on %s: %s', (startDate, today, standing) =>
  expect(standingOf({ startDate, endDate: unreadablePart }, today)).toBe(standing),
)
