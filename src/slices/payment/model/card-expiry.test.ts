import { expect, test } from 'vitest'
import { expiryOf } from './card-expiry.ts'

test.each([
  ['', '2026-11-20', 'none'],
  ['2026-10', '2026-11-01', 'expired'],
  ['2026-11', '2026-11-30', 'soon'],
  ['2026-11', '2026-12-01', 'expired'],
  ['2026-12', '2026-11-20', 'soon'],
  ['2027-01', '2026-11-20', 'valid'],
  ['2027-01', '2026-12-31', 'soon'],
  ['2028-04', '2026-11-20', 'valid'],
])('a card to the end of "%s" is on %s: %s', (expiryMonth, today, state) => {
  expect(expiryOf({ expiryMonth }, today)).toBe(state)
})
