import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bloodPressureCategories,
  bloodPressureEdges,
  categorize,
  highestFirst,
  isWithinTarget,
  severityOf,
} from './blood-pressure.ts'

const pressures = fc.record({
  systolic: fc.integer({ min: 40, max: 300 }),
  diastolic: fc.integer({ min: 20, max: 200 }),
})

test.each([
  [119, 79, 'normal'],
  [120, 79, 'elevated'],
  [129, 79, 'elevated'],
  [118, 80, 'stage1'],
  [129, 80, 'stage1'],
  [130, 79, 'stage1'],
  [139, 89, 'stage1'],
  [140, 70, 'stage2'],
  [139, 90, 'stage2'],
  [125, 90, 'stage2'],
  [125, 95, 'stage2'],
  [180, 120, 'stage2'],
  [181, 100, 'severe'],
  [180, 121, 'severe'],
  [150, 121, 'severe'],
  [181, 121, 'severe'],
] as const)('%i/%i is %s (docs/clinical.md#blood-pressure)', (systolic, diastolic, category) => {
  expect(categorize({ systolic, diastolic })).toBe(category)
})

test('a higher number never makes a reading less severe', () => {
  fc.assert(
    fc.property(pressures, fc.nat(60), fc.nat(60), (pressure, up, across) => {
      const higher = { systolic: pressure.systolic + up, diastolic: pressure.diastolic + across }
      expect(severityOf(higher)).toBeGreaterThanOrEqual(severityOf(pressure))
    }),
  )
})

test.each([
  [129, 79, true],
  [130, 79, false],
  [129, 80, false],
  [90, 60, true],
])('%i/%i within target: %s', (systolic, diastolic, expected) => {
  expect(isWithinTarget({ systolic, diastolic })).toBe(expected)
})

test('within target are exactly the categories normal and elevated', () => {
  fc.assert(
    fc.property(
      pressures,
      (pressure) =>
        isWithinTarget(pressure) ===
        severityOf(pressure) < bloodPressureCategories.indexOf('stage1'),
    ),
  )
})

test('ranks a more severe reading higher, even with a lower systolic number', () => {
  expect(
    [
      { systolic: 170, diastolic: 90 },
      { systolic: 150, diastolic: 121 },
      { systolic: 170, diastolic: 95 },
    ].sort(highestFirst),
  ).toEqual([
    { systolic: 150, diastolic: 121 },
    { systolic: 170, diastolic: 95 },
    { systolic: 170, diastolic: 90 },
  ])
})

test('the displayed edges are the edges of the categories', () => {
  const [normal, elevated, stage1, stage2, severe] = bloodPressureEdges
  expect(bloodPressureEdges.map(({ category }) => category)).toEqual(bloodPressureCategories)
  expect(normal).toEqual({ category: 'normal', systolicUnder: 120, diastolicUnder: 80 })
  expect(elevated).toEqual({
    category: 'elevated',
    systolicFrom: 120,
    systolicTo: 129,
    diastolicUnder: 80,
  })
  expect(stage1).toEqual({
    category: 'stage1',
    systolicFrom: 130,
    systolicTo: 139,
    diastolicFrom: 80,
    diastolicTo: 89,
  })
  expect(stage2).toEqual({ category: 'stage2', systolicFrom: 140, diastolicFrom: 90 })
  expect(severe).toEqual({ category: 'severe', systolicOver: 180, diastolicOver: 120 })
})
