import { expect, test } from 'vitest'
import { hasBloodPressureSummary, sampleOf } from './blood-pressure-sample.ts'

const wire = {
  start: '2026-10-15T00:00:00',
  end: '2026-11-13T23:59:59',
  count: 26,
  daysWithReadings: 24,
  average: { systolic: 134, diastolic: 80, pulse: 71 },
}

test('converts a summary into a sample, and no readings into null', () => {
  expect(sampleOf(wire)).toEqual({
    count: 26,
    days: 24,
    average: { systolic: 134, diastolic: 80, pulse: 71 },
  })
  expect(sampleOf({ ...wire, count: 0, daysWithReadings: 0, average: null })).toBeNull()
})

test.each([
  [true, false, false, true],
  [false, true, false, true],
  [false, false, true, true],
  [false, false, false, false],
])(
  'BP-002 blood pressure %s, kidney disease %s, heart failure %s: fetched %s',
  (bloodPressure, chronicKidneyDisease, heartFailure, expected) => {
    expect(hasBloodPressureSummary({ bloodPressure, chronicKidneyDisease, heartFailure })).toBe(
      expected,
    )
  },
)
