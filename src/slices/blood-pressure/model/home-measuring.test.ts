import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anyBloodPressureReading,
  bloodPressureReading as reading,
} from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { homeMeasuringOf } from './home-measuring.ts'
import { dayOf } from '#vitals/model/readings/readings.ts'

const on = (day: number, systolic: number, time = '07:40:00') =>
  reading({ id: `${day} ${time}`, timestamp: `2026-11-${day}T${time}`, systolic, diastolic: 80 })

test('returns null without readings', () => expect(homeMeasuringOf([])).toBeNull())

test('leaves out all readings of the first of five days', () => {
  const home = homeMeasuringOf([
    on(18, 130),
    on(16, 150),
    on(16, 160, '20:00:00'),
    on(17, 126),
    on(20, 124),
    on(19, 128),
  ])
  expect(home).toMatchObject({
    leftOut: '2026-11-16',
    counted: { count: 4, days: 4, average: { systolic: 127 } },
    all: { count: 6, days: 5, average: { systolic: 136 } },
  })
})

test.each([
  [[17, 18, 19, 20], '2026-11-17'],
  [[18, 19, 20], null],
  [[20], null],
])('days %j leave out %s: at least three others must be left', (days, leftOut) => {
  const home = homeMeasuringOf(days.map((day) => on(day, 120 + day)))
  expect(home?.leftOut).toBe(leftOut)
  expect(home?.counted.days).toBe(leftOut === null ? days.length : days.length - 1)
})

test('leaves out only the first day, for readings in any order', () => {
  fc.assert(
    fc.property(fc.array(anyBloodPressureReading, { minLength: 1, maxLength: 40 }), (readings) => {
      const { counted, all, leftOut } = homeMeasuringOf(readings)!
      const days = [...new Set(readings.map(dayOf))].sort()
      expect(leftOut).toBe(days.length > 3 ? days[0] : null)
      expect(all.count).toBe(readings.length)
      expect(counted.count).toBe(readings.filter((reading) => dayOf(reading) !== leftOut).length)
    }),
  )
})
