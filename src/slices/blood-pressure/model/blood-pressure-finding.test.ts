import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyBloodPressureReading,
  bloodPressureReading as reading,
} from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { findingOf } from './blood-pressure-finding.ts'
import { trendRanges } from '#platform/model/date-span.ts'

const week = ['14', '15', '18', '20'].map((day) =>
  reading({ id: day, timestamp: `2026-11-${day}T07:40:00` }),
)
const before = (systolic: number) => ({ average: { systolic, diastolic: 78 }, count: 20, days: 20 })

test('returns the empty finding for a period without readings', () => {
  expect(findingOf('month', [], before(130))).toEqual({ kind: 'none' })
})

test('returns a single reading as such', () => {
  expect(findingOf('month', [reading()], before(130))).toEqual({ kind: 'one', reading: reading() })
})

test('puts a severe reading first, even when the average fell', () => {
  const severe = reading({ id: 'severe', timestamp: '2026-11-15T21:00:00', systolic: 182 })
  expect(findingOf('week', [...week, severe], before(150))).toEqual({
    kind: 'severe',
    count: 1,
    latest: severe,
  })
  expect(findingOf('day', [severe], null)).toEqual({ kind: 'severe', count: 1, latest: severe })
})

test('returns the count and the highest reading of a day', () => {
  const evening = reading({ id: 'evening', systolic: 136, timestamp: '2026-11-20T19:00:00' })
  expect(findingOf('day', [reading(), evening], before(150))).toEqual({
    kind: 'day',
    count: 2,
    highest: evening,
  })
})

test('compares a longer period, or returns its average when there is too little to compare', () => {
  expect(findingOf('week', week, before(132))).toEqual({
    kind: 'change',
    change: { kind: 'lower', number: 'systolic', points: 4 },
  })
  expect(findingOf('week', week, before(129))).toEqual({ kind: 'steady' })
  expect(findingOf('week', week.slice(0, 2), before(150))).toEqual({
    kind: 'average',
    average: { systolic: 128, diastolic: 78, pulse: 72 },
  })
  expect(findingOf('week', week, null)).toMatchObject({ kind: 'average' })
})

test('returns one finding for any readings and always reports a severe one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...trendRanges),
      fc.array(anyBloodPressureReading),
      (range, readings) => {
        const finding = findingOf(range, readings, before(130))
        expect(finding.kind === 'severe').toBe(
          readings.some((each) => each.systolic > 180 || each.diastolic > 120),
        )
        expect(finding.kind === 'none').toBe(readings.length === 0)
      },
    ),
  )
})
