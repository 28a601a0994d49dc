import { expect, test } from 'vitest'
import { albuminCategoryOf, albuminRanges, changeOf, filtrationCategoryOf, filtrationRangeOf, filtrationRanges } from './kidney.ts'

test('the ranges leave no whole number out and have none twice', () => {
  for (const ranges of [filtrationRanges, albuminRanges]) {
    for (let value = 0; value <= 1000; value += 1) {
      expect(ranges.filter(({ from, to }) => value >= (from ?? 0) && value <= (to ?? Infinity)).length, String(value)).toBe(1)
    }
  }
})

test.each([['G1', 90, null], ['G2', 60, 89], ['G3A', 45, 59], ['G3B', 30, 44], ['G4', 15, 29], ['G5', null, 14]] as const)('%s is %s to %s', (category, from, to) =>
  expect(filtrationRangeOf(category)).toMatchObject({ from, to }))

test('clinical.md 6: G5 is under 15, A1 under 30, A3 over 300, and no other range is said so', () => {
  expect([...filtrationRanges, ...albuminRanges].flatMap(range => ('under' in range ? [`${range.name} <${range.under}`] : 'over' in range ? [`${range.name} >${range.over}`] : []))).toEqual(['G5 <15', 'A1 <30', 'A3 >300'])
})

test('one result has no change; of several the newest is held against the one before', () => {
  const at = (value: number, timestamp: string) => ({ value, timestamp })
  expect(changeOf([at(52, '2026-09-14T09:00:00')])).toBeNull()
  expect(changeOf([at(52.1, '2026-09-14T09:00:00'), at(55, '2026-03-10T09:00:00'), at(80, '2025-03-10T09:00:00')])).toEqual({ by: -2.9, since: '2026-03-10T09:00:00' })
})

test.each([[90, 'G1'], [89.9, 'G2'], [60, 'G2'], [59.9, 'G3A'], [45, 'G3A'], [44.9, 'G3B'], [30, 'G3B'], [29.9, 'G4'], [15, 'G4'], [14.9, 'G5'], [0, 'G5']] as const)('an eGFR of %s is %s', (value, category) =>
  expect(filtrationCategoryOf(value)).toBe(category))

test.each([[0, 'A1'], [29.9, 'A1'], [30, 'A2'], [300, 'A2'], [300.1, 'A3']] as const)('a uACR of %s is %s', (value, category) => expect(albuminCategoryOf(value)).toBe(category))
