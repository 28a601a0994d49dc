import { expect, test } from 'vitest'
import { hasPersonalizedReport } from './challenges.ts'

test.each([
  [[], false],
  [[4], false],
  [[5], true],
  [[5, 0], true],
  [[0, 5], false],
])('USER-021: with entries of %j the personalized report is open: %s', (entries, is) => {
  expect(hasPersonalizedReport(entries.map(bloodPressureEntries => ({ bloodPressureEntries })))).toBe(is)
})
