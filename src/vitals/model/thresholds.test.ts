import { expect, test } from 'vitest'
import { bloodPressureLimits, bloodSugarLimits, reaches } from './thresholds.ts'

test('reaches a limit from its value on, or strictly above it', () => {
  expect([139, 140, 141].map((figure) => reaches(figure, { from: 140 }))).toEqual([
    false,
    true,
    true,
  ])
  expect([179, 180, 181].map((figure) => reaches(figure, { above: 180 }))).toEqual([
    false,
    false,
    true,
  ])
})

test('blood pressure limits fall from most severe to least', () => {
  const figure = (limit: { from: number } | { above: number }) =>
    'from' in limit ? limit.from : limit.above
  const systolic = bloodPressureLimits.map(({ systolic }) => figure(systolic))
  expect(systolic).toEqual([...systolic].sort((a, b) => b - a))
})

test('BG-027 BG-034: blood sugar limits rise from one end to the other', () => {
  const limits = Object.values(bloodSugarLimits)
  expect(limits).toEqual([...limits].sort((a, b) => a - b))
})
