import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyBloodPressureReading,
  bloodPressureReading as reading,
} from './blood-pressure.arbitrary.ts'
import { averageOf, highestOf, statisticsOf } from './blood-pressure-statistics.ts'
import { severityOf } from './blood-pressure.ts'

test('rounds an average half up to whole mmHg', () => {
  const of = (...systolic: number[]) =>
    averageOf(systolic.map((value) => reading({ systolic: value })))?.systolic
  expect(of(129, 130)).toBe(130)
  expect(of(129, 129, 130)).toBe(129)
  expect(of(120)).toBe(120)
})

test('leaves a missing pulse out of the average', () => {
  expect(
    averageOf([reading({ pulse: 70 }), reading({ pulse: null }), reading({ pulse: 75 })])?.pulse,
  ).toBe(73)
  expect(averageOf([reading({ pulse: null })])?.pulse).toBeNull()
})

test('returns null without readings', () => {
  expect(averageOf([])).toBeNull()
  expect(highestOf([])).toBeNull()
  expect(statisticsOf([])).toBeNull()
})

test('computes the figures of a small period', () => {
  const highest = reading({
    id: 'high',
    timestamp: '2026-11-19T07:40:00',
    systolic: 146,
    diastolic: 91,
    pulse: 70,
  })
  expect(
    statisticsOf([
      reading(),
      highest,
      reading({
        id: 'evening',
        timestamp: '2026-11-19T19:40:00',
        systolic: 118,
        diastolic: 74,
        pulse: null,
      }),
    ]),
  ).toEqual({
    count: 3,
    days: 2,
    hasOccasions: true,
    average: { systolic: 131, diastolic: 81, pulse: 71 },
    highest,
    withinTarget: 2,
    byCategory: { normal: 1, elevated: 1, stage1: 0, stage2: 1, severe: 0 },
  })
})

test('the figures of any readings agree with each other', () => {
  fc.assert(
    fc.property(fc.array(anyBloodPressureReading, { minLength: 1 }), (readings) => {
      const { average, byCategory, count, days, highest, withinTarget } = statisticsOf(readings)!
      const systolic = readings.map((each) => each.systolic)
      expect(average.systolic).toBeGreaterThanOrEqual(Math.min(...systolic))
      expect(average.systolic).toBeLessThanOrEqual(Math.max(...systolic))
      expect(Object.values(byCategory).reduce((sum, each) => sum + each, 0)).toBe(count)
      expect(withinTarget).toBe(byCategory.normal + byCategory.elevated)
      expect(days).toBeLessThanOrEqual(count)
      expect(severityOf(highest)).toBe(Math.max(...readings.map(severityOf)))
    }),
  )
})
